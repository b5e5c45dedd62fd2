import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { beginSignIn } from "@/lib/backend/social/begin-sign-in";
import { finishSignIn } from "@/lib/backend/social/finish-sign-in";
import { beginLinking, ownIdentities } from "@/lib/backend/social/identities";
import { offeredProviders } from "@/lib/backend/social/providers";
import { unlinkProvider } from "@/lib/backend/social/unlink-provider";

export const socialHandlers: Handlers<
  | "GET /auth/providers"
  | "GET /auth/{provider}"
  | "GET /auth/{provider}/callback"
  | "GET /users/identities"
  | "POST /users/identities/{provider}"
  | "DELETE /users/identities/{provider}"
> = {
  "GET /auth/providers": () => ({ status: 200, body: { data: offeredProviders().map((id) => ({ id })) } }),

  "GET /auth/{provider}": async ({ path, query }, context) => ({
    status: 302,
    headers: { location: await beginSignIn(path.provider, query.return_to, context) },
  }),

  "GET /auth/{provider}/callback": ({ path, query }, context) => finishSignIn(path.provider, query, context),

  "GET /users/identities": async (_input, context) => ({ status: 200, body: await ownIdentities(context) }),

  "POST /users/identities/{provider}": async ({ path, body }, context) => ({
    status: 200,
    body: { location: await beginLinking(path.provider, body.return_to, context) },
  }),

  "DELETE /users/identities/{provider}": async ({ path }, context) => {
    await unlinkProvider(path.provider, context);
    return { status: 204 };
  },
};
