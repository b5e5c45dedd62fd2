import { type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { longHeaders } from "./refuse";

/** Statuses by the error of Node's parser; any other is 400. Source: `socketOnError` in Node's lib/_http_server.js. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Has an answer on this connection been begun? Node itself asks so, and gives it no public name. */
const isAnswering = (socket: Duplex) =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;

function answerOf(status: number): Buffer {
  const { headers, body } =
    status === 431 ? longHeaders() : { headers: [["Connection", "close"]], body: Buffer.alloc(0) };
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `Date: ${new Date().toUTCString()}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body]);
}

/**
 * Answers what Node cannot read as a request, a server's `clientError`, and closes the connection: too long headers with a page,
 * everything else without a word, since no browser sends it. Where an answer is on its way already, nothing may stand in the middle
 * of it.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!(socket instanceof Socket) || !socket.writable || isAnswering(socket)) return void socket.destroy();
  socket.write(answerOf(statuses[error.code ?? ""] ?? 400));
  socket.destroySoon();
}
