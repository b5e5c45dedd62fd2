import { connection } from "@/lib/backend/kernel/database/connect";
import { pageTags, parseOfferTag } from "@/lib/domain/page-tags";
import { log } from "@/lib/telemetry/log";

/** What each size was offered for when a change of it was last heard of, by tag. */
const known = new Map<string, string>();

/** Of more sizes at once nobody asks what has moved: pages are rendered again all the same. */
const maxAsked = 300;

/** What the answers that count tyres show of each kind in a size: how many, from which price, how soon. */
async function queryOffers(tags: readonly string[]): Promise<Map<string, string>> {
  const sizes = tags.flatMap((tag) => parseOfferTag(tag) ?? []);
  const { sql } = connection();
  const rows = await sql<{ tag: string; offer: string }[]>`
    select tag, md5(string_agg(kind::text, ',' order by kind::text)) as offer
    from (
      select concat_ws('-', 'offer', width, coalesce(profile, 0), rim_tenths) as tag,
        row(construction, commercial, season, category, three_pmsf, load_index, load_index_dual, speed_rank, count(*),
          min(price_czk), min(price_eur), min(price_usd), min(dispatch_days) filter (where stock > 0)) as kind
      from product
      where active and width = any(${sizes.map(({ width }) => width)}::int[])
        and rim_tenths = any(${sizes.map(({ rimTenths }) => rimTenths)}::int[])
      group by width, profile, rim_tenths, construction, commercial, season, category, three_pmsf, load_index,
        load_index_dual, speed_rank
    ) as kinds
    where tag = any(${[...tags]}::text[])
    group by tag`;
  return new Map(rows.map(({ tag, offer }) => [tag, offer]));
}

function unread(error: unknown): null {
  log().warn({ error }, "What sizes are offered for could not be read.");
  return null;
}

/** Forgets what sizes were offered for: changes may have been missed. */
export function forgetOffers(): void {
  known.clear();
}

/**
 * Most prices that change are not the lowest of their size.
 * @param tags of sizes in which a tyre has changed, without repetition
 * @returns those that are offered for something else than when this was last asked, and the tag of all offers
 */
export async function movedOffers(tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return [];
  const asked = tags.length <= maxAsked ? await queryOffers(tags).catch(unread) : null;
  if (!asked) forgetOffers();
  const moved = tags.filter((tag) => {
    const before = known.get(tag);
    if (asked) known.set(tag, asked.get(tag) ?? "none");
    return before === undefined || before !== known.get(tag);
  });
  return moved.length === 0 ? [] : [...moved, pageTags.offers];
}
