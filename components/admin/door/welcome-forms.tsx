import { DoorForm, type DoorProps } from "@/components/admin/door/door-form";
import { FormText, UntilDone } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { LanguageField } from "@/components/admin/shell/language-field";
import { PhoneSecret } from "@/components/admin/shell/phone-secret";
import { RecoveryCodes } from "@/components/admin/shell/recovery-codes";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { acceptInvitation, setUpPhone } from "@/lib/api/admin/door-actions";
import { enterByPasskey } from "@/lib/api/admin/passkey-actions";
import { GoOn } from "./go-on";

/** Takes an invitation: one's name, and the language of everything that follows. */
export function InvitationForm(props: DoorProps & { token: string; name: string }) {
  const { language, texts, token, name } = props;
  const { welcome } = texts;
  return (
    <DoorForm action={acceptInvitation} language={language} texts={texts} sent={{ token }} button={welcome.begin}>
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
    </DoorForm>
  );
}

/** A passkey in place of password and phone. */
export function EnrolForm({ language, texts }: DoorProps) {
  return (
    <DoorForm action={enterByPasskey} language={language} texts={texts} className="touch" button={texts.passkey.enrol}>
      <p className="q">{texts.passkey.enrol_lead}</p>
    </DoorForm>
  );
}

/** Password and phone, both at once; then the recovery codes. @param phone `null` once it is set up */
export function WaysForm({ language, texts, phone }: DoorProps & { phone: { secret: string; qr: string } | null }) {
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
