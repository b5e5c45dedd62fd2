import { FormChecks, FormDone, FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { LanguageField } from "@/components/admin/shell/language-field";
import { Mast, Part } from "@/components/admin/shell/mast";
import { RecoveryCodes } from "@/components/admin/shell/recovery-codes";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changeKeys, changeMe, changePassword, makeCodes } from "@/lib/api/admin/me-actions";
import type { Me } from "@/lib/contract/admin/me";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { Devices } from "./devices";
import { Passkeys } from "./passkeys";

type Props = { me: Me; texts: AdminTexts; now: Date /** Are passkeys made at this address? */; passkeys: boolean };

function Who({ me, texts }: Pick<Props, "me" | "texts">) {
  return (
    <StaffForm
      action={changeMe}
      language={me.language}
      texts={formTexts(texts)}
      className="row"
      buttons={
        <button className="sec" type="submit">
          {texts.shell.save}
        </button>
      }
    >
      <FormText id="name" name="name" label={texts.me.name} defaultValue={me.name} autoComplete="name" maxLength={80} />
      <LanguageField id="language" label={texts.me.language} chosen={me.language} />
      <FormDone>{texts.me.saved}</FormDone>
    </StaffForm>
  );
}

function Password({ me, texts }: Pick<Props, "me" | "texts">) {
  return (
    <StaffForm
      action={changePassword}
      language={me.language}
      texts={formTexts(texts)}
      sent={{ id: "password" }}
      className="row"
      buttons={
        <button className="sec" type="submit">
          {texts.me.change_password}
        </button>
      }
    >
      <FormText
        id="password"
        name="password"
        type="password"
        label={texts.me.new_password}
        hint={texts.me.password_hint}
        autoComplete="new-password"
        maxLength={200}
      />
      <FormDone>{texts.me.password_changed}</FormDone>
    </StaffForm>
  );
}

function Codes({ me, texts }: Pick<Props, "me" | "texts">) {
  return (
    <StaffForm
      action={makeCodes}
      language={me.language}
      texts={formTexts(texts)}
      sent={{ id: "codes" }}
      buttons={
        <button className="sec" type="submit">
          {texts.me.codes_new}
        </button>
      }
    >
      <p>
        {fill(texts.me.codes_left, { left: me.factors.recovery_left })} <span className="q">{texts.me.codes_note}</span>
      </p>
      <RecoveryCodes title={texts.welcome.codes} lead={texts.welcome.codes_lead} />
    </StaffForm>
  );
}

function KeysOn({ me, texts }: Pick<Props, "me" | "texts">) {
  return (
    <StaffForm
      action={changeKeys}
      language={me.language}
      texts={formTexts(texts)}
      buttons={
        <button className="sec" type="submit">
          {texts.shell.save}
        </button>
      }
    >
      <FormChecks
        id="single_keys"
        name="single_keys"
        legend={<span className="vh">{texts.me.keys}</span>}
        chosen={me.single_keys ? ["on"] : []}
        options={[{ value: "on", label: texts.me.keys_on, hint: texts.me.keys_hint }]}
      />
      <FormDone>{texts.me.saved}</FormDone>
    </StaffForm>
  );
}

/** Oneself: name and language, ways to sign in, devices. */
export function MeSheet({ me, texts, now, passkeys }: Props) {
  const { title, sentence } = texts.me;
  const rights = me.rights.map((right) => texts.right[right]).join(", ");
  return (
    <>
      <Mast title={title} language={me.language} now={now}>
        {fill(sentence, { name: me.name, count: me.sessions.length })}
      </Mast>
      <Part title={texts.me.who} note={`${texts.me.rights}: ${rights}`}>
        <p className="q">{me.email}</p>
        <Who me={me} texts={texts} />
      </Part>
      <Part title={texts.passkey.title}>
        <Passkeys me={me} texts={texts} offered={passkeys} />
      </Part>
      {me.factors.password ? (
        <Part title={texts.me.password}>
          <Password me={me} texts={texts} />
        </Part>
      ) : null}
      <Part title={texts.me.phone}>
        <p className="q">{texts.me.phone_text}</p>
        <p className="acts">
          <a className="sec" href="/admin/me/phone">
            {me.factors.password ? texts.me.change_phone : texts.welcome.ways}
          </a>
        </p>
      </Part>
      {me.factors.password ? (
        <Part title={texts.me.codes}>
          <Codes me={me} texts={texts} />
        </Part>
      ) : null}
      <Part title={texts.me.keys}>
        <KeysOn me={me} texts={texts} />
      </Part>
      <Part title={texts.me.devices}>
        <Devices me={me} texts={texts} />
      </Part>
    </>
  );
}
