import { and, isNull, lt } from "drizzle-orm";
import { cartDays } from "@/lib/backend/cart/cart-cookie";
import { database } from "@/lib/backend/kernel/database/connect";
import { cart } from "@/lib/backend/kernel/database/schema/cart";

/** Removes the guests' carts whose cookie has run out, a day later than that. An account's cart stays. */
export async function sweepCarts(now: Date): Promise<void> {
  const limit = new Date(now.getTime() - (cartDays + 1) * 86_400_000);
  await database()
    .delete(cart)
    .where(and(lt(cart.updatedAt, limit), isNull(cart.accountId)));
}
