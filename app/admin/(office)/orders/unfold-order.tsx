"use server";

import type { ReactNode } from "react";
import { OrderBody } from "@/components/admin/orders/order-body";
import { askOrder } from "@/lib/api/admin/orders-server";
import { requireStaff } from "@/lib/api/admin/server";
import { adminTexts } from "@/messages/admin/texts";

/**
 * What an order holds, to be unfolded in the list that the reader has before them: only that is rendered, not the list anew.
 * @returns `null` for an order that there is not
 * @throws what the page itself would answer: the sign-in, a room that is not there, a host that is away
 */
export async function unfoldOrder(number: string): Promise<ReactNode> {
  if (!/^\d{10}$/.test(number)) return null;
  const asked = askOrder(number);
  asked.catch(() => {}); // told below: whoever is signed out is led to the sign-in first
  const me = await requireStaff("/admin/orders", ["orders", "money"]);
  const order = await asked;
  return order ? <OrderBody order={order} me={me} texts={adminTexts[me.language]} /> : null;
}
