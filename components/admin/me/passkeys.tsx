import { FormDone, FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { addPasskey, removePasskey } from "@/lib/api/admin/passkey-actions";
import type { Me } from "@/lib/contract/admin/me";
import { momentOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

/** One's passkeys, each with the way to remove it, and the way to add one. @param offered does the browser make any here? */
export function Passkeys({ me, texts, offered }: { me: Me; texts: AdminTexts; offered: boolean }) {
  const { passkeys } = me.factors;
  const { passkey } = texts;
  const form = { language: me.language, texts: formTexts(texts) };
  const when = (text: string, moment: string) => fill(text, { when: momentOf(moment, me.language) });
  return (
    <>
      <p className="q">{passkeys.length === 0 ? passkey.none : passkey.lead}</p>
      <ul className="rows">
        {passkeys.map(({ id, name, created_at, used_at }) => (
          <li key={id}>
            <span className="b">{name}</span>
            <span className="q">
              {when(passkey.created, created_at)}
              {used_at ? ` · ${when(passkey.used, used_at)}` : ""}
            </span>
            <StaffForm
              {...form}
              action={removePasskey}
              sent={{ id }}
              className="inline"
              buttons={
                <button className="lk" type="submit">
                  {passkey.remove}
                </button>
              }
            />
          </li>
        ))}
      </ul>
      {offered ? (
        <StaffForm
          {...form}
          action={addPasskey}
          sent={{ id: "new-key" }}
          className="row touch"
          buttons={
            <button className="sec" type="submit">
              {passkey.add}
            </button>
          }
        >
          <FormText
            id="key-name"
            name="key_name"
            label={passkey.name}
            hint={passkey.name_hint}
            autoComplete="off"
            maxLength={80}
          />
          <FormDone>{passkey.added}</FormDone>
        </StaffForm>
      ) : null}
    </>
  );
}
