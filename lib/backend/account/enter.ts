import { clearCartCookie, setCartCookie } from "@/lib/backend/cart/cart-cookie";
import { mergeGuestCart } from "@/lib/backend/cart/merge-carts";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { Context } from "@/lib/backend/kernel/http/context";
import { openSession } from "@/lib/backend/kernel/session/open-session";
import type { Session } from "@/lib/contract/auth";

/** What a visitor gets who has just signed in: the session, and the secret of the account's cart, `null` when it has none. */
export type Entered = { session: Session; cartToken: string | null };

/**
 * Lets a visitor into an account: opens a session and merges the guest's cart into the account's. After the transaction
 * `giveCart` puts the cart's cookie into the answer.
 */
export async function enter(tx: Executor, accountId: number, context: Context): Promise<Entered> {
  const cartToken = await mergeGuestCart(tx, accountId, context.cartId, context.now);
  return { session: await openSession(tx, accountId, context.now), cartToken };
}

/** Points the visitor's cookie at the account's cart; a cookie that names somebody else's is taken away. */
export function giveCart(context: Context, { cartToken }: Entered): void {
  if (cartToken !== null) setCartCookie(context, cartToken);
  else if (context.cartId !== null) clearCartCookie(context);
}
