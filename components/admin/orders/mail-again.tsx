import { FormDone, FormSelect } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Part } from "@/components/admin/shell/mast";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { sendMailAgain } from "@/lib/api/admin/order-actions";
import type { OrderParts } from "./order-parts";

/** Sends the customer one of the mails again that the order's state allows; nothing where there is none. */
export function MailAgain({ order: { number, mails }, me, texts }: OrderParts) {
  const { mail_again: words } = texts;
  if (mails.length === 0) return null;
  return (
    <Part title={words.title} note={words.note}>
      <StaffForm
        action={sendMailAgain}
        language={me.language}
        texts={formTexts(texts)}
        sent={{ id: `mail-${number}`, number }}
        className="row"
        buttons={
          <button className="sec" type="submit">
            {words.send}
          </button>
        }
      >
        <FormSelect
          id={`mail-kind-${number}`}
          name="kind"
          label={words.kind}
          options={mails.map((kind) => [kind, words[kind]] as const)}
        />
        <FormDone>{words.sent}</FormDone>
      </StaffForm>
    </Part>
  );
}
