import { FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { LanguageField } from "@/components/admin/shell/language-field";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { invite } from "@/lib/api/admin/staff-actions";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";
import { InvitationLink } from "./invitation-link";
import { RightsField } from "./rights-field";

/** Invites a person; the link is shown this once. */
export function InviteForm({ language, texts }: { language: Language; texts: AdminTexts }) {
  const { staff } = texts;
  return (
    <StaffForm
      action={invite}
      language={language}
      texts={formTexts(texts)}
      sent={{ id: "new" }}
      className="wide-ff"
      buttons={
        <button className="do" type="submit">
          {staff.send}
        </button>
      }
    >
      <div className="row">
        <FormText id="new-name" name="name" label={staff.name} autoComplete="off" maxLength={80} />
        <FormText id="new-email" name="email" type="email" label={staff.email} autoComplete="off" maxLength={254} />
        <LanguageField id="new-language" label={staff.language} chosen={language} />
      </div>
      <RightsField id="new-rights" texts={texts} chosen={["orders"]} />
      <InvitationLink language={language} text={staff.link} />
    </StaffForm>
  );
}
