import { createBrotliDecompress } from "node:zlib";

/**
 * The HTML that a browser can show when so many bytes of it have come: styles count once they are whole.
 * @param body the whole, in Brotli
 */
export function startOf(body: Buffer, bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = createBrotliDecompress();
    const parts: Buffer[] = [];
    reader.on("data", (part: Buffer) => parts.push(part));
    reader.on("error", reject);
    // A letter cut in two is not there yet.
    const text = () =>
      Buffer.concat(parts)
        .toString("utf8")
        .replace(/\uFFFD+$/, "")
        .replace(/<style[^>]*>[^<]*$/, "");
    reader.write(body.subarray(0, bytes), () => setImmediate(() => resolve(text())));
  });
}
