import { LRUCache } from "lru-cache";
import { cardImage } from "@/components/card/card-image";
import type { FoundCard } from "./find-card";

/** Size of the cache of drawn cards, bytes: about 500 cards. */
const maxSize = 32 * 1024 * 1024;

const cards = new LRUCache<string, { png: ArrayBuffer }, FoundCard>({
  maxSize,
  sizeCalculation: ({ png }) => png.byteLength,
  fetchMethod: async (_key, _stale, { context }) => ({ png: await cardImage(await context.card()) }),
});

/** The picture of a card, PNG; drawn once even for simultaneous requests. @param page path of the page that the card is for */
export async function cachedCard(page: string, found: FoundCard): Promise<ArrayBuffer> {
  return (await cards.forceFetch(`${found.version} ${page}`, { context: found })).png;
}
