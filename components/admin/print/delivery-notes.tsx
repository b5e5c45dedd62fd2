import { Logo } from "@/components/admin/shell/logo";
import { Table } from "@/components/admin/shell/table";
import { formatMoney } from "@/lib/domain/money";
import { dateOf } from "@/lib/i18n/moment";
import { adminTexts } from "@/messages/admin/texts";
import { destinationOf, type PrintProps } from "./print-props";

function DeliveryNote({
  order,
  shop,
  now,
}: { order: PrintProps["orders"][number] } & Pick<PrintProps, "shop" | "now">) {
  const { language } = order;
  const { sheet, order: words } = adminTexts[language];
  const owes = order.payment.status === "pending";
  return (
    <section className="leaf" lang={language}>
      <header>
        <p className="logo">
          <Logo />
        </p>
        <h1>{sheet.delivery_note}</h1>
      </header>
      <div className="two">
        <p>
          <span className="q">{sheet.to}</span>{" "}
          {destinationOf(order).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{order.contact.phone_number}</span>
        </p>
        <p>
          <span className="q">{sheet.order}</span> <b className="num">{order.number}</b>
          <span>
            {sheet.placed} {dateOf(order.placed_at, language)}
          </span>
          <span>{dateOf(now.toISOString(), language)}</span>
          <span className="q">{sheet.from}</span> <span>{shop.name}</span>
        </p>
      </div>
      <Table columns={[words.pieces, words.tyre, { text: words.sum, right: true }]}>
        {order.lines.map(({ product_id, name, size, ean, quantity, total }) => (
          <tr key={product_id}>
            <td className="num">{quantity}×</td>
            <td>
              <b>{size}</b> {name} <span className="q">{ean ? `EAN ${ean}` : ""}</span>
            </td>
            <td className="r">{formatMoney(total, language)}</td>
          </tr>
        ))}
        <tr>
          <td />
          <td>{words.delivery}</td>
          <td className="r">
            {order.delivery_price.amount === 0 ? words.free : formatMoney(order.delivery_price, language)}
          </td>
        </tr>
        <tr className="tot">
          <td />
          <th scope="row">{owes ? sheet.to_pay : sheet.paid}</th>
          <td className="r num">{formatMoney(order.total, language, { exact: true })}</td>
        </tr>
      </Table>
      {order.note ? <p>„{order.note}“</p> : null}
    </section>
  );
}

/** What lies in the parcel: a page for each order, in the language it was ordered in. */
export function DeliveryNotes({ orders, shop, now }: PrintProps) {
  return orders.map((order) => <DeliveryNote key={order.number} order={order} shop={shop} now={now} />);
}
