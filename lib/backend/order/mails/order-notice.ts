import { shopLanguage } from "@/lib/backend/mail/identity-block";
import { type Letter, mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { mailedOrder } from "@/lib/backend/order/mails/mailed-order";
import { customerBlocks, deliveryBlocks, goodsBlocks, orderMailOf } from "@/lib/backend/order/mails/order-blocks";
import { markSent, wasSent } from "@/lib/backend/order/mails/order-sent";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import type { ShopOrder } from "@/lib/backend/order/present-order";
import { linePictures } from "@/lib/backend/picture/mail-pictures";
import type { Config } from "@/lib/config";

async function letter(order: ShopOrder, config: Config): Promise<Letter> {
  const orderMail = orderMailOf(order, shopLanguage(config));
  const { messages, price, language } = orderMail;
  return {
    to: { name: config.shop.name, address: config.shop.email },
    replyTo: { name: `${order.contact.first_name} ${order.contact.last_name}`, address: order.contact.email },
    language,
    subject: fill(messages.shop_subject, { number: order.number, total: price(order.total) }),
    blocks: [
      { kind: "text", text: messages.shop_intro },
      ...customerBlocks(orderMail),
      ...goodsBlocks(orderMail, messages.subtotal, await linePictures(order.lines, config.publicUrl)),
      ...deliveryBlocks(orderMail, config.shop, new Date()),
    ],
    name: `${order.number}-notice`,
    id: `order-${order.id}-notice`,
  };
}

/** The notice of a new order for the shop, in the language of its country. */
export const orderNotice = mailKind({
  task: "order_mail_notice",
  payload: orderPayload,
  compose: async ({ order_id: id }, { config }) =>
    (await wasSent(id, "notice")) ? null : letter(await mailedOrder(id, shopLanguage(config)), config),
  sent: ({ order_id: id }, mail) => markSent(id, "notice", mail),
});
