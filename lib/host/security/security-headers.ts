/** Headers of every answer. Source: OWASP Secure Headers Project. */
const always: [name: string, value: string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];

/** Is an address that of a picture? Pictures are also in feeds, in mails, and in the previews of those who share a link. */
export const isPicture = (url: string): boolean => url.startsWith("/img/");

/** Two years, as the preload lists ask for. */
const strictTransport: [string, string] = ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"];

/**
 * The headers by which a browser protects the shop's visitors.
 * @param publicUrl over https browsers are told never to use http again
 * @param url what is answered: other sites may show pictures, and nothing else
 */
export function securityHeaders(publicUrl: string, url: string): [name: string, value: string][] {
  const reach = isPicture(url) ? "cross-origin" : "same-origin";
  const https = publicUrl.startsWith("https:") ? [strictTransport] : [];
  return [...always, ["Cross-Origin-Resource-Policy", reach], ...https];
}
