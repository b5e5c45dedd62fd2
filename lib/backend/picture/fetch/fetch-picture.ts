import { FetchRefused, type Network, publicFetch } from "@/lib/backend/kernel/public-fetch";
import { maxPictureBytes } from "@/lib/domain/picture";

/** From where pictures are fetched, and for how long one may take with its redirects, ms. */
export type PictureNetwork = Network & { timeout: number };

/**
 * Fetches a picture, 15 MiB within the network's time at most. What it is, nobody has looked.
 * @param etag as it was given with the picture before
 * @returns `null` where it has not changed since
 * @throws FetchRefused
 */
export async function fetchPicture(
  address: string,
  etag: string | null,
  network: PictureNetwork,
): Promise<{ bytes: Buffer; etag: string | null } | null> {
  const headers = { accept: "image/*", ...(etag !== null && { "if-none-match": etag }) };
  const wanted = { headers, most: maxPictureBytes, patience: network.timeout, network };
  const answer = await publicFetch(address, wanted);
  if (answer.status === 304) {
    if (etag === null) throw new FetchRefused("bad_answer", 304);
    return null;
  }
  const parts: Uint8Array[] = [];
  for await (const part of answer.body) parts.push(part);
  return { bytes: Buffer.concat(parts), etag: answer.headers.etag?.slice(0, 200) ?? null };
}
