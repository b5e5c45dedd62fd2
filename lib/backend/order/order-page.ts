import { database } from "@/lib/backend/kernel/database/connect";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { orderToken } from "@/lib/backend/order/order-token";
import type { PayableOrder } from "@/lib/backend/payments/provider";
import type { Language } from "@/lib/domain/locale";

/** The path of an order's own page, which opens it to whoever has it. */
async function orderPagePath(id: string, language: Language): Promise<string> {
  const query = new URLSearchParams({ order: id, token: await orderToken(database(), id) });
  return `/${language}/create-order-success?${query}`;
}

/** An order as its payment provider sees it. @param language of the pages it leads to; the order's own if none is given */
export async function payableOrder(order: StoredOrder, language: Language = order.language): Promise<PayableOrder> {
  return { ...order, page: await orderPagePath(order.id, language) };
}
