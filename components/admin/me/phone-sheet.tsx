import { FormDone, FormText, UntilDone } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Mast, Part } from "@/components/admin/shell/mast";
import { PhoneSecret } from "@/components/admin/shell/phone-secret";
import { RecoveryCodes } from "@/components/admin/shell/recovery-codes";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { setUpPhone } from "@/lib/api/admin/door-actions";
import { stepUp } from "@/lib/api/admin/me-actions";
import type { Me } from "@/lib/contract/admin/me";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = {
  language: Language;
  texts: AdminTexts;
  now: Date;
  /** The ways to sign in that there are. */
  factors: Me["factors"];
  /** `null`: the second factor is to be shown first. */
  phone: { secret: string; qr: string } | null;
};

const code = {
  id: "code",
  name: "code",
  className: "code",
  inputMode: "numeric",
  autoComplete: "one-time-code",
  maxLength: 7,
} as const;

/** Another phone in place of the one whose codes count now. */
export function PhoneSheet({ language, texts, now, phone, factors }: Props) {
  const { me, welcome } = texts;
  const form = { language, texts: formTexts(texts) };
  return (
    <>
      <Mast title={me.phone_title} language={language} now={now}>
        {me.phone_lead}
      </Mast>
      <Part title={me.phone}>
        {phone === null ? (
          <StaffForm {...form} action={stepUp} asks={{ canTouch: factors.passkeys.length > 0 }} buttons={null} />
        ) : (
          <StaffForm
            {...form}
            action={setUpPhone}
            buttons={
              <UntilDone>
                <button className="do" type="submit">
                  {me.confirm}
                </button>
              </UntilDone>
            }
          >
            <UntilDone>
              {factors.password ? null : (
                <FormText
                  id="password"
                  name="password"
                  type="password"
                  label={welcome.password}
                  hint={welcome.password_hint}
                  autoComplete="new-password"
                  maxLength={200}
                />
              )}
              <PhoneSecret texts={welcome} {...phone} />
              <FormText {...code} label={welcome.code} />
            </UntilDone>
            <FormDone>{me.phone_done}</FormDone>
            <RecoveryCodes title={welcome.codes} lead={welcome.codes_lead} />
          </StaffForm>
        )}
        <p className="acts">
          <a className="lk" href="/admin/me">
            {me.back}
          </a>
        </p>
      </Part>
    </>
  );
}
