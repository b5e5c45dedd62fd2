import type { ErrorCode } from "@/lib/domain/error-codes";

/** The largest body of a call, bytes. Source: api.md. */
const largestBody = 64 * 1024;

/**
 * A body read whole, so that it can be sent again. `problem`: it is too large, or its sender has aborted it or sent invalid
 * text: a client error.
 */
export async function wholeBody(
  body: AsyncIterable<Uint8Array>,
): Promise<{ text: string } | { problem: Extract<ErrorCode, "too_large" | "unreadable"> }> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      length += part.length;
      if (length > largestBody) return { problem: "too_large" };
      parts.push(part);
    }
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { problem: "unreadable" };
  }
}
