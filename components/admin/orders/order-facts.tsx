import { shortDay } from "@/components/admin/shell/day-words";
import { Table } from "@/components/admin/shell/table";
import type { Language } from "@/lib/domain/locale";
import { formatMoney, type Money } from "@/lib/domain/money";
import { dateOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import type { OrderParts } from "./order-parts";

type Supply = NonNullable<OrderParts["order"]["lines"][number]["supply"]>;
type SourceTexts = OrderParts["texts"]["sourcing"]["line"];

/** Where the pieces of a line come from: `čeká na Contitrade, má přijít út 24. 11.` */
function sourceWords({ supplier, state, expected_on }: Supply, texts: SourceTexts, language: Language): string {
  const text = state === "ordered" && expected_on === null ? texts.ordered_no_day : texts[state];
  return fill(text, { supplier, day: shortDay(expected_on ?? "", language) });
}

/** The tyres of an order. */
export function Lines({ order, me, texts: { order: words, sourcing } }: OrderParts) {
  return (
    <Table columns={[words.pieces, words.tyre, { text: words.unit, right: true }, { text: words.sum, right: true }]}>
      {order.lines.map(({ product_id, name, size, ean, quantity, unit_price, total, stock, supply }) => (
        <tr key={product_id}>
          <td className="num">{quantity}×</td>
          <td>
            <b className="size">{size}</b> {name}
            <span className="q">
              {" "}
              {ean ? `EAN ${ean} · ` : ""}
              {fill(words.stock, { n: stock })}
            </span>
            {supply ? (
              <span className={supply.state === "short" ? "source bad" : "source"}>
                {sourceWords(supply, sourcing.line, me.language)}
              </span>
            ) : null}
          </td>
          <td className="r">{formatMoney(unit_price, me.language)}</td>
          <td className="r num">{formatMoney(total, me.language)}</td>
        </tr>
      ))}
    </Table>
  );
}

type Place = { country: string; city: string; address: string; zip_code: string };

const placeText = ({ address, zip_code, city, country }: Place) => `${address}, ${zip_code} ${city}, ${country}`;

/** Whom it goes to and how. */
export function Whom({ order, me, texts }: OrderParts) {
  const { contact, address, delivery_address, company, point, note, delivery, estimate } = order;
  const { order: words } = texts;
  return (
    <div className="trio">
      <div>
        <h3>
          {contact.first_name} {contact.last_name}
        </h3>
        {company ? (
          <p>
            <b>{company.name}</b> {company.ico ? fill(words.ico, { n: company.ico }) : ""}{" "}
            {company.dic ? fill(words.dic, { n: company.dic }) : ""}{" "}
            {company.ic_dph ? fill(words.ic_dph, { n: company.ic_dph }) : ""}
          </p>
        ) : null}
        <p>{placeText(address)}</p>
        <p>
          <a href={`tel:${contact.phone_number.replace(/\s/g, "")}`}>{contact.phone_number}</a> ·{" "}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </div>
      <div>
        <h3>{texts.delivery_type[delivery.type]}</h3>
        {delivery_address ? <p>{placeText(delivery_address)}</p> : null}
        {point ? (
          <p>
            {point.name}, {point.address}, {point.city}
          </p>
        ) : null}
        <p className="q">
          {fill(estimate.from === estimate.to ? words.arrives_on : words.arrives, {
            from: shortDay(estimate.from, me.language),
            to: shortDay(estimate.to, me.language),
          })}
        </p>
      </div>
      {note ? (
        <div>
          <h3>{words.customer_note}</h3>
          <p>{note}</p>
        </div>
      ) : null}
    </div>
  );
}

/** What is paid for and how. */
export function MoneyFacts({ order, me, texts }: OrderParts) {
  const { order: words, payment_method, payment_state, payment_note } = texts;
  const shown = (money: Money) => (money.amount === 0 ? words.free : formatMoney(money, me.language, { exact: true }));
  const { payment, vat } = order;
  const rows: [string, string][] = [
    [words.subtotal, shown(order.subtotal)],
    [words.delivery, shown(order.delivery_price)],
    ...(order.payment_price.amount > 0 ? ([[words.fee, shown(order.payment_price)]] as [string, string][]) : []),
  ];
  return (
    <dl className="mny">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="tot">
        <dt>{words.sum}</dt>
        <dd>{shown(order.total)}</dd>
      </div>
      <div>
        <dt>{words.vat_base}</dt>
        <dd>{shown(vat.base)}</dd>
      </div>
      <div>
        <dt>{fill(words.vat, { rate: vat.rate })}</dt>
        <dd>{shown(vat.amount)}</dd>
      </div>
      <div>
        <dt>{payment_method[payment.id]}</dt>
        <dd className={payment.status === "paid" ? "okc" : ""}>{payment_state[payment.status]}</dd>
      </div>
      {order.pay_by && payment.status === "pending" ? (
        <p className="q">{fill(words.pay_by, { day: dateOf(order.pay_by, me.language) })}</p>
      ) : null}
      {payment.notes.map((note) => (
        <p key={note} className="bad">
          {payment_note[note]}
        </p>
      ))}
    </dl>
  );
}
