import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { ServerTransport } from "@/lib/api/transport/call";
import { contract, type Name } from "@/lib/contract/contract";
import { isSpecified } from "@/lib/contract/specification";

/** A call that the host did not have is asked for again after this, ms. */
const askAgainAfter = 60_000;

/** What lacked: a call by its name, or one address of a call with a place in its path. */
const lacking = new LRUCache<string, true>({ max: 5000, ttl: askAgainAfter });

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** A call without the names of the places in its path: every author chooses those. */
const plain = (name: string) => name.replace(/\{\w+\}/g, "{}").replace(/\/$/, "");

type Described = { until: number; calls: Promise<readonly string[] | null> };
let described: Described | undefined;

async function readDescription(send: ServerTransport): Promise<readonly string[] | null> {
  try {
    const answer = await send("/api/v1/openapi.json", { method: "GET", headers: { accept: "application/json" } });
    if (!answer.ok) {
      await answer.body?.cancel();
      return null;
    }
    const { paths } = document.parse(await answer.json());
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => plain(`${method.toUpperCase()} ${path}`)),
    );
    // A description that does not know the cart is of something else.
    return calls.some((call) => call.startsWith("GET ") && call.endsWith("/cart")) ? calls : null;
  } catch {
    return null; // none, or none that can be read: then a call is known by asking it
  }
}

/** The calls that the host's own OpenAPI document names; `null` where it has none. Asked for once a minute at most. */
function describedCalls(send: ServerTransport, now: number): Promise<readonly string[] | null> {
  if (!described || described.until < now) described = { until: now + askAgainAfter, calls: readDescription(send) };
  return described.calls;
}

const isDescribed = (name: Name, calls: readonly string[]) => {
  const [method, path] = plain(name).split(" ");
  return calls.some((call) => call.startsWith(`${method} `) && call.endsWith(path ?? ""));
};

/** The call of a noun without a place in its path (`GET /products` of `GET /products/{slug}`): without it there is no noun. */
function parentOf(name: Name): Name | null {
  const parent = `GET ${name.slice(name.indexOf(" ") + 1).replace(/\/\{.*$/, "")}`;
  return parent !== name && name.includes("{") && Object.hasOwn(contract, parent) ? (parent as Name) : null;
}

/** Clears what is known of the host; for tests with another one. */
export function forgetOfferedCalls(): void {
  lacking.clear();
  described = undefined;
}

/** Records that the host does not have a call. @param path of the request, when another address of the call may be there */
export function reportLacking(name: Name, path: string | null): void {
  lacking.set(path ?? name, true);
}

/** Did the host lack this call, or this address of it, within the last minute? */
function isLacking(name: Name, path: string): boolean {
  const parent = parentOf(name);
  return lacking.has(name) || lacking.has(path) || (parent !== null && !isSpecified(parent) && lacking.has(parent));
}

/** Is it known that the host does not have this call, or nothing at this address of it? */
export async function isAbsent(name: Name, path: string, send: ServerTransport): Promise<boolean> {
  const calls = await describedCalls(send, Date.now());
  return calls ? !isDescribed(name, calls) : isLacking(name, path);
}

/**
 * Does the host have a call? Those of the specification always. An addition has to be in its OpenAPI document; a host
 * without one may have any call that only reads, until it has been asked in vain, and no other: what may not be there is not offered.
 */
export async function hasCall(name: Name, send: ServerTransport): Promise<boolean> {
  if (isSpecified(name)) return true;
  const calls = await describedCalls(send, Date.now());
  if (calls) return isDescribed(name, calls);
  return name.startsWith("GET ") && !isLacking(name, name);
}
