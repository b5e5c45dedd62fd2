import {
  CurrentValue,
  FormDone,
  FormSelect,
  FormStale,
  FormText,
  FormTextArea,
} from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { addNote, correctOrder, holdOrder, markPayment } from "@/lib/api/admin/order-actions";
import { holdReasons } from "@/lib/domain/admin/order-view";
import { hasRight } from "@/lib/domain/admin/rights";
import { countries } from "@/lib/domain/locale";
import { Fold } from "./fold";
import type { OrderParts } from "./order-parts";

/** What every form of an order is given. */
const common = ({ order: { number, revision }, me, texts }: OrderParts, id: string) => ({
  language: me.language,
  texts: formTexts(texts),
  sent: { id: `${id}-${number}`, number, revision },
});

/** Says that it was done, and lets it be taken back. */
function Done({ order: { number }, texts: { order } }: OrderParts) {
  return (
    <>
      <FormDone>{order.done}</FormDone>
      <FormUndo done={`${number}: ${order.done}`} />
    </>
  );
}

const save = (text: string) => (
  <button className="sec" type="submit">
    {text}
  </button>
);

/** Puts an order aside until a day. */
export function HoldForm(props: OrderParts) {
  const { order, texts } = props;
  const { number } = order;
  return (
    <Fold
      id={`hold-${number}`}
      title={
        <>
          {texts.order.hold} <kbd>h</kbd>
        </>
      }
    >
      <StaffForm action={holdOrder} {...common(props, "hold")} className="row" buttons={save(texts.order.hold)}>
        <p className="q">{texts.order.hold_note}</p>
        <FormSelect
          id={`hold-reason-${number}`}
          name="reason"
          label={texts.order.reason}
          defaultValue={order.hold?.reason}
          options={holdReasons.map((reason) => [reason, texts.hold_reason[reason]] as const)}
        />
        <FormText
          id={`until-${number}`}
          name="until"
          type="date"
          label={texts.order.until}
          defaultValue={order.hold?.until ?? ""}
        />
        <FormStale text={texts.order.stale} somebody={texts.log.somebody} />
        <Done {...props} />
      </StaffForm>
    </Fold>
  );
}

/** Adds a note that the customer never sees. */
export function NoteForm(props: OrderParts) {
  const { order, texts } = props;
  return (
    <Fold
      id={`note-${order.number}`}
      title={
        <>
          {texts.order.note} <kbd>n</kbd>
        </>
      }
    >
      <StaffForm action={addNote} {...common(props, "note")} buttons={save(texts.order.save)}>
        <FormTextArea id={`text-${order.number}`} name="text" rows={3} label={texts.order.note_text} maxLength={2000} />
        <Done {...props} />
      </StaffForm>
    </Fold>
  );
}

/** Says that the money has come, or will not; for those who may. */
export function PaymentForm(props: OrderParts) {
  const { order, me, texts } = props;
  if (order.payment.status !== "pending" || !hasRight(me.rights, "money")) return null;
  return (
    <Fold id={`payment-${order.number}`} title={texts.order.paid}>
      <StaffForm
        action={markPayment}
        {...common(props, "payment")}
        className="row"
        buttons={
          <>
            <button className="sec" type="submit" name="act" value="paid">
              {texts.order.paid}
            </button>
            <button className="lk" type="submit" name="act" value="failed">
              {texts.order.payment_failed}
            </button>
          </>
        }
      >
        <p className="q">{texts.order.paid_note}</p>
        <FormText id={`on-${order.number}`} name="on" type="date" label={texts.order.day_paid} />
        <FormStale text={texts.order.stale} somebody={texts.log.somebody} />
        <Done {...props} />
      </StaffForm>
    </Fold>
  );
}

/** Corrects what an order says until the goods leave; two versions stand side by side where somebody else was faster. */
export function CorrectForm(props: OrderParts) {
  const { order, texts } = props;
  const { number, contact, address } = order;
  const { order: words } = texts;
  const fields = [
    ["leave_by", words.leave_by, order.leave_by],
    ["first_name", words.first_name, contact.first_name],
    ["last_name", words.last_name, contact.last_name],
    ["email", words.email, contact.email],
    ["phone_number", words.phone_number, contact.phone_number],
    ["address", words.street, address.address],
    ["city", words.city, address.city],
    ["zip_code", words.zip, address.zip_code],
  ] as const;
  return (
    <Fold id={`correct-${number}`} title={words.correct}>
      <StaffForm
        action={correctOrder}
        {...common(props, "correct")}
        sent={{ ...common(props, "correct").sent, leave_by_was: order.leave_by }}
        className="row"
        buttons={
          <>
            {save(words.save)}
            <a className="lk" href={`/admin/orders/${number}`}>
              {words.their}
            </a>
          </>
        }
      >
        <p className="q">{words.correct_note}</p>
        <FormStale text={words.stale} somebody={texts.log.somebody} />
        {fields.map(([name, label, value]) => (
          <div key={name}>
            <FormText
              id={`${name}-${number}`}
              name={name}
              type={name === "leave_by" ? "date" : "text"}
              label={label}
              defaultValue={value}
            />
            <CurrentValue name={name} value={value} text={words.now} />
          </div>
        ))}
        <FormSelect
          id={`country-${number}`}
          name="country"
          label={words.country}
          defaultValue={address.country}
          options={countries.map((country) => [country, country] as const)}
        />
        <Done {...props} />
      </StaffForm>
    </Fold>
  );
}
