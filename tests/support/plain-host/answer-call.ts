import type { IncomingMessage } from "node:http";
import { type CallName, knowsPath } from "./call-names";
import type { CallRequest } from "./call-request";
import { handlers } from "./calls/handlers";
import type { Answer } from "./model";
import { readerOf } from "./reader";
import { Refusal } from "./refusal";
import type { Reader, Shape } from "./shapes/shape";
import { sessionOf } from "./tokens";

/** Calls for which it matters who asks; a token that is sent to them must be valid. */
const personal = /^\w+ \/(users|cart|checkout|orders)(\/|$)/;

/** The token of `Authorization: Bearer …`; a header without one counts as none. */
export function bearerOf({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  return /^bearer\s+(\S+)$/i.exec(headers.authorization?.trim() ?? "")?.[1];
}

/** Does what a call asks for, or refuses it in the shape's own spelling. */
export function answerCall(request: Omit<CallRequest, "session">, readable: boolean): Answer {
  const full: CallRequest = { ...request, session: undefined };
  try {
    if (!readable) throw new Refusal("unreadable");
    const known = personal.test(request.name) && request.bearer !== undefined;
    return handlers[request.name](known ? { ...full, session: sessionOf(request.state, request.bearer ?? "") } : full);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return request.shape.refused(error, readerOf(full));
  }
}

/** The answer to a path or method that the host does not have. */
export function answerUnknown(shape: Shape, calls: readonly CallName[], path: string, reader: Reader): Answer {
  return shape.knowsMethods && knowsPath(calls, path)
    ? shape.refused(new Refusal("method_not_allowed"), reader)
    : shape.unknownPath(reader);
}
