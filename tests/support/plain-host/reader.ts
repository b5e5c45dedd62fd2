import type { CallRequest } from "./call-request";
import type { Reader } from "./shapes/shape";

/** For whom the answer of a call is written. */
export function readerOf({ language, currency, state, url }: CallRequest): Reader {
  return { language, currency, now: state.now(), url };
}
