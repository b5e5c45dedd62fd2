import type { IncomingHttpHeaders } from "node:http";
import type { CallName } from "./call-names";

/**
 * One request as it came. `name` is its call, also when the host does not have it; `body` is the parsed JSON, or the text when it
 * is none; `status` is that of the answer, absent while there is none.
 */
export type LoggedRequest = {
  name: CallName | undefined;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
  status: number | undefined;
};

/** The requests of one call, by its name in the specification (`PATCH /cart/items/{index}`) or as sent (`GET /unknown`). */
export function requestsTo(requests: LoggedRequest[], call: string): LoggedRequest[] {
  return requests.filter(
    ({ name, method, path }) =>
      name === call || `${method} ${path}` === call || `${method} ${path}` === call.replace(" ", " /api/v1"),
  );
}
