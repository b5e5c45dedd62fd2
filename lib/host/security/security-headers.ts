/** Headers of every answer. Source: OWASP Secure Headers Project. */
const always: [name: string, value: string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/** Who may show an answer on a page of their own: pictures are also in feeds, and in the previews of those who share a link. */
export function withinReach(url: string): "same-origin" | "cross-origin" {
  return url.startsWith("/img/") ? "cross-origin" : "same-origin";
}

/** Two years, as the preload lists ask for. */
const strictTransport: [string, string] = ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"];

/**
 * The headers by which a browser protects the shop's visitors.
 * @param publicUrl over https browsers are told never to use http again
 */
export function securityHeaders(publicUrl: string): [name: string, value: string][] {
  return publicUrl.startsWith("https:") ? [...always, strictTransport] : always;
}
