import { FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { showCode, signIn, signOut } from "@/lib/api/admin/door-actions";
import { signInByPasskey } from "@/lib/api/admin/passkey-actions";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { language: Language; texts: AdminTexts /** The page to go on to. */; to: string };

/** The first step: e-mail and password. */
export function PasswordForm({ language, texts, to }: Props) {
  const { door } = texts;
  return (
    <StaffForm
      action={signIn}
      language={language}
      texts={formTexts(texts)}
      sent={{ to }}
      buttons={
        <button className="do wide" type="submit">
          {door.next}
        </button>
      }
    >
      <FormText id="email" name="email" type="email" label={door.email} autoComplete="username" maxLength={254} />
      <FormText
        id="password"
        name="password"
        type="password"
        label={door.password}
        autoComplete="current-password"
        maxLength={200}
      />
    </StaffForm>
  );
}

/** Both steps at once: a passkey. */
export function PasskeyForm({ language, texts, to }: Props) {
  return (
    <StaffForm
      action={signInByPasskey}
      language={language}
      texts={formTexts(texts)}
      sent={{ to }}
      className="touch"
      buttons={
        <button className="do wide" type="submit">
          {texts.passkey.enter}
        </button>
      }
    >
      <p className="q">{texts.passkey.lead}</p>
    </StaffForm>
  );
}

/** The second step: six digits, or a recovery code. */
export function CodeForm({ language, texts, to, way }: Props & { way: "totp" | "recovery" }) {
  const { door } = texts;
  const recovery = way === "recovery";
  return (
    <StaffForm
      action={showCode}
      language={language}
      texts={formTexts(texts)}
      sent={{ to, way }}
      buttons={
        <button className="do wide" type="submit">
          {door.enter}
        </button>
      }
    >
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
    </StaffForm>
  );
}

/** The way back from the second step: somebody else signs in. */
export function StartAgain({ language, texts }: Omit<Props, "to">) {
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
