import "server-only";
import { headers } from "next/headers";

/** The visitor's Cookie header, for `askFor`. Reading it makes a page dynamic. */
export async function currentCookieHeader(): Promise<string> {
  return (await headers()).get("cookie") ?? "";
}
