import { Part } from "@/components/admin/shell/mast";
import { hasRight } from "@/lib/domain/admin/rights";
import { MailAgain } from "./mail-again";
import { Lines, MoneyFacts, Whom } from "./order-facts";
import { CorrectForm, HoldForm, NoteForm, PaymentForm } from "./order-forms";
import { History } from "./order-history";
import { CancelForm, OrderStep } from "./order-moves";
import { Notes } from "./order-notes";
import type { OrderParts } from "./order-parts";
import { ShipmentForm, Shipments } from "./shipment-form";

/** Everything about an order, as it unfolds in the list and stands on its own page. */
export function OrderBody(props: OrderParts) {
  const { order, me, texts } = props;
  const { order: words } = texts;
  const mayMove = hasRight(me.rights, "orders");
  const open = ["placed", "confirmed", "packed"].includes(order.status);
  return (
    <div className="order">
      <Part title={words.next}>
        {mayMove ? <OrderStep {...props} /> : <p>{texts.order_consequence.none}</p>}
        {mayMove ? (
          <div className="folds">
            {open ? <HoldForm {...props} /> : null}
            <ShipmentForm {...props} />
            <NoteForm {...props} />
            {order.correctable ? <CorrectForm {...props} /> : null}
            <CancelForm {...props} />
          </div>
        ) : null}
        <PaymentForm {...props} />
        <p className="acts prints">
          {(["pick", "notes", "sheets"] as const).map((sheet) => (
            <a key={sheet} className="lk" href={`/admin/print/${sheet}?orders=${order.number}`}>
              {texts.sheet[sheet]}
            </a>
          ))}
        </p>
      </Part>
      <Part title={words.goods}>
        <Lines {...props} />
      </Part>
      <Part title={words.who}>
        <Whom {...props} />
        {order.correctable ? null : <p className="q">{words.no_correct}</p>}
      </Part>
      <Part title={words.money}>
        <MoneyFacts {...props} />
      </Part>
      <Part title={words.shipments}>
        <Shipments {...props} />
      </Part>
      <Part title={words.notes} note={words.notes_note}>
        <Notes {...props} mayMove={mayMove} />
      </Part>
      {mayMove ? <MailAgain {...props} /> : null}
      <Part title={words.history}>
        <History {...props} />
      </Part>
    </div>
  );
}
