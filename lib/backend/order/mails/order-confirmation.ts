import { hasDemonstrationStock } from "@/lib/backend/catalogue/demonstration-stock";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Block } from "@/lib/backend/mail/blocks";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { type Letter, mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { mailedOrder } from "@/lib/backend/order/mails/mailed-order";
import {
  deliveryBlocks,
  goodsBlocks,
  nextBlocks,
  orderMailOf,
  withdrawalBlocks,
} from "@/lib/backend/order/mails/order-blocks";
import { markSent, wasSent } from "@/lib/backend/order/mails/order-sent";
import { paymentBlocks, paymentCode } from "@/lib/backend/order/mails/payment-blocks";
import { hasStudded } from "@/lib/backend/order/mails/studded-lines";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { orderToken } from "@/lib/backend/order/order-token";
import type { ShopOrder } from "@/lib/backend/order/present-order";
import { linePictures } from "@/lib/backend/picture/mail-pictures";
import type { Config } from "@/lib/config";
import { whyNotWithdrawable } from "@/lib/domain/withdrawal";
import { written } from "@/messages/written";

/** @param token opens the order's page and its withdrawal, @param trial is the stock only a demonstration? Then nothing is to be paid */
async function letter(order: ShopOrder, token: string, trial: boolean, config: Config): Promise<Letter> {
  const orderMail = orderMailOf(order, order.language);
  const { messages, language } = orderMail;
  const ended = whyNotWithdrawable(order) !== null;
  const { cid, pictures } = await paymentCode(order);
  const href = `${config.publicUrl}/${language}/create-order-success?order=${order.id}&token=${token}`;
  const blocks: Block[] = [
    { kind: "text", text: `${messages.hello}\n${messages.thanks}` },
    ...(trial ? [{ kind: "text", text: messages.trial } as const] : []),
    ...(ended ? [] : paymentBlocks(orderMail, cid, config.publicUrl)),
    ...goodsBlocks(orderMail, messages.goods, await linePictures(order.lines, config.publicUrl)),
    ...((await hasStudded(order.lines)) ? [{ kind: "text", text: written[language].studded.note } as const] : []),
    ...(ended ? [] : [...deliveryBlocks(orderMail, config.shop, new Date()), ...nextBlocks(orderMail)]),
    { kind: "link", text: messages.open_order, href },
    { kind: "small", text: messages.link_note },
    ...(ended ? [] : withdrawalBlocks(orderMail, token, config)),
    { kind: "small", text: fill(messages.terms, { url: `${config.publicUrl}/${language}/terms` }) },
    identityBlock(language, config),
  ];
  return {
    to: { name: `${order.contact.first_name} ${order.contact.last_name}`, address: order.contact.email },
    language,
    subject: fill(messages.subject, { number: order.number }),
    blocks,
    pictures,
    name: `${order.number}-confirmation`,
    id: `order-${order.id}-confirmation`,
  };
}

/** The confirmation of an order for its shopper, in the language of the order. */
export const orderConfirmation = mailKind({
  task: "order_mail_confirmation",
  payload: orderPayload,
  compose: async ({ order_id: id, again }, { config }) => {
    if (!again && (await wasSent(id, "confirmation"))) return null;
    const demonstration = await hasDemonstrationStock();
    return letter(await mailedOrder(id), await orderToken(database(), id), demonstration, config);
  },
  sent: ({ order_id: id }, mail) => markSent(id, "confirmation", mail),
});
