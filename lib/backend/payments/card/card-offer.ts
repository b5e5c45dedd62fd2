import { database } from "@/lib/backend/kernel/database/connect";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { orderToken } from "@/lib/backend/order/order-token";
import { takesCards } from "@/lib/backend/payments/card/takes-cards";
import type { Order } from "@/lib/contract/checkout";
import { cardDeadline } from "@/lib/domain/card-payment";
import type { Language } from "@/lib/domain/locale";

/** Is the order still to be paid by card? */
export function awaitsCard({ paymentId, paymentStatus, status }: StoredOrder): boolean {
  return paymentId === "card" && paymentStatus === "pending" && status !== "cancelled" && status !== "returned";
}

/**
 * How to pay an order by card; `null` when it is paid another way, is paid already or was cancelled. It is told apart whether the
 * shop takes cards now, and whether the shopper has done all and only the confirmation is missing.
 */
export async function openCard(order: StoredOrder, language: Language): Promise<Order["payment"]["card"]> {
  if (!awaitsCard(order)) return null;
  const taken = await takesCards();
  const query = new URLSearchParams({ order: order.id, token: await orderToken(database(), order.id), pay: "card" });
  return {
    offered: taken !== null,
    test: taken?.test ?? false,
    processing: order.cardAttempts.some(({ state }) => state === "processing" || state === "paid"),
    until: order.status === "placed" ? cardDeadline(order.placedAt).toISOString() : null,
    path: `/${language}/create-order-success?${query}`,
  };
}
