import "server-only";
import { cookies } from "next/headers";
import { askFor } from "@/lib/api/request/server";
import { ApiError } from "@/lib/api/transport/call";
import type { Order } from "@/lib/contract/order";
import type { ErrorCode } from "@/lib/domain/error-codes";
import type { Locale } from "@/lib/domain/locale";
import { currentCookieHeader } from "@/lib/session/cookie-header";
import { type CreatedOrder, createdOrderCookie, parseCreatedOrder } from "@/lib/session/created-order";

/** What an order may be called in an address. */
const plainId = /^[\w.-]{1,100}$/;

/** Errors that say that there is no such order for this visitor, or that the back end shows none. */
const notShown = new Set<ErrorCode>([
  ...(["not_found", "gone", "unauthorised", "forbidden"] as const),
  ...(["unreadable", "invalid", "token_invalid", "not_implemented", "bad_gateway"] as const),
]);

async function ifShown(answer: Promise<{ body: Order }>): Promise<Order | null> {
  try {
    return (await answer).body;
  } catch (error) {
    if (error instanceof ApiError && notShown.has(error.code)) return null;
    throw error;
  }
}

const tokenQuery = (token: unknown) => (typeof token === "string" && token.length <= 200 ? { token } : {});

/**
 * The order of an id for whoever holds its token, or is signed in as its owner.
 * @returns `null` for a wrong or missing token as for an unknown order, so that nobody learns which of the two it was, and for one
 *   that the back end does not show
 * @throws ApiError when the order cannot be read now
 */
export async function orderByToken(id: unknown, token: unknown, locale: Locale): Promise<Order | null> {
  if (typeof id !== "string" || !plainId.test(id)) return null;
  const input = { path: { id }, query: tokenQuery(token) };
  return ifShown(askFor(await currentCookieHeader(), "GET /checkout/{id}", input, locale));
}

/**
 * The order of a number for whoever holds its token, or is signed in as its owner; `null` as of `orderByToken`.
 * @throws ApiError when the order cannot be read now
 */
export async function orderByNumber(number: string, token: unknown, locale: Locale): Promise<Order | null> {
  const input = { path: { number }, query: tokenQuery(token) };
  return ifShown(askFor(await currentCookieHeader(), "GET /orders/{number}", input, locale));
}

/**
 * The back end's answer when this browser placed the order, for back ends that cannot return orders.
 * @param id as in the address; `undefined` where the back end gave none
 */
export async function createdOrder(id: unknown): Promise<CreatedOrder | null> {
  const created = parseCreatedOrder((await cookies()).get(createdOrderCookie)?.value);
  return created && created.id === (id ?? "") ? created : null;
}

/**
 * Starts the payment of an order, or asks for its result.
 * @returns the address of the payment page, `null` when there is none to go to (paid, or not paid on a page); `"away"` when
 * the payment gateway does not answer
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
