/** Role and database of the embedded server. */
export const databaseName = "dezen";

/**
 * Address of the embedded server behind its Unix socket, in the form libpq and node-postgres read as it stands:
 * the folder of the socket, percent-encoded, takes the place of the host.
 */
export function socketUrl(socketFolder: string, password: string): string {
  return `postgres://${databaseName}:${password}@${encodeURIComponent(socketFolder)}/${databaseName}`;
}

/**
 * What the `postgres` driver (porsager) needs besides the URL: it doesn't decode a socket folder in the host, and sends
 * a `host` parameter on to the server, which refuses it. Use as `postgres(address.url, { ...address.options, … })`.
 * @param url any PostgreSQL URL; one with a network host comes back unchanged.
 */
export function postgresJsAddress(url: string): { url: string; options: { host?: string } } {
  const parsed = new URL(url);
  const host = parsed.searchParams.get("host") ?? decodeURIComponent(parsed.hostname);
  if (!host.startsWith("/")) return { url, options: {} };
  parsed.searchParams.delete("host");
  return { url: parsed.href, options: { host } };
}
