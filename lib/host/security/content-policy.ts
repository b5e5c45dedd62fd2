import { createHash, randomBytes } from "node:crypto";
import { offlineScript } from "@/lib/preferences/offline";
import { recentScript } from "@/lib/preferences/recent-script";
import { themeScript } from "@/lib/preferences/theme";

/** An inline script and its text; data such as JSON-LD is not a script. */
const inlineScript = /<script\b(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (text: string, encoding: "utf8" | "latin1" = "utf8") =>
  `'sha256-${createHash("sha256").update(text, encoding).digest("base64")}'`;

/** The inline scripts of our own. */
const ownHashes = [hashOf(themeScript), hashOf(offlineScript), hashOf(recentScript)];

/**
 * The Content-Security-Policy of a page: nothing from other sites, no script that was not in the page when it was rendered.
 * Style attributes are allowed: drawings and bars are sized by them.
 * @param scripts hashes or nonces of the inline scripts
 */
function contentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set([...ownHashes, ...scripts])].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of a cached page, by the hashes of its inline scripts. @param html the page, a character for each byte */
export function policyOfPage(html: string): string {
  return contentPolicy([...html.matchAll(inlineScript)].map(([, text = ""]) => hashOf(text, "latin1")));
}

/**
 * The policy of an answer that is rendered while it is sent: Next puts the nonce, which it reads from the request, into its
 * own inline scripts.
 */
export function policyWithNonce(): string {
  return contentPolicy([`'nonce-${randomBytes(16).toString("base64")}'`]);
}

/** The nonce by which a policy allows inline scripts. @returns `undefined` where it allows none by a nonce */
export function nonceOf(policy: string | string[] | undefined): string | undefined {
  return /'nonce-([^']+)'/.exec(String(policy))?.[1];
}

/** The policy of an answer without scripts: that of a call of the API. */
export const policyOfData = contentPolicy([]);
