import type { Block } from "@/lib/backend/mail/blocks";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { markSent } from "@/lib/backend/order/mails/order-sent";
import { amountOf, orderToTell, stateLetter, writtenDays } from "@/lib/backend/order/mails/state-mail";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { pickupPoint } from "@/lib/contract/pickup-points";
import { type Carrier, carrierNames, trackingUrl } from "@/lib/domain/carrier";
import { estimateOfLeaving, pragueDay } from "@/lib/domain/delivery-estimate";
import { paymentKind } from "@/lib/domain/payment-methods";
import type { Messages } from "@/messages/written";

type Parcels = { carrier: Carrier; tracking: string[] };

/** When the goods arrive that left when the order was shipped. */
function arrival({ events, deliveryId, estimateFrom, estimateTo }: StoredOrder): { from: string; to: string } {
  const left = events.findLast(({ kind, state, undoneAt }) => kind === "order" && state === "shipped" && !undoneAt);
  return left ? estimateOfLeaving(deliveryId, pragueDay(left.at)) : { from: estimateFrom, to: estimateTo };
}

function factsOf(order: StoredOrder, parcels: readonly Parcels[], messages: Messages["mail_order"]): Block[] {
  const names = [...new Set(parcels.map(({ carrier }) => carrierNames[carrier]).filter(Boolean))].join(", ");
  const point = order.deliveryPoint === null ? null : pickupPoint.parse(order.deliveryPoint);
  const unlinked = parcels.flatMap(({ carrier, tracking }) =>
    tracking.filter((number) => trackingUrl(carrier, number) === null),
  );
  const rows = [
    { label: messages.arrives, value: writtenDays(arrival(order), order.language) },
    ...(names ? [{ label: messages.carrier, value: names }] : []),
    ...(unlinked.length > 0 ? [{ label: messages.parcel_numbers, value: unlinked.join("\n") }] : []),
    ...(point
      ? [{ label: messages.point, value: [point.name, point.address, `${point.zip_code} ${point.city}`].join("\n") }]
      : []),
  ];
  return [{ kind: "facts", rows }];
}

const linksOf = (parcels: readonly Parcels[], messages: Messages["mail_order"]): Block[] =>
  parcels.flatMap(({ carrier, tracking }) =>
    tracking.flatMap((number) => {
      const href = trackingUrl(carrier, number);
      return href === null ? [] : [{ kind: "link" as const, text: fill(messages.track, { parcel: number }), href }];
    }),
  );

/** Tells the shopper that the goods are on their way: by whom, with which numbers, when they arrive and what is to be paid then. */
export const orderShippedMail = mailKind({
  task: "order_shipped",
  payload: orderPayload,
  compose: async (payload, { config }) => {
    const order = await orderToTell(
      payload,
      "order_shipped",
      ({ status }) => status === "shipped" || status === "delivered",
    );
    if (!order) return null;
    const parcels = order.shipments;
    const collected = paymentKind(order.paymentId) === "on_delivery" && order.paymentStatus === "pending";
    return stateLetter(order, "shipped", config, (messages) => ({
      subject: messages.shipped_subject,
      text: messages.shipped,
      blocks: [
        ...factsOf(order, parcels, messages),
        ...linksOf(parcels, messages),
        ...(collected ? [{ kind: "text" as const, text: fill(messages.collect, { amount: amountOf(order) }) }] : []),
      ],
    }));
  },
  sent: ({ order_id: id }, mail) => markSent(id, "order_shipped", mail),
});
