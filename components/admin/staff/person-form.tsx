import { FormDone } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changePerson } from "@/lib/api/admin/staff-actions";
import type { StaffRow } from "@/lib/contract/admin/staff";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";
import { InvitationLink } from "./invitation-link";
import { RightsField } from "./rights-field";

type Props = { person: StaffRow; language: Language; texts: AdminTexts };

/** What an owner may do with somebody else; it unfolds in the row, and each step says what it does. */
export function PersonForm({ person, language, texts }: Props) {
  const { staff } = texts;
  const { id, revision, name, rights } = person;
  const steps = [
    { act: "rights", label: staff.save_rights, note: staff.rights_note },
    { act: "end", label: staff.end, note: null },
    { act: "reset", label: staff.reset, note: staff.reset_note },
    { act: "remove", label: staff.remove, note: staff.remove_note },
  ];
  return (
    <details>
      <summary>
        {staff.edit}
        <span className="vh"> {name}</span>
      </summary>
      <StaffForm
        action={changePerson}
        language={language}
        texts={formTexts(texts)}
        sent={{ id, revision, name }}
        buttons={steps.map(({ act, label, note }) => (
          <p key={act}>
            <button className={act === "remove" ? "sec bad" : "sec"} type="submit" name="act" value={act}>
              {label}
            </button>{" "}
            {note ? <span className="q">{note}</span> : null}
          </p>
        ))}
      >
        <RightsField id={`rights-${id}`} texts={texts} chosen={rights} />
        <InvitationLink language={language} text={staff.link} />
        <FormDone>{staff.done}</FormDone>
      </StaffForm>
    </details>
  );
}
