import { type CartCaller, callersCart } from "@/lib/backend/cart/callers-cart";
import { cartLines } from "@/lib/backend/cart/cart-rows";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { addressCounts, countAttempt, giveBackAttempt } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { readConfig } from "@/lib/config";
import { maxQuantityOfAddress } from "@/lib/domain/order-bounds";

/** The pieces of some lines together. */
export const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

async function piecesInCart(caller: CartCaller): Promise<number> {
  const cart = await callersCart(database(), caller, false);
  return cart ? piecesOf(await cartLines(database(), cart.id)) : 0;
}

/**
 * Counts the pieces of the caller's cart against the internet address that orders them, before the order is placed: whoever invents
 * a buyer for each order still comes from somewhere.
 * @returns how many were counted, and what takes them off again when they are not ordered
 * @throws ApiProblem `too_many`, nothing counted
 */
export async function countPieces(caller: CartCaller, context: Context) {
  const pieces = await piecesInCart(caller);
  const limit = { ...limits.orderedPieces, attempts: maxQuantityOfAddress(readConfig().openOrders) };
  const counts = pieces > 0 ? addressCounts(limit, context.address) : [];
  const counted: typeof counts = [];
  const giveBack = () => giveBackAttempt(counted, pieces);
  for (const count of counts) {
    counted.push(count);
    const wait = await countAttempt(...count, pieces);
    if (wait === 0) continue;
    await giveBack();
    throw new ApiProblem("too_many", { retry_after: wait, reason: "order_address" });
  }
  return { pieces, giveBack };
}
