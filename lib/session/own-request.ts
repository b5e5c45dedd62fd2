import { randomBytes } from "node:crypto";
import { processWide } from "@/lib/runtime/process-wide";

const secret = processWide("own requests", () => randomBytes(16).toString("base64url"));

const header = "x-dezen-own";

/** Marks a request that this process makes to itself; nobody else can know the value. */
export function ownRequest(): Record<string, string> {
  return { [header]: secret.get() };
}

/** Does a request come from this very process? @param headers names in lower case */
export function isOwnRequest(headers: Record<string, string | string[] | undefined>): boolean {
  return headers[header] === secret.get();
}
