import { FormText, UntilDone } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { LanguageField } from "@/components/admin/shell/language-field";
import { PhoneSecret } from "@/components/admin/shell/phone-secret";
import { RecoveryCodes } from "@/components/admin/shell/recovery-codes";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { acceptInvitation, setUpPhone } from "@/lib/api/admin/door-actions";
import { enterByPasskey } from "@/lib/api/admin/passkey-actions";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";
import { GoOn } from "./go-on";

type Props = { language: Language; texts: AdminTexts };

/** Takes an invitation: one's name, and the language of everything that follows. */
export function InvitationForm(props: Props & { token: string; name: string }) {
  const { language, texts, token, name } = props;
  const { welcome } = texts;
  return (
    <StaffForm
      action={acceptInvitation}
      language={language}
      texts={formTexts(texts)}
      sent={{ token }}
      buttons={
        <button className="do wide" type="submit">
          {welcome.begin}
        </button>
      }
    >
      <FormText
        id="name"
        name="name"
        label={welcome.name}
        hint={welcome.name_hint}
        defaultValue={name}
        autoComplete="name"
        maxLength={80}
      />
      <LanguageField id="language" label={welcome.language} chosen={language} />
    </StaffForm>
  );
}

/** A passkey in place of password and phone. */
export function EnrolForm({ language, texts }: Props) {
  return (
    <StaffForm
      action={enterByPasskey}
      language={language}
      texts={formTexts(texts)}
      className="touch"
      buttons={
        <button className="do wide" type="submit">
          {texts.passkey.enrol}
        </button>
      }
    >
      <p className="q">{texts.passkey.enrol_lead}</p>
    </StaffForm>
  );
}

/** Password and phone, both at once; then the recovery codes. @param phone `null` once it is set up */
export function WaysForm({ language, texts, phone }: Props & { phone: { secret: string; qr: string } | null }) {
  const { welcome } = texts;
  return (
    <StaffForm
      action={setUpPhone}
      language={language}
      texts={formTexts(texts)}
      buttons={
        <GoOn label={welcome.go_on} isDone={phone === null}>
          <button className="do wide" type="submit">
            {welcome.finish}
          </button>
        </GoOn>
      }
    >
      {phone === null ? null : (
        <UntilDone>
          <FormText
            id="password"
            name="password"
            type="password"
            label={welcome.password}
            hint={welcome.password_hint}
            autoComplete="new-password"
            maxLength={200}
          />
          <PhoneSecret texts={welcome} {...phone} />
          <FormText
            id="code"
            name="code"
            className="code"
            label={welcome.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        </UntilDone>
      )}
      <RecoveryCodes title={welcome.codes} lead={welcome.codes_lead} />
    </StaffForm>
  );
}
