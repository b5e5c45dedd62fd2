import type { Block, MailPicture } from "@/lib/backend/mail/blocks";
import { fill, type MailMessages, mailMessages, returnsSentence, spokenDay } from "@/lib/backend/mail/mail-messages";
import type { ShopOrder } from "@/lib/backend/order/present-order";
import type { Config } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";
import { formatMoney, type Money } from "@/lib/domain/money";
import { formatPhone } from "@/lib/domain/phone";
import { heldWords } from "@/lib/domain/unbroken";
import { writtenDate } from "@/lib/domain/written-date";

type Shop = Config["shop"];

/** An order with the language of its mail, the messages and the price format. */
export type OrderMail = {
  order: ShopOrder;
  language: Language;
  messages: MailMessages;
  price: (money: Money) => string;
};

/** Prepares an order for a mail in a language. Net and VAT are shown with hellers, so that the sums add up. */
export function orderMailOf(order: ShopOrder, language: Language): OrderMail {
  return {
    order,
    language,
    messages: mailMessages(language),
    price: (money) => formatMoney(money, language, { exact: true }),
  };
}

/**
 * @param heading above the lines; it differs for the shopper and the shop
 * @param pictures of the lines, by what these call their image
 */
export function goodsBlocks(
  { order, messages, price }: OrderMail,
  heading: string,
  pictures: ReadonlyMap<string, MailPicture>,
): Block[] {
  const free = (money: Money) => (money.amount === 0 ? messages.free : price(money));
  return [
    { kind: "heading", text: heading },
    {
      kind: "goods",
      rows: order.lines.map((line) => ({
        name: `${line.name} ${line.size.replaceAll(" ", "\u00a0")}`, // a size never breaks across lines
        detail: fill(messages.pieces, { count: line.quantity, price: price(line.unit_price) }),
        price: price(line.total),
        picture: pictures.get(line.image),
      })),
    },
    {
      kind: "sums",
      rows: [
        { label: messages.subtotal, value: price(order.subtotal) },
        { label: fill(messages.delivery, { name: order.delivery.name }), value: free(order.delivery.price) },
        { label: order.payment.name, value: free(order.payment.price) },
        { label: messages.total, value: price(order.total), strong: true },
        { label: messages.vat_base, value: price(order.vat.base) },
        { label: fill(messages.vat, { rate: order.vat.rate }), value: price(order.vat.amount) },
      ],
    },
  ];
}

function shopAddress(shop: Shop): string {
  return `${shop.name}, ${shop.street}, ${shop.zipCode} ${shop.city}`;
}

/** @param address the buyer's, or where the goods go */
function addressLines({ order, messages }: OrderMail, address: ShopOrder["address"]): string {
  const { contact } = order;
  const person = order.company?.name ?? `${contact.first_name} ${contact.last_name}`;
  return [person, address.address, `${address.zip_code} ${address.city}`, messages.country[address.country]].join("\n");
}

/** @param now the day the mail is written: the arrival of what is to be paid first is counted from it */
export function deliveryBlocks(orderMail: OrderMail, shop: Shop, now: Date): Block[] {
  const { order, messages, language } = orderMail;
  const { type, point, estimate, name } = order.delivery;
  const from = spokenDay(estimate.from, language);
  const days =
    estimate.from === estimate.to ? from : fill(messages.range, { from, to: spokenDay(estimate.to, language) });
  const unpaid = order.payment_status === "pending" && (order.payment.bank_transfer || order.payment.card);
  const when = unpaid ? fill(messages.when_paid_today, { days, today: writtenDate(now, language) }) : days;
  const place = {
    courier: { label: messages.to_address, value: addressLines(orderMail, order.delivery_address ?? order.address) },
    parcelshop: {
      label: messages.to_point,
      value: [point && heldWords(point.name), point?.address, `${point?.zip_code} ${point?.city}`].join("\n"),
    },
    pickup: { label: messages.at_shop, value: shopAddress(shop).replaceAll(", ", "\n") },
  }[type];
  return [
    { kind: "heading", text: messages.delivery_heading },
    { kind: "facts", rows: [{ label: messages.way, value: name }, place, { label: messages.when, value: when }] },
  ];
}

/** What happens next with the order: payment, dispatch, and how it is handed over. */
export function nextBlocks({ order, messages }: OrderMail): Block[] {
  const phone = formatPhone(order.contact.phone_number);
  const last = {
    courier: fill(messages.step_courier, { phone }),
    parcelshop: fill(messages.step_parcelshop, { point: order.delivery.point?.name ?? "" }),
    pickup: fill(messages.step_pickup, { phone }),
  }[order.delivery.type];
  const first = order.payment.bank_transfer || order.payment.card ? messages.step_transfer : messages.step_cash;
  return [
    { kind: "heading", text: messages.next_heading },
    { kind: "steps", items: [first, last] },
  ];
}

/**
 * Consumers may withdraw (Czech Civil Code § 1829, Slovak Act 108/2024). Whether somebody is one is decided by what they buy for, so
 * an order with a company number says it, too.
 * @param token proves to the page whose order it is
 */
export function withdrawalBlocks(
  { order, messages, language }: OrderMail,
  token: string,
  { shop, publicUrl }: Config,
): Block[] {
  const how = fill(messages.withdrawal, { email: shop.email, address: shopAddress(shop) });
  const text = `${returnsSentence(language)} ${how}`;
  const query = new URLSearchParams({ order: order.number, token });
  return [
    { kind: "heading", text: messages.withdrawal_heading },
    { kind: "small", text },
    { kind: "link", text: messages.withdrawal_link, href: `${publicUrl}/${language}/withdrawal?${query}` },
  ];
}

/** The customer's contact and addresses, for the shop. */
export function customerBlocks(orderMail: OrderMail): Block[] {
  const { order, messages } = orderMail;
  const { contact, company } = order;
  const numbers = [
    { label: messages.company, value: company?.name },
    { label: messages.ico, value: company?.ico },
    { label: messages.dic, value: company?.dic },
    { label: messages.ic_dph, value: company?.ic_dph },
  ];
  const rows = [
    {
      label: messages.contact,
      value: `${contact.first_name} ${contact.last_name}\n${contact.email}\n${formatPhone(contact.phone_number)}`,
    },
    { label: messages.invoice_to, value: addressLines(orderMail, order.address) },
    ...(order.delivery_address
      ? [{ label: messages.to_address, value: addressLines(orderMail, order.delivery_address) }]
      : []),
    ...numbers.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }])),
    ...(order.note === null ? [] : [{ label: messages.note, value: order.note }]),
  ];
  return [
    { kind: "heading", text: messages.contact },
    { kind: "facts", rows },
  ];
}
