import type { Block } from "@/lib/backend/mail/blocks";
import type { Mail } from "@/lib/backend/mail/mail";
import {
  customerBlocks,
  deliveryBlocks,
  goodsBlocks,
  identityBlock,
  nextBlocks,
  paymentBlocks,
  type Telling,
  tell,
  withdrawalBlocks,
} from "@/lib/backend/mail/order-blocks";
import type { OrderMailKind } from "@/lib/backend/mail/order-mail-kinds";
import { fill } from "@/lib/backend/mail/phrases";
import { renderHtml } from "@/lib/backend/mail/render-html";
import { renderText } from "@/lib/backend/mail/render-text";
import { qrPng } from "@/lib/backend/payments/qr-picture";
import type { Config } from "@/lib/config";
import type { Order } from "@/lib/contract/checkout";

/** The same for every attempt to send the same mail, so that a receiver recognises a repetition. */
function messageId(kind: OrderMailKind, order: Order, config: Config): string {
  return `<order-${order.id}-${kind}@${config.mailFrom.split("@")[1]}>`;
}

function finished(kind: OrderMailKind, telling: Telling, blocks: Block[], subject: string, config: Config): Mail {
  const { order, language } = telling;
  const shopper = { name: `${order.contact.first_name} ${order.contact.last_name}`, address: order.contact.email };
  const shop = { name: config.shop.name, address: config.shop.email };
  return {
    from: { name: config.shop.name, address: config.mailFrom },
    to: kind === "confirmation" ? shopper : shop,
    replyTo: kind === "confirmation" ? shop : shopper,
    subject,
    text: renderText(blocks),
    html: renderHtml(blocks, { language, subject, brand: config.shop.name.toUpperCase() }),
    language,
    messageId: messageId(kind, order, config),
    name: `${order.number}-${kind}`,
    pictures: [],
  };
}

/**
 * The confirmation for the shopper, in the language of the order.
 * @param token opens the order's page
 */
export async function orderConfirmation(order: Order, token: string, config: Config): Promise<Mail> {
  const telling = tell(order, order.language);
  const { say } = telling;
  const code = order.payment.bank_transfer?.qr?.text;
  const cid = code ? `payment-${order.number}@dezen` : null;
  const href = `${config.publicUrl}/${order.language}/create-order-success?order=${order.id}&token=${token}`;
  const subject = fill(say.subject, { number: order.number });
  const blocks: Block[] = [
    { kind: "title", text: subject },
    { kind: "text", text: `${say.hello}\n${say.thanks}` },
    ...paymentBlocks(telling, cid),
    ...goodsBlocks(telling, say.goods),
    ...deliveryBlocks(telling, config.shop),
    ...nextBlocks(telling),
    { kind: "link", text: say.open_order, href },
    { kind: "small", text: say.link_note },
    ...withdrawalBlocks(telling, config.shop),
    { kind: "small", text: fill(say.terms, { url: `${config.publicUrl}/${order.language}/terms` }) },
    identityBlock(telling, config.shop),
  ];
  const mail = finished("confirmation", telling, blocks, subject, config);
  const pictures = code && cid ? [{ cid, name: `${order.number}.png`, png: await qrPng(code, 480) }] : [];
  return { ...mail, pictures };
}

/** The notice for the shop, in the language of its country. */
export function orderNotice(order: Order, config: Config): Mail {
  const telling = tell(order, config.shop.country === "SK" ? "sk" : "cs");
  const { say, price } = telling;
  const subject = fill(say.shop_subject, { number: order.number, total: price(order.total) });
  const blocks: Block[] = [
    { kind: "title", text: subject },
    { kind: "text", text: say.shop_intro },
    ...customerBlocks(telling),
    ...goodsBlocks(telling, say.subtotal),
    ...deliveryBlocks(telling, config.shop),
  ];
  return finished("notice", telling, blocks, subject, config);
}
