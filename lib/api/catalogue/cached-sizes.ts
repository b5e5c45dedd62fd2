import "server-only";
import { keptAnswer } from "@/lib/api/catalogue/kept-answer";
import { askWithReads, orFallback } from "@/lib/api/request/server";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Locale } from "@/lib/domain/locale";
import { offerTag, pageTags } from "@/lib/domain/page-tags";
import { parseSizeSlug } from "@/lib/domain/tyre-size";
import { reportReads } from "@/lib/runtime/page-answer";
import { noReads } from "@/lib/runtime/page-reads";

const sizes = keptAnswer("GET /sizes", (locale) => askWithReads("GET /sizes", {}, locale));

/**
 * Every size of every category, read once for all pages until it changes. The page is outdated by a change of which sizes
 * there are and how many tyres they have; whose price it shows, it says by `reportOffer`.
 * @returns none where the back end tells of none
 * @throws ApiError while it is unavailable
 */
export async function cachedSizes(locale: Locale): Promise<SizeRow[]> {
  const found = await orFallback(sizes(locale), null);
  if (!found) return [];
  const tags = found.reads.tags.includes(pageTags.offers) ? [pageTags.assortment] : found.reads.tags;
  reportReads({ ...found.reads, tags });
  return found.reply.body.sizes ?? [];
}

/** Tells that the page shows the lowest price of a size. @param path of its listing, `null` where none is shown */
export function reportOffer(path: string | null): void {
  const size = parseSizeSlug(path?.split("/").at(-1) ?? "");
  if (size) reportReads({ ...noReads, tags: [offerTag(size)] });
}
