import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { requireUser } from "@/lib/backend/kernel/session/require-user";
import { loadOrder, type StoredOrder } from "@/lib/backend/order/load-order";
import { isOrderOf } from "@/lib/backend/order/order-owner";
import { isOrderToken } from "@/lib/backend/order/order-token";

/** The id of the order of a number; blanks in it do not matter. `null` for an unknown one. */
export async function orderIdOf(number: string): Promise<string | null> {
  const [found] = await database()
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(eq(customerOrder.number, number.replace(/\s/g, "")));
  return found?.id ?? null;
}

/** Is it an order of the account that the caller is signed in to? Also while the caller's token has to be renewed. */
async function isCallersOrder(id: string, context: Context): Promise<boolean> {
  const owner = await context.owner();
  return owner !== null && isOrderOf(database(), id, owner);
}

/** By what the caller proves that an order is theirs: its token, or being signed in as its owner; `null` without a proof. */
export async function orderProof(
  id: string,
  token: string | undefined,
  context: Context,
): Promise<"token" | "owner" | null> {
  if (await isOrderToken(database(), id, token)) return "token";
  return (await isCallersOrder(id, context)) ? "owner" : null;
}

/**
 * The order of an id for whoever holds its token, and for its owner.
 * @param id `null` for an unknown order
 * @throws ApiProblem `not_found` for a wrong token as for an unknown order: nobody learns which of the two it was;
 *   `unauthorised` for an owner whose token has to be renewed
 */
export async function orderFor(id: string | null, token: string | undefined, context: Context): Promise<StoredOrder> {
  const proof = id && (await orderProof(id, token, context));
  if (proof === "owner") await requireUser(context);
  const order = id && proof ? await loadOrder(database(), id) : null;
  if (!order) throw new ApiProblem("not_found");
  return order;
}
