/** Headers that concern one connection and are never sent on over another. Source: RFC 9110, section 7.6.1 */
export const connectionHeaders: ReadonlySet<string> = new Set([
  "connection",
  "expect",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
