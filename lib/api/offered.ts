import "server-only";
import { offersCall } from "@/lib/api/carrier";
import { ApiError } from "@/lib/api/client";
import { targetOf } from "@/lib/api/host/call-routes";
import { ask } from "@/lib/api/server";
import { contract, type Name } from "@/lib/contract/contract";
import { isSpecified } from "@/lib/contract/specification";
import type { ErrorCode } from "@/lib/domain/error-codes";
import { defaultCurrency, defaultLanguage } from "@/lib/domain/locale";

/** How long an answer holds: what a page offers may be so old, ms. */
const heldFor = 60_000;

const known = new Map<Name, { until: number; offered: Promise<boolean> }>();

/** What a back end says of an address that it does not have. */
const absent = new Set<ErrorCode>(["not_implemented", "not_found", "method_not_allowed"]);

/** May it be asked for nobody, just to see whether it is there? Only what changes nothing and has one address. */
const isAskable = (name: Name) => name.startsWith("GET ") && !("path" in contract[name]);

/** Asks a call without its input: a refusal of any other kind says that the call is there. */
async function isThere(name: Name): Promise<boolean> {
  if (!(await offersCall(name))) return false;
  if (!isAskable(name)) return true;
  try {
    await ask(name, {} as never, { language: defaultLanguage, currency: defaultCurrency });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "unavailable") throw error;
    return !absent.has(error.code);
  }
}

/**
 * Does whoever answers have a call, so that a page may offer what needs it? Found out at most once a minute, for nobody in
 * particular; at once for the calls that every back end has and for those of the embedded API.
 * @throws ApiError while the back end is unavailable
 */
export function isOffered(name: Name, now = Date.now()): Promise<boolean> {
  if (targetOf(name) === "embedded" || isSpecified(name)) return Promise.resolve(true);
  const before = known.get(name);
  if (before && before.until > now) return before.offered;
  const offered = isThere(name);
  known.set(name, { until: now + heldFor, offered });
  offered.catch(() => known.delete(name)); // a failure is told to those who asked, and the next one asks again
  return offered;
}

/** Is there a catalogue to look at? Without one no page offers a search, a finder or a category. @throws ApiError */
export const catalogueOffered = () => isOffered("GET /products");

/** Forgets what has been found out; for tests that bring another back end. */
export function forgetOffered(): void {
  known.clear();
}
