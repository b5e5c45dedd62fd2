import { FormDone, FormSelect, FormText } from "@/components/admin/shell/form-fields";
import { FormRefused } from "@/components/admin/shell/form-refused";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { holdOrder, moveOrder } from "@/lib/api/admin/order-actions";
import { aimOf, getsTracking, nextStep } from "@/lib/domain/admin/order-step";
import { cancelReasons } from "@/lib/domain/admin/order-view";
import { canUndoMove, isCorrectable } from "@/lib/domain/admin/undo";
import { formatMoney } from "@/lib/domain/money";
import { canMoveOrder } from "@/lib/domain/order";
import { capital } from "@/lib/i18n/day";
import { fill } from "@/messages/admin/fill";
import { Fold } from "./fold";
import type { OrderParts } from "./order-parts";

/** What happens to an order next, in words, and the button that does it. */
export function OrderStep({ order, me, texts }: OrderParts) {
  const step = nextStep(order);
  const aim = aimOf(step);
  const waits = step === "await_money";
  const { number, revision } = order;
  return (
    <StaffForm
      action={aim === "release" ? holdOrder : moveOrder}
      language={me.language}
      texts={formTexts(texts)}
      sent={{ id: `step-${number}`, number, revision }}
      className="step-form"
      buttons={
        aim === null && !waits ? null : (
          <button className={waits ? "sec" : "do"} type="submit" name="act" value={waits ? "confirmed" : (aim ?? "")}>
            {waits ? texts.order.anyway : capital(texts.order_step[step])} {waits ? null : <kbd>e</kbd>}
          </button>
        )
      }
    >
      {order.withdrawn && isCorrectable(order.status) ? (
        <p>
          <a className="bad" href={`/admin/returns?order=${number}`}>
            {texts.order.withdrawn}
          </a>
        </p>
      ) : null}
      <p>
        {texts.order_consequence[step]}{" "}
        {getsTracking(order) ? <a href="/admin/shipping#paste">{texts.moves.to_shipping}</a> : null}
      </p>
      <FormRefused texts={texts.refusal} />
      <FormUndo done={`${number}: ${texts.order.done}`} mail={aim === "shipped"} />
    </StaffForm>
  );
}

/** What will happen to the goods and the money of an order that is cancelled. */
function consequenceOf({ order, me, texts: { order: words } }: OrderParts): string {
  if (canUndoMove("cancelled", order.payment)) return words.cancel_unpaid;
  const amount = formatMoney(order.total, me.language);
  return order.payment.status === "paid" ? fill(words.cancel_paid, { amount }) : words.cancel_open;
}

/** Cancelling an order, with the reason in place: it is said what will happen, and the button names it. */
export function CancelForm(props: OrderParts) {
  const { order, me, texts } = props;
  const { number, revision, payment } = order;
  if (!canMoveOrder(order.status, "cancelled")) return null;
  const amount = formatMoney(order.total, me.language);
  const label = payment.status === "paid" ? fill(texts.order.cancel_do_paid, { amount }) : texts.order.cancel_do;
  return (
    <Fold id={`cancel-${number}`} title={texts.order.cancel}>
      <StaffForm
        action={moveOrder}
        language={me.language}
        texts={formTexts(texts)}
        sent={{ id: `cancel-${number}`, number, revision }}
        buttons={
          <button className="sec bad" type="submit" name="act" value="cancelled">
            {label}
          </button>
        }
      >
        <p>{consequenceOf(props)}</p>
        <FormSelect
          id={`reason-${number}`}
          name="reason"
          label={texts.order.cancel_why}
          options={cancelReasons.map((reason) => [reason, texts.cancel_reason[reason]] as const)}
        />
        <FormText id={`why-${number}`} name="note" label={texts.order.cancel_note} maxLength={1000} />
        <FormRefused texts={texts.refusal} />
        <FormDone>{texts.order.done}</FormDone>
        <FormUndo done={`${number}: ${texts.order_step_done.cancelled}`} mail />
      </StaffForm>
    </Fold>
  );
}
