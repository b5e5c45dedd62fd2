import { randomBytes } from "node:crypto";

declare global {
  // Next's bundles have copies of this module of their own, and must know the same value.
  var dezenOwnRequests: string | undefined;
}

const header = "x-dezen-own";

function secret(): string {
  globalThis.dezenOwnRequests ??= randomBytes(16).toString("base64url");
  return globalThis.dezenOwnRequests;
}

/** Marks a request that this process makes to itself; nobody else can know the value. */
export function ownRequest(): Record<string, string> {
  return { [header]: secret() };
}

/** Does a request come from this very process? @param headers names in lower case */
export function isOwnRequest(headers: Record<string, string | string[] | undefined>): boolean {
  return headers[header] === secret();
}
