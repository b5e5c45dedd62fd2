import { LRUCache } from "lru-cache";
import { cardImage } from "@/components/card/card-image";
import type { FoundCard } from "./find-card";

/** Bytes of drawn cards that are kept: about 500 cards. */
const maxSize = 32 * 1024 * 1024;

const cards = new LRUCache<string, { png: ArrayBuffer }, FoundCard>({
  maxSize,
  sizeCalculation: ({ png }) => png.byteLength,
  fetchMethod: async (_key, _stale, { context }) => ({ png: await cardImage(context.card()) }),
});

/** The picture of a card: drawn once, however many ask for it at the same time. @param page names the page it is of */
export async function cachedCard(page: string, found: FoundCard): Promise<ArrayBuffer> {
  return (await cards.forceFetch(`${found.version} ${page}`, { context: found })).png;
}
