import { isCollected } from "@/lib/domain/admin/is-collected";
import { formatMoney } from "@/lib/domain/money";
import { counted, fill } from "@/messages/admin/fill";
import { destinationOf, type PrintProps } from "./print-props";

/** Addresses to stick on parcels, two on a page: where it goes, what is in it, and what to collect. */
export function AddressSheets({ orders, language, texts, shop }: PrintProps) {
  const { sheet } = texts;
  const sheets = orders.map((order) => {
    const cash = isCollected(order.payment);
    const parcels = order.shipments.at(-1)?.parcels ?? Math.ceil(order.goods.pieces / 2);
    return (
      <section className="label" key={order.number}>
        <p className="q">
          {sheet.from}: {shop.name}
        </p>
        <address className="to">
          {destinationOf(order).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p>
          {sheet.tel} {order.contact.phone_number}
        </p>
        <p className="big">
          <span>{order.number.slice(0, 4)}</span>
          {order.number.slice(4)}
        </p>
        <p>
          {order.goods.text} · {counted(texts.order.parcel_count, parcels, language)} ·{" "}
          <b>
            {cash
              ? fill(sheet.collect, { amount: formatMoney(order.total, language, { exact: true }) })
              : sheet.nothing}
          </b>
        </p>
      </section>
    );
  });
  return (
    <>
      <h1 className="vh">{sheet.sheets}</h1>
      {sheets}
    </>
  );
}
