import { createReadStream } from "node:fs";

/**
 * A file's text, piece by piece.
 * @param encoding a name `TextDecoder` knows
 * @param read is told how many bytes have been read since it was last called
 */
export async function* decoded(
  path: string,
  encoding: string,
  read: (bytes: number) => void,
  bytes?: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, bytes === undefined ? {} : { end: bytes - 1 })) {
    read(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  if (bytes === undefined) yield decoder.decode();
}
