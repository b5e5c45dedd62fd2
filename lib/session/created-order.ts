import { z } from "zod";
import { orderSummary } from "@/lib/contract/checkout";
import { bankTransfer } from "@/lib/contract/payments";
import { foreignId } from "@/lib/contract/table-id";

/** Keeps what a back end said of the order just placed, for one that cannot be asked for it afterwards. Out of reach of scripts. */
export const createdOrderCookie = "created_order";

/** One day: as long as what is kept of the checkout. */
export const createdOrderSeconds = 24 * 3600;

const createdOrder = orderSummary.omit({ token: true }).extend({
  email: z.string(),
  payment: foreignId.nullable(),
  delivery: foreignId.nullable(),
  transfer: bankTransfer.omit({ qr: true }).nullable(),
  /** Where it is paid; `null` when that is nowhere to go. */
  redirect_url: z.url({ protocol: /^https?$/ }).nullable(),
});

/** An order as far as the answer to `create-order`, and to its payment, told of it. */
export type CreatedOrder = z.infer<typeof createdOrder>;

/** Reads the cookie's decoded text; `null` for anything else than what was kept there. */
export function parseCreatedOrder(text: string | undefined): CreatedOrder | null {
  try {
    return createdOrder.parse(JSON.parse(text ?? "null"));
  } catch {
    return null; // none, or somebody else's text under our name
  }
}
