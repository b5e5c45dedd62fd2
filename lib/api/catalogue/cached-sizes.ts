import "server-only";
import { askWithReads, orFallback } from "@/lib/api/request/server";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Locale } from "@/lib/domain/locale";
import { offerTag, pageTags } from "@/lib/domain/page-tags";
import { parseSizeSlug } from "@/lib/domain/tyre-size";
import { onPurge } from "@/lib/runtime/cached-pages";
import { reportReads } from "@/lib/runtime/page-answer";
import { noReads, type Reads } from "@/lib/runtime/page-reads";

type Read = { rows: SizeRow[]; reads: Reads };
const cache = new Map<string, Promise<Read>>();

onPurge((tags) => {
  if (tags?.includes(pageTags.offers) ?? true) cache.clear();
});

async function read(locale: Locale): Promise<Read> {
  const { reply, reads } = await askWithReads("GET /sizes", {}, locale);
  return { rows: reply.body.sizes ?? [], reads };
}

const isFresh = ({ reads }: Read, now: number) => now < reads.refresh && now < reads.until;

async function known(key: string, locale: Locale): Promise<Read> {
  const before = cache.get(key);
  const found = before && (await before);
  if (found && isFresh(found, Date.now())) return found;
  const newer = cache.get(key);
  if (newer && newer !== before) return newer;
  const asked = read(locale);
  cache.set(key, asked);
  // A failure is not cached: the next call asks again.
  asked.catch(() => cache.get(key) === asked && cache.delete(key));
  return asked;
}

/**
 * Every size of every category, read once for all pages until it changes. The page is outdated by a change of which sizes
 * there are and how many tyres they have; whose price it shows, it says by `reportOffer`.
 * @returns none where the back end tells of none
 * @throws ApiError while it is unavailable
 */
export async function cachedSizes(locale: Locale): Promise<SizeRow[]> {
  const found = await orFallback(known(`${locale.language} ${locale.currency}`, locale), null);
  if (!found) return [];
  const tags = found.reads.tags.includes(pageTags.offers) ? [pageTags.assortment] : found.reads.tags;
  reportReads({ ...found.reads, tags });
  return found.rows;
}

/** Tells that the page shows the lowest price of a size. @param path of its listing, `null` where none is shown */
export function reportOffer(path: string | null): void {
  const size = parseSizeSlug(path?.split("/").at(-1) ?? "");
  if (size) reportReads({ ...noReads, tags: [offerTag(size)] });
}
