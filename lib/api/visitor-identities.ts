import "server-only";
import { ask, askFor } from "@/lib/api/server";
import type { ProviderId } from "@/lib/contract/auth";
import type { Identities } from "@/lib/contract/identities";
import type { Locale } from "@/lib/domain/locale";
import { visitorCookie } from "@/lib/session/visitor";

/** How the visitor can sign in, and the providers the shop has keys for. */
export type SignInWays = Identities & { offered: ProviderId[] };

/** How the signed-in visitor can sign in, and could. @throws ApiError */
export async function visitorSignInWays(locale: Locale): Promise<SignInWays> {
  const [own, offered] = await Promise.all([
    askFor(await visitorCookie(), "GET /users/identities", {}, locale),
    ask("GET /auth/providers", {}, locale),
  ]);
  return { ...own.body, offered: offered.body.data.map(({ id }) => id) };
}
