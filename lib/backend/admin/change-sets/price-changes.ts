import { and, eq, sql } from "drizzle-orm";
import { changeSetById } from "@/lib/backend/change-set/states";
import { database } from "@/lib/backend/kernel/database/connect";
import { brand, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { changeSetItem } from "@/lib/backend/kernel/database/schema/change-set";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { adminChangeSetPriceCalls, PriceChanges } from "@/lib/contract/admin/change-set-prices";

/** How many brands an answer holds. */
const mostBrands = 100;

/** A hundred times dearer is as good as more. */
const mostPermille = 100_000;

/** The price that a change is judged by, before and after: what the tyre costs, where that differs, else what it is sold for. */
const judged = sql`
  select was, becomes from (values
    (1, (${changeSetItem.before} #>> '{offer,cost}')::bigint, (${changeSetItem.after} #>> '{offer,cost}')::bigint),
    (2, (${changeSetItem.before} ->> 'price_czk')::bigint, (${changeSetItem.after} ->> 'price_czk')::bigint),
    (3, (${changeSetItem.before} ->> 'price_eur')::bigint, (${changeSetItem.after} ->> 'price_eur')::bigint),
    (4, (${changeSetItem.before} ->> 'price_usd')::bigint, (${changeSetItem.after} ->> 'price_usd')::bigint)
  ) as prices (place, was, becomes)
  where was > 0 and becomes <> was order by place limit 1`;

/** How the prices of a change set differ, by brand. */
async function priceChanges(id: number): Promise<PriceChanges["brands"]> {
  const rows = await database().execute<{ name: string; changes: PriceChanges["brands"][number]["changes"] }>(sql`
    select name, json_agg(json_build_object('permille', permille, 'tyres', tyres) order by permille) as changes from (
      select ${brand.name} as name, greatest(-1000, least(${mostPermille}, round((becomes - was) * 1000.0 / was)))::int as permille,
        count(*)::int as tyres
      from ${changeSetItem}
      join ${product} on ${product.id} = ${changeSetItem.productId}
      join ${brand} on ${brand.id} = ${product.brandId}
      cross join lateral (${judged}) as price
      where ${changeSetItem.changeSetId} = ${id} and ${changeSetItem.kind} = 'price'
      group by 1, 2
    ) as counted group by name order by sum(tyres) desc, name limit ${mostBrands}`);
  return [...rows];
}

export const adminChangeSetPriceHandlers: Handlers<keyof typeof adminChangeSetPriceCalls> = {
  "GET /admin/change-sets/{id}/prices": async ({ path: { id } }) => {
    const set = await changeSetById(database(), id);
    if (!set) throw new ApiProblem("not_found");
    const marked = and(eq(changeSetItem.changeSetId, id), sql`${changeSetItem.flags} <> '{}'`);
    const [flagged, brands] = await Promise.all([database().$count(changeSetItem, marked), priceChanges(id)]);
    return { status: 200, body: { flagged, brands } };
  },
};
