import { ReadableStream } from "node:stream/web";
import type { ServerTransport } from "@/lib/api/transport/call";
import { defaultCurrency, defaultLanguage } from "@/lib/domain/locale";
import { servedRequest } from "@/lib/telemetry/served-request";

/** Timeout of a remote host for the whole answer, ms. */
export const maxWait = 10_000;

/** Every request carries both; where it is for nobody in particular, these. Source: specification, sections 7 and 9 */
const ofNobody = { "accept-language": defaultLanguage, "x-currency": defaultCurrency };

/** Far more than the longest answer of the contract, bytes: an endless answer must not fill the memory. */
const maxAnswerBytes = 16 * 1024 * 1024;

function bounded(answer: Response): Response {
  if (!answer.body) return answer;
  let length = 0;
  const body = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        length += part.length;
        if (length > maxAnswerBytes) controller.error(new Error(`the answer is longer than ${maxAnswerBytes} bytes`));
        else controller.enqueue(part);
      },
    }),
  );
  return new Response(body, { status: answer.status, headers: answer.headers });
}

/** What a connection that was kept open ends with when the other side has closed it meanwhile: undici's and Node's codes. */
const closedMeanwhile = new Set<unknown>(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/**
 * May a request that failed be sent once more? A host closes a connection that was idle for too long just as the next request
 * is on its way; what only reads may be repeated then. Source: RFC 9110, section 9.2.2.
 */
function mayBeRepeated(method: string, error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return (method === "GET" || method === "HEAD") && closedMeanwhile.has(cause?.code);
}

/**
 * To the back end at `host` (`API_HOST`), over HTTP. A caller with a signal of its own decides itself how long it waits, and
 * how much it takes.
 * @throws TypeError when the host is unreachable, TimeoutError when it is too slow; the body's reader throws when it is too
 * long
 */
export function remote(host: string): ServerTransport {
  return async (path, { body, ...init }) => {
    const headers = new Headers({ ...ofNobody, ...Object.fromEntries(new Headers(init.headers)) });
    const asker = servedRequest();
    if (asker) headers.set("x-request-id", asker.id);
    const streams = body !== undefined && typeof body !== "string" && !(body instanceof Blob);
    const sent = streams ? { body: ReadableStream.from(body), duplex: "half" } : { body };
    const named = { ...init, headers, ...sent } as RequestInit;
    const signal = init.signal ?? AbortSignal.timeout(maxWait);
    const send = () => fetch(`${host}${path}`, { ...named, signal });
    const answer = await send().catch((error: unknown) => {
      if (!mayBeRepeated(init.method ?? "GET", error)) throw error;
      return send();
    });
    return init.signal ? answer : bounded(answer);
  };
}
