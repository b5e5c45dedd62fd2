import { z } from "zod";
import { orderSummary } from "@/lib/contract/order";
import { bankTransfer } from "@/lib/contract/payments";
import { foreignId } from "@/lib/contract/table-id";

/** Stores a back end's answer to the order just placed, for back ends that cannot return it later. HttpOnly. */
export const createdOrderCookie = "created_order";

/** One day, like the checkout draft's cookies. */
export const createdOrderSeconds = 24 * 3600;

const createdOrder = orderSummary.omit({ token: true }).extend({
  email: z.string(),
  payment: foreignId.nullable(),
  delivery: foreignId.nullable(),
  transfer: bankTransfer.omit({ qr: true }).nullable(),
  /** Where it is paid; `null` when that is nowhere to go. */
  redirect_url: z.url({ protocol: /^https?$/ }).nullable(),
});

/** An order as far as the answers to `create-order` and to its payment describe it. */
export type CreatedOrder = z.infer<typeof createdOrder>;

/** Parses the cookie's decoded text; `null` for anything invalid. */
export function parseCreatedOrder(text: string | undefined): CreatedOrder | null {
  try {
    return createdOrder.parse(JSON.parse(text ?? "null"));
  } catch {
    return null; // none, or somebody else's text under our name
  }
}
