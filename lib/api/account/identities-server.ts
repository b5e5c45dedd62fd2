import "server-only";
import { isOffered } from "@/lib/api/request/offered";
import { ask, askFor, orFallback } from "@/lib/api/request/server";
import type { ProviderId } from "@/lib/contract/auth";
import type { Identities } from "@/lib/contract/identities";
import type { Locale } from "@/lib/domain/locale";
import { visitorCookie } from "@/lib/session/visitor";

/** How the visitor can sign in, and the providers the shop has keys for. */
export type SignInWays = Identities & { offered: ProviderId[] };

/**
 * How the signed-in visitor can sign in, and could; `null` where that cannot be told.
 * @throws ApiError while the back end is unavailable
 */
export async function visitorSignInWays(locale: Locale): Promise<SignInWays | null> {
  if (!(await isOffered("GET /users/identities"))) return null;
  return orFallback(readSignInWays(locale), null);
}

async function readSignInWays(locale: Locale): Promise<SignInWays> {
  const [own, offered] = await Promise.all([
    askFor(await visitorCookie(), "GET /users/identities", {}, locale),
    ask("GET /auth/providers", {}, locale),
  ]);
  return { ...own.body, offered: offered.body.data.map(({ id }) => id) };
}
