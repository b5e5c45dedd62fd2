// The thread in which pictures are drawn: plain JavaScript, since Node loads it as it stands.
import { ImageResponse } from "next/og.js";

/**
 * @param {{ tree: unknown, options: { width: number, height: number, fonts?: unknown[] } }} picture
 * @returns {Promise<ArrayBuffer>} the bytes of a PNG
 */
export default async function draw({ tree, options }) {
  return new ImageResponse(tree, options).arrayBuffer();
}
