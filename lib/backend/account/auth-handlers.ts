import { login } from "@/lib/backend/account/login";
import { forgotPassword, resetPassword } from "@/lib/backend/account/new-password";
import { register } from "@/lib/backend/account/register";
import { mailVerificationAgain, verifyEmail } from "@/lib/backend/account/verify-email";
import { clearCartCookie } from "@/lib/backend/cart/cart-cookie";
import { renewAccountCart } from "@/lib/backend/cart/renew-cart";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { closeSession } from "@/lib/backend/kernel/session/close-session";
import { refreshSession } from "@/lib/backend/kernel/session/refresh-session";
import { bearerToken } from "@/lib/backend/kernel/session/token";

const tokenOf = (request: Pick<Request, "headers">) => bearerToken(request.headers.get("authorization"));

export const authHandlers: Handlers<
  | "POST /auth/login"
  | "POST /auth/register"
  | "POST /auth/refresh"
  | "POST /auth/logout"
  | "POST /auth/forgot-password"
  | "POST /auth/reset-password"
  | "POST /auth/verify-email"
  | "POST /auth/verify-email/again"
> = {
  "POST /auth/login": async ({ body }, context) => ({ status: 200, body: await login(body, context) }),

  "POST /auth/register": async ({ body }, context) => ({ status: 201, body: await register(body, context) }),

  "POST /auth/refresh": async (_input, { request, now }) => ({
    status: 200,
    body: await refreshSession(tokenOf(request), now),
  }),

  // Signing out leaves nothing on the device: the account's cart waits for the next sign-in, and the old cookie no longer opens
  // it.
  "POST /auth/logout": async (_input, context) => {
    const token = tokenOf(context.request);
    const owner = await context.owner();
    if (token) await closeSession(database(), token);
    // Signing out removes the cart's cookie from this browser; a browser whose session was ended from elsewhere keeps it.
    if (owner !== null && context.cartId !== null)
      await retriedTransaction((tx) => renewAccountCart(tx, owner, context.now));
    if (token && context.cartId) clearCartCookie(context);
    return { status: 204 };
  },

  "POST /auth/forgot-password": async ({ body }, context) => {
    await forgotPassword(body, context);
    return { status: 204 };
  },

  "POST /auth/reset-password": async ({ body }, context) => {
    await resetPassword(body, context);
    return { status: 204 };
  },

  "POST /auth/verify-email": async ({ body }, context) => {
    await verifyEmail(body, context);
    return { status: 204 };
  },

  "POST /auth/verify-email/again": async (_input, context) => {
    await mailVerificationAgain(context);
    return { status: 204 };
  },
};
