import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { ReplyOfAny } from "@/lib/contract/calls";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import { readSizeDemand } from "@/lib/domain/demand";
import type { Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import { wholeSet } from "@/lib/domain/quantity";
import { formatTyreSize, sizeSlug } from "@/lib/domain/tyre-size";

/** So many sizes and searches are shown, and a search only when it came so often: spec of the office, reports. */
const [mostShown, leastSearches] = [50, 3];

type Demand = ReplyOfAny<"GET /admin/demand">["body"];
type Offer = { id: number; name: string; stock: number; cost: number | null; currency: Currency; tyres: number };
type Around = { key: string; waiting: number; in_stock: boolean; offers: Offer[] | null };

async function asked(kind: "size_none" | "search_none", since: string): Promise<{ key: string; count: number }[]> {
  const rows = await database().execute<{ key: string; count: number }>(sql`
    select key, sum(count)::int as count from demand_day where kind = ${kind} and day > ${since}::date
    group by key order by 2 desc, 1 limit ${mostShown}`);
  return [...rows];
}

/** Of each size: who waits, whether there is a set by now, and which suppliers have one, also of tyres that are off sale. */
async function aroundSizes(keys: readonly string[]): Promise<Map<string, Around>> {
  const sought = keys.flatMap((key) => {
    const read = readSizeDemand(key);
    if (!read) return [];
    const { width, profile, rim } = read.size;
    return [{ key, season: read.season, width, profile, rim_tenths: Math.round(rim * 10) }];
  });
  const rows = await database().execute<Around>(sql`
    select sought.key,
      (select count(*)::int from stock_notice n join product p on p.id = n.product_id where p.season = sought.season
        and p.width = sought.width and p.profile is not distinct from sought.profile and p.rim_tenths = sought.rim_tenths
      ) as waiting,
      exists (select from product p where p.active and p.stock >= ${wholeSet} and p.season = sought.season
        and p.width = sought.width and p.profile is not distinct from sought.profile and p.rim_tenths = sought.rim_tenths
      ) as in_stock,
      (select json_agg(had) from (
        select s.id, s.name, max(o.stock) as stock, min(o.cost) as cost, o.currency, count(*)::int as tyres
        from product p join supplier_offer o on o.product_id = p.id join supplier s on s.id = o.supplier_id
        where s.active and o.stock >= ${wholeSet} and p.season = sought.season and p.width = sought.width
          and p.profile is not distinct from sought.profile and p.rim_tenths = sought.rim_tenths
        group by s.id, o.currency order by min(o.cost) nulls last, s.name
      ) as had) as offers
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
      as sought (key text, season season, width int, profile int, rim_tenths int)`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Sizes that were asked for and not had in the last days, and searches that found nothing. */
export async function readDemand(days: number, now: Date): Promise<Demand> {
  const since = pragueDay(new Date(now.getTime() - days * 86_400_000));
  const [sizes, searches] = await Promise.all([asked("size_none", since), asked("search_none", since)]);
  const around = await aroundSizes(sizes.map(({ key }) => key));
  return {
    sizes: sizes.flatMap(({ key, count }) => {
      const read = readSizeDemand(key);
      const found = around.get(key);
      if (!read || !found) return [];
      const offers = (found.offers ?? []).map(({ id, name, stock, cost, currency, tyres }) => ({
        ...{ supplier_id: id, supplier: name, stock, tyres },
        cost: cost === null ? null : moneyOf(cost, currency),
      }));
      const { waiting, in_stock } = found;
      const named = { slug: sizeSlug(read.size), size: formatTyreSize(read.size), season: read.season };
      return [{ ...named, seen: count, waiting, in_stock, offers }];
    }),
    searches: searches.filter(({ count }) => count >= leastSearches).map(({ key, count }) => ({ words: key, count })),
  };
}
