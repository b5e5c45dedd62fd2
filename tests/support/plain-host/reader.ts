import { basePath } from "./call-names";
import type { CallRequest } from "./call-request";
import type { Reader } from "./shapes/shape";

/** For whom the answer of a call is written. */
export function readerOf({ language, currency, state, url, name, params }: CallRequest): Reader {
  const template = name.split(" ")[1] ?? "";
  const path = basePath + template.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? "");
  return { language, currency, now: state.now(), url, path };
}
