import { z } from "zod";
import type { ProviderPerson } from "@/lib/backend/account/provider-sign-in";
import { leadsToWeb, plainName } from "@/lib/domain/plain-name";

/** The values that bind a provider's answer to the request and to the browser. */
export type Secrets = { state: string; nonce: string; verifier: string };

/** A provider one can sign in with. */
export type SignInProvider = {
  /** The address at the provider that the browser is led to.
   * @throws ProviderUnavailable */
  question(secrets: Secrets): Promise<URL>;
  /**
   * The person who has signed in.
   * @param answer the address the browser came back to, with the provider's query
   * @throws Error for an answer that is not good, ProviderUnavailable
   */
  person(answer: URL, secrets: Secrets): Promise<ProviderPerson>;
};

const email = z.email().max(254);

/** An e-mail as a provider gives it; `null` for none, or none that mail could be sent to. */
export const emailOf = (given: string | undefined): string | null => email.safeParse(given).data ?? null;

/** A name as a provider gives it, as much of it as the shop takes; empty for one that leads to the web. */
export function nameOf(given: string | undefined): string {
  const name = plainName(given ?? "").slice(0, 80);
  return leadsToWeb(name) ? "" : name;
}

/** The address of a picture; empty for none and for one that is not https. */
export function pictureOf(given: string | undefined): string {
  if (!given || given.length > 500 || !URL.canParse(given)) return "";
  return new URL(given).protocol === "https:" ? given : "";
}
