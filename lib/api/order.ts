import "server-only";
import { ApiError } from "@/lib/api/client";
import { askFor } from "@/lib/api/server";
import type { Order } from "@/lib/contract/checkout";
import type { Locale } from "@/lib/domain/locale";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The order of an id for whoever holds its token.
 * @returns `null` for a wrong or missing token as for an unknown order: nobody learns which of the two it was
 * @throws ApiError when the order cannot be read now
 */
export async function orderByToken(id: unknown, token: unknown, locale: Locale): Promise<Order | null> {
  if (typeof id !== "string" || typeof token !== "string" || !uuid.test(id) || token.length > 200) return null;
  try {
    const { body } = await askFor("", "GET /checkout/{id}", { path: { id }, query: { token } }, locale);
    return body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Starts the payment of an order, or asks how it came out.
 * @returns the address of the payment page, `null` when there is none to go to (paid, or not paid on a page); `"away"` when the
 *   payment gateway does not answer
 * @throws ApiError when the order cannot be read now
 */
export async function startPayment({ id }: Order, token: unknown, locale: Locale): Promise<string | "away" | null> {
  const body = { token: typeof token === "string" ? token : "" };
  try {
    const answer = await askFor("", "POST /checkout/{id}/payments", { path: { id }, body }, locale);
    return answer.body.redirect_url ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.code === "unavailable") return "away";
    throw error;
  }
}
