import "server-only";
import { targetOf } from "@/lib/api/host/call-routes";
import { offersCall, serverTransport } from "@/lib/api/request/server-transport";
import { ApiError, callApi } from "@/lib/api/transport/call";
import { contract, type Name } from "@/lib/contract/contract";
import { isSpecified } from "@/lib/contract/specification";
import type { ErrorCode } from "@/lib/domain/error-codes";
import { reportReads } from "@/lib/runtime/page-answer";
import { defaultReads } from "@/lib/runtime/page-reads";
import { log } from "@/lib/telemetry/log";

/** Lifetime of an answer, ms. */
const heldFor = 60_000;
/** The same after a failure. */
const heldAfterFailure = 5_000;

type Known = { until: number; offered: Promise<boolean> };
const known = new Map<Name, Known>();

/** What a back end says of an address that it does not have. */
const absent = new Set<ErrorCode>(["not_implemented", "not_found", "method_not_allowed"]);

/** Can the call be probed? Only reads without path parameters. */
const isAskable = (name: Name) => name.startsWith("GET ") && !("path" in contract[name]);

/** Asks a call without its input: a refusal of any other kind says that the call is there. @throws when nobody answers */
async function isThere(name: Name): Promise<boolean> {
  if (!(await offersCall(name))) return false;
  if (!isAskable(name)) return true;
  try {
    await callApi(serverTransport(), name, {} as never);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "unavailable") throw error;
    return !absent.has(error.code);
  }
}

async function findOut(name: Name, before: Known | undefined): Promise<boolean> {
  try {
    return await isThere(name);
  } catch (error) {
    // A failure does not change the page: what was offered before still is.
    log().warn({ error, call: name }, "Whether the back end has a call could not be found out.");
    known.set(name, { until: Date.now() + heldAfterFailure, offered: before?.offered ?? Promise.resolve(true) });
    return before?.offered ?? true;
  }
}

/**
 * Does the back end have a call, so that a page may offer what needs it? Probed at most once a minute, anonymously; known at
 * once for the calls of the specification and of the embedded API. During a failure the previous result is kept.
 */
export function isOffered(name: Name): Promise<boolean> {
  if (targetOf(name) === "embedded" || isSpecified(name)) return Promise.resolve(true);
  reportReads(defaultReads(Date.now()));
  const before = known.get(name);
  if (before && before.until > Date.now()) return before.offered;
  const offered = findOut(name, before);
  known.set(name, { until: Date.now() + heldFor, offered });
  return offered;
}

/** Is there a catalogue to look at? Without one no page offers a search, a finder or a category. */
export const catalogueOffered = () => isOffered("GET /products");

/** Clears what is known; for tests with another back end. */
export function forgetOffered(): void {
  known.clear();
}
