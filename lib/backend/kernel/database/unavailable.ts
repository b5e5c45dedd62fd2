/** Codes of Node and of the driver for a connection that ended or cannot be opened. */
const ofConnections = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "TOO_LATE",
]);

/**
 * PostgreSQL's own: 08 lost connections, 53 no room (disk, memory, connections), 57P it stops or starts, 58030 the disk
 * fails; a statement that took too long (57014), a lock that was waited for too long (55P03); a server that is read-only, as after a
 * failover (25006). Source: PostgreSQL 18, appendix A.
 */
const ofPostgres = /^(08...|53...|57P0[1-5]|57014|55P03|58030|25006)$/;

/** Does an error, or what caused it, say that the database cannot work now, whatever the request was? */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (ofConnections.has(code) || ofPostgres.test(code)) return true;
  }
  return false;
}
