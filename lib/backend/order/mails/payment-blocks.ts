import type { Block } from "@/lib/backend/mail/blocks";
import type { Letter } from "@/lib/backend/mail/mail-kind";
import { fill, type MailMessages } from "@/lib/backend/mail/mail-messages";
import type { OrderMail } from "@/lib/backend/order/mails/order-blocks";
import type { ShopOrder } from "@/lib/backend/order/present-order";
import { qrPng } from "@/lib/backend/payments/transfer/qr-picture";
import type { BankTransfer } from "@/lib/contract/payments";
import { czechAccount } from "@/lib/domain/account-number";
import { paymentKind } from "@/lib/domain/payment-methods";
import { writtenDate, writtenMoment } from "@/lib/domain/written-date";

/** The account to pay to: as the country writes it, where it has a way of its own, and the IBAN as people read and type it. */
function accountRows({ iban, bic }: BankTransfer, messages: MailMessages) {
  const account = czechAccount(iban);
  return [
    ...(account === null ? [] : [{ label: messages.account, value: account }]),
    { label: messages.iban, value: iban.replace(/(.{4})(?=.)/g, "$1 ") },
    { label: messages.bic, value: bic },
  ];
}

/** The payment code of a transfer as a picture inside a mail, and the name by which the mail shows it; `null` when there is none. */
export async function paymentCode({
  number,
  payment,
}: ShopOrder): Promise<Pick<Letter, "pictures"> & { cid: string | null }> {
  const code = payment.bank_transfer?.qr?.text;
  if (!code) return { cid: null, pictures: [] };
  const cid = `payment-${number}@dezen`;
  return { cid, pictures: [{ cid, name: `${number}.png`, png: await qrPng(code, 480) }] };
}

/**
 * @param cid name of the inline picture of the payment code, `null` when there is none
 * @param publicUrl the shop's, for the way to pay by card
 */
export function paymentBlocks(orderMail: OrderMail, cid: string | null, publicUrl: string): Block[] {
  const { order, messages, price } = orderMail;
  const transfer = order.payment.bank_transfer;
  const heading: Block = { kind: "heading", text: messages.payment_heading };
  const card = paymentKind(order.payment.id) === "online" ? cardBlocks(orderMail, publicUrl) : [];
  if (card.length > 0) return [heading, ...card];
  if (paymentKind(order.payment.id) === "on_delivery") {
    return [heading, { kind: "text", text: fill(messages.cash, { amount: price(order.total) }) }];
  }
  if (!transfer) return []; // paid in the meantime
  const until = transfer.pay_by && writtenDate(new Date(transfer.pay_by), orderMail.language);
  const alt = fill(messages.code_alt, { amount: price(transfer.amount), number: transfer.variable_symbol });
  return [
    heading,
    {
      kind: "text",
      text: [
        transfer.qr ? messages.transfer_code : messages.transfer_plain,
        until && fill(messages.transfer_until, { until }),
      ]
        .filter(Boolean)
        .join(" "),
    },
    ...(cid ? [{ kind: "picture", cid, alt, size: 240 } as const] : []),
    {
      kind: "facts",
      rows: [
        { label: messages.amount, value: price(transfer.amount) },
        ...accountRows(transfer, messages),
        { label: messages.variable_symbol, value: transfer.variable_symbol },
      ],
    },
  ];
}

/** How to pay by card, or that it was done. A cancelled order has no such part. */
function cardBlocks({ order, messages, price, language }: OrderMail, publicUrl: string): Block[] {
  const { card } = order.payment;
  if (order.payment_status === "paid") return [{ kind: "text", text: messages.card.paid }];
  if (!card) return [];
  if (card.processing) return [{ kind: "text", text: messages.card.checking }];
  if (!card.offered) return [{ kind: "text", text: messages.card.gone }];
  const text = card.until
    ? fill(messages.card.card, { until: writtenMoment(new Date(card.until), language) })
    : messages.card.card_confirmed;
  const pay = fill(messages.card.pay, { amount: price(order.total) });
  return [
    { kind: "text", text },
    { kind: "link", text: pay, href: `${publicUrl}${card.path}` },
  ];
}
