import type { Problem } from "@/lib/contract/problem";

/** How a file is sent: told how much of it has left, and given up by the signal. */
export type Sending = {
  /** Of the problem's words. */
  language: string;
  /** @param done from 0 to 1 */
  onProgress: (done: number) => void;
  signal: AbortSignal;
};

/** The answer to a file: the call's body, or what stands against it; `problem` is `null` where the shop did not answer. */
export type FileAnswer = { ok: true; body: unknown } | { ok: false; problem: Problem | null };

/** A file as it travels: gzipped where the browser can, since a list shrinks to a tenth. */
async function packed(file: Blob): Promise<{ body: Blob; encoding: "gzip" | null }> {
  if (typeof CompressionStream === "undefined") return { body: file, encoding: null };
  const stream = file.stream().pipeThrough(new CompressionStream("gzip"));
  return { body: await new Response(stream).blob(), encoding: "gzip" };
}

function answerOf(status: number, text: string): FileAnswer {
  try {
    const body: unknown = text === "" ? null : JSON.parse(text);
    return status >= 200 && status < 300 ? { ok: true, body } : { ok: false, problem: body as Problem };
  } catch {
    return { ok: false, problem: null }; // a proxy in between has answered by a page of its own
  }
}

/**
 * Sends a file from the browser to a call that takes one. `fetch` cannot tell how far it is; this can.
 * @param path below `/api/v1`, with its query
 * @throws DOMException `AbortError` when it was given up
 */
export async function sendFile(path: string, file: Blob, sending: Sending): Promise<FileAnswer> {
  const { body, encoding } = await packed(file);
  sending.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1${path}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.setRequestHeader("accept-language", sending.language);
    if (encoding) request.setRequestHeader("content-encoding", encoding);
    request.upload.onprogress = ({ loaded, total }) => sending.onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request.status, request.responseText));
    request.onerror = () => resolve({ ok: false, problem: null });
    request.onabort = () => reject(new DOMException("The file was not sent.", "AbortError"));
    sending.signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}

/** Sends JSON from the browser to a call, as what goes before a file needs it. @param path below `/api/v1` */
export async function postJson(path: string, body: unknown, language: string): Promise<FileAnswer> {
  const headers = { "content-type": "application/json", "accept-language": language };
  try {
    const answer = await fetch(`/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return answerOf(answer.status, await answer.text());
  } catch {
    return { ok: false, problem: null };
  }
}
