import "server-only";
import { serverCarrier } from "@/lib/api/carrier";
import { ApiError, callApi } from "@/lib/api/client";
import { type Call, isTextReply } from "@/lib/contract/call";
import { contract, type InputOf, type Name } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";
import { noteAway } from "@/lib/host/away/away-notice";
import { visitorHeaders } from "@/lib/session/visitor-headers";

/** Checks an answer against the contract: a remote host is not believed, it is parsed.
 * @throws Error when the answer breaks the contract */
function parseReply(name: Name, status: number, body: unknown): unknown {
  const { replies }: Call = contract[name];
  if (!(status in replies)) throw new Error(`${name} has no answer ${status}`);
  const reply = replies[status];
  return isTextReply(reply) ? body : reply?.parse(body);
}

/** Notes for the host when data cannot be had because the back end is away, or not itself; hands the failure on. */
async function noted<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "unavailable") noteAway();
    throw error;
  }
}

/**
 * Asks the API from a server component, for nobody in particular (nothing personal may be cached).
 * @param address whom the answer costs something: attempts are counted by it; on kept pages nobody
 * @throws ApiError
 */
export function ask<N extends Name>(name: N, input: InputOf<N>, locale: Locale, address: string | null = null) {
  const headers = {
    "accept-language": locale.language,
    "x-currency": locale.currency,
    ...(address !== null && { "x-forwarded-for": address }),
  };
  return noted(callApi(serverCarrier(), name, input, headers, parseReply));
}

/** Asks on behalf of a visitor: the session and the cart of the incoming Cookie header go with it. For dynamic pages only.
 * @throws ApiError */
export function askFor<N extends Name>(cookie: string, name: N, input: InputOf<N>, locale: Locale) {
  const headers = { "accept-language": locale.language, "x-currency": locale.currency, ...visitorHeaders(cookie) };
  return noted(callApi(serverCarrier(), name, input, headers, parseReply));
}
