import { targetOf } from "@/lib/api/host/call-routes";
import { askForFilledCart, needsTranslation } from "@/lib/api/host/filled-cart";
import { askHost } from "@/lib/api/host/host-transport";
import { hasCall } from "@/lib/api/host/offered-calls";
import { problemAnswer } from "@/lib/api/host/problem-answer";
import type { ServerTransport } from "@/lib/api/transport/call";
import { remote } from "@/lib/api/transport/http";
import { inProcess } from "@/lib/api/transport/in-process";
import { readConfig } from "@/lib/config";
import type { Name } from "@/lib/contract/contract";
import { matchCall } from "@/lib/contract/match-call";

const base = "/api/v1";

/** The sign-in providers of the settings, for a host that does not list its own. */
const configuredProviders = () => Response.json({ data: readConfig().signInProviders.map((id) => ({ id })) });

/** To whoever answers a call: the host at `API_HOST`, or the embedded API where that fills what the host lacks. */
function routed(host: string): ServerTransport {
  return async (path, init) => {
    const [pathname = ""] = path.split("?");
    const match = matchCall(init.method ?? "GET", pathname.slice(base.length));
    const language = new Headers(init.headers).get("accept-language");
    if (typeof match === "string") return problemAnswer(match, language, undefined, pathname);
    if (targetOf(match.name) === "embedded") return inProcess(path, init);
    const ask = (request: typeof init) => askHost(host, match.name, path, request);
    if (needsTranslation(match.name)) return askForFilledCart(match.name, init, ask);
    const answer = await ask(init);
    return match.name === "GET /auth/providers" && answer.status === 501 ? configuredProviders() : answer;
  };
}

/** The server's way to the API: the embedded one in this process, else the host of `API_HOST`. */
export function serverTransport(): ServerTransport {
  const { apiHost } = readConfig();
  return apiHost ? routed(apiHost) : inProcess;
}

/** Is a call answered by the embedded API? */
export function isEmbedded(name: Name): boolean {
  return readConfig().apiHost === undefined || targetOf(name) === "embedded";
}

/** Is there a call, so that it can be offered? */
export async function offersCall(name: Name): Promise<boolean> {
  const { apiHost } = readConfig();
  if (!apiHost || isEmbedded(name)) return true;
  return hasCall(name, remote(apiHost));
}
