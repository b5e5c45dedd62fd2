import { textOf } from "@/lib/api/host/answers/adapter";
import { described, Unreadable } from "@/lib/api/host/unreadable";

/**
 * Where the sign-in at a provider begins: the address of a redirect, or the one in the body.
 * @param host what an address without a host is below
 * @throws Unreadable for neither
 */
export function providerAddress(host: string, headers: Headers, body: unknown): string {
  const { url, redirect_url, location } = (body ?? {}) as Record<string, unknown>;
  const address = headers.get("location") ?? [url, redirect_url, location].map(textOf).find(Boolean) ?? "";
  if (address === "" || !URL.canParse(address, host) || !/^https?:$/.test(new URL(address, host).protocol))
    throw new Unreadable({ field: "location", expected: "an address", received: described(address || undefined) });
  return new URL(address, host).href;
}

/** A redirect that no call of the contract knows, such as to a page for signing in, or from http to https. */
export function unknownRedirect(headers: Headers): Unreadable {
  const location = headers.get("location") ?? "";
  const received = `a redirect to ${URL.canParse(location) ? new URL(location).origin : "another address"}`;
  return new Unreadable({ field: "", expected: "an answer", received });
}
