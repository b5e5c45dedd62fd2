import { and, eq, type SQL, sql } from "drizzle-orm";
import { type NamedColumns, tyreName } from "@/lib/backend/admin/change-sets/tyre-name";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import type { RefusedItem } from "@/lib/backend/change-set/read/refused-items";
import { changeSetById } from "@/lib/backend/change-set/states";
import { database } from "@/lib/backend/kernel/database/connect";
import { brand, pattern, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { changeSetItem, changeSetOffer } from "@/lib/backend/kernel/database/schema/change-set";
import { priceRule } from "@/lib/backend/kernel/database/schema/pricing";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { Change } from "@/lib/contract/admin/change-sets";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";

/** How many changes an answer holds. */
const portion = 50;

const bySeq: Sort = { columns: [{ column: sql`${changeSetItem.seq}`, type: "bigint" }], descending: false };

type Filter = Pick<ParsedOfAny<"GET /admin/change-sets/{id}/changes">["query"], "kind" | "flag" | "brand">;

/** The condition by which changes are filtered, over `change_set_item` alone. */
export function fitting(id: number, { kind, flag, brand: name }: Filter): SQL {
  const parts: (SQL | undefined)[] = [
    eq(changeSetItem.changeSetId, id),
    kind && eq(changeSetItem.kind, kind),
    // In the words of the index of what is flagged.
    flag === "none" ? sql`${changeSetItem.flags} = '{}' and ${changeSetItem.kind} <> 'refused'` : undefined,
    flag && flag !== "none" ? sql`${changeSetItem.flags} <> '{}' and ${flag} = any(${changeSetItem.flags})` : undefined,
    name === undefined
      ? undefined
      : sql`coalesce(
          (select ${brand.name} from ${product} join ${brand} on ${brand.id} = ${product.brandId} where ${product.id} = ${changeSetItem.productId}),
          ${changeSetItem.after} -> 'brand' ->> 'name') = ${name}`,
  ];
  return and(...parts) ?? sql`true`;
}

type Fields = Record<string, unknown>;
type Value = Change["changes"][number]["before"];

const internal = new Set([
  "brand",
  "pattern",
  "offer",
  "slug",
  "redirects",
  "updated_at",
  "created_at",
  "speed_rank",
  "popularity",
  "category",
  "rule_id",
]);
const shownOf = (value: unknown): Value =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;

function sides(before: Fields, after: Fields): Change["changes"] {
  return Object.keys(after).flatMap((field) => {
    const [was, becomes] = [shownOf(before[field]), shownOf(after[field])];
    return internal.has(field) || was === becomes ? [] : [{ field, before: was, after: becomes }];
  });
}

const nameIn = (part: unknown) => (part as { name: string }).name;

async function findChanges(where: SQL | undefined, order: SQL) {
  return database()
    .select({
      item: changeSetItem,
      tyre: sql<NamedColumns | null>`case when ${product.id} is not null then to_jsonb(${product}) || jsonb_build_object(
        'brand', ${brand.name}, 'pattern', ${pattern.name}) end`,
      ean: product.ean,
      currency: changeSetOffer.currency,
      rule: priceRule.name,
    })
    .from(changeSetItem)
    .leftJoin(product, eq(product.id, changeSetItem.productId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(pattern, eq(pattern.id, product.patternId))
    .leftJoin(
      changeSetOffer,
      and(eq(changeSetOffer.changeSetId, changeSetItem.changeSetId), eq(changeSetOffer.seq, changeSetItem.seq)),
    )
    .leftJoin(
      priceRule,
      sql`${priceRule.id} = coalesce((${changeSetItem.after} ->> 'rule_id')::int, ${product.ruleId})
        and coalesce(${changeSetItem.after} ->> 'price_source', ${product.priceSource}) = 'rule'`,
    )
    .where(where)
    .orderBy(order)
    .limit(portion + 1);
}

function presentChange({ item, tyre, ean, currency, rule }: Awaited<ReturnType<typeof findChanges>>[number]): Change {
  const after: Fields = item.after ?? {};
  const before: Fields = item.before ?? {};
  const refused = item.kind === "refused";
  const named = tyre ?? (refused ? null : newTyre(after));
  const offers = sides((before.offer ?? {}) as Fields, (after.offer ?? {}) as Fields);
  return {
    seq: item.seq,
    line: item.line,
    kind: item.kind,
    flags: item.flags,
    excluded: item.excluded,
    result: item.result,
    tyre: named && { id: item.productId, ...tyreName(named), ean: ean ?? (shownOf(after.ean) as string | null) },
    changes: refused ? [] : [...sides(before, after), ...offers],
    currency,
    rule,
    problems: refused ? (after as unknown as RefusedItem).problems : [],
  };
}

/** A tyre that is still to be added, as its change describes it. */
const newTyre = (after: Fields) =>
  ({
    load_index_dual: null,
    profile: null,
    ...after,
    brand: nameIn(after.brand),
    pattern: nameIn(after.pattern),
  }) as unknown as NamedColumns;

/**
 * Changes of a change set in the order of its list.
 * @throws ApiProblem `not_found`, `invalid` for a cursor that does not fit
 */
export async function listChanges(
  id: number,
  { after, before, ...filter }: ParsedOfAny<"GET /admin/change-sets/{id}/changes">["query"],
): Promise<ReplyOfAny<"GET /admin/change-sets/{id}/changes">["body"]> {
  if (!(await changeSetById(database(), id))) throw new ApiProblem("not_found");
  const fits = { id, ...filter };
  const place = placeOf({ after, before }, bySeq, fits);
  const { where, order } = keysetOf(bySeq, place);
  const found = await findChanges(and(fitting(id, filter), where), order);
  const { rows, page } = portionOf(found, portion, place, fits, ({ item }) => [String(item.seq)]);
  return { data: rows.map(presentChange), page };
}
