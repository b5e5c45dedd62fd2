import type { Handlers } from "@/lib/backend/handler";
import { beginSignIn } from "@/lib/backend/social/begin-sign-in";
import { finishSignIn } from "@/lib/backend/social/finish-sign-in";
import { offeredProviders } from "@/lib/backend/social/providers";

export const socialHandlers: Handlers<
  "GET /auth/providers" | "GET /auth/{provider}" | "GET /auth/{provider}/callback"
> = {
  "GET /auth/providers": () => ({ status: 200, body: { data: offeredProviders().map((id) => ({ id })) } }),

  "GET /auth/{provider}": async ({ path, query }, context) => ({
    status: 302,
    headers: { location: await beginSignIn(path.provider, query.return_to, context) },
  }),

  "GET /auth/{provider}/callback": async ({ path, query }, context) => ({
    status: 200,
    body: await finishSignIn(path.provider, query, context),
  }),
};
