import { DoorForm, type DoorProps } from "@/components/admin/door/door-form";
import { FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { showCode, signIn, signOut } from "@/lib/api/admin/door-actions";
import { signInByPasskey } from "@/lib/api/admin/passkey-actions";

type Props = DoorProps & { /** The page to go on to. */ to: string };

/** The first step: e-mail and password. */
export function PasswordForm({ language, texts, to }: Props) {
  const { door } = texts;
  return (
    <DoorForm action={signIn} language={language} texts={texts} sent={{ to }} button={door.next}>
      <FormText id="email" name="email" type="email" label={door.email} autoComplete="username" maxLength={254} />
      <FormText
        id="password"
        name="password"
        type="password"
        label={door.password}
        autoComplete="current-password"
        maxLength={200}
      />
    </DoorForm>
  );
}

/** Both steps at once: a passkey. */
export function PasskeyForm({ language, texts, to }: Props) {
  return (
    <DoorForm
      action={signInByPasskey}
      language={language}
      texts={texts}
      sent={{ to }}
      className="touch"
      button={texts.passkey.enter}
    >
      <p className="q">{texts.passkey.lead}</p>
    </DoorForm>
  );
}

/** The second step: six digits, or a recovery code. */
export function CodeForm({ language, texts, to, way }: Props & { way: "totp" | "recovery" }) {
  const { door } = texts;
  const recovery = way === "recovery";
  return (
    <DoorForm action={showCode} language={language} texts={texts} sent={{ to, way }} button={door.enter}>
      <FormText
        id="code"
        name="code"
        className="code"
        label={recovery ? door.recovery : door.code}
        hint={recovery ? door.recovery_hint : door.code_hint}
        inputMode={recovery ? "text" : "numeric"}
        autoComplete={recovery ? "off" : "one-time-code"}
        maxLength={recovery ? 30 : 7}
        spellCheck={false}
      />
    </DoorForm>
  );
}

/** The way back from the second step: somebody else signs in. */
export function StartAgain({ language, texts }: DoorProps) {
  return (
    <StaffForm
      action={signOut}
      language={language}
      texts={formTexts(texts)}
      className="inline"
      buttons={
        <button className="lk" type="submit">
          {texts.door.other}
        </button>
      }
    />
  );
}
