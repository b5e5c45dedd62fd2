import { and, eq, type SQL, sql } from "drizzle-orm";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import { searchText } from "@/lib/backend/catalogue/search-text";
import { database } from "@/lib/backend/kernel/database/connect";
import { brand, pattern, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { picture, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { PatternRow } from "@/lib/contract/admin/pictures";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { Picture } from "@/lib/domain/picture";

/** How many patterns an answer holds. */
const portion = 50;

const byName: Sort = {
  columns: [
    { column: sql`${brand.slug}`, type: "slug" },
    { column: sql`${pattern.slug}`, type: "slug" },
  ],
  descending: false,
};

const shown = sql`from ${tyrePicture} where ${tyrePicture.patternId} = ${pattern.id} and ${tyrePicture.removedAt} is null`;
const tyres = sql`from ${product} where ${product.patternId} = ${pattern.id} and ${product.active}`;
const first = sql<Picture | null>`(
  select json_build_object('hash', ${picture.hash}, 'width', ${picture.width}, 'height', ${picture.height})
  from ${tyrePicture} join ${picture} on ${picture.hash} = ${tyrePicture.hash}
  where ${tyrePicture.patternId} = ${pattern.id} and ${tyrePicture.removedAt} is null
  order by ${tyrePicture.position}, ${tyrePicture.id} limit 1)`;

function findPatterns(where: SQL | undefined, order: SQL, limit: number) {
  return database()
    .select({
      id: pattern.id,
      brand: brand.name,
      name: pattern.name,
      brandSlug: brand.slug,
      slug: pattern.slug,
      tyres: sql<number>`(select count(*)::int ${tyres})`,
      pictures: sql<number>`(select count(*)::int ${shown})`,
      picture: first,
    })
    .from(pattern)
    .innerJoin(brand, eq(brand.id, pattern.brandId))
    .where(where)
    .orderBy(order)
    .limit(limit);
}

const present = ({ brandSlug, slug, ...row }: Awaited<ReturnType<typeof findPatterns>>[number]): PatternRow => row;

/** Words as they stand in a pattern's brand and name, each at any place of them. */
function matching(q: string | undefined): SQL[] {
  const words = searchText(q ?? "")
    .split(" ")
    .filter(Boolean);
  return words.map((word) => sql`${pattern.search} like ${`%${word}%`}`);
}

/** Patterns of which tyres are on sale, by brand and name. @throws ApiProblem `invalid` for a cursor that does not fit */
export async function listPatterns({
  view,
  q,
  after,
  before,
}: ParsedOfAny<"GET /admin/patterns">["query"]): Promise<ReplyOfAny<"GET /admin/patterns">["body"]> {
  const filter = { view, q: searchText(q ?? "") };
  const place = placeOf({ after, before }, byName, filter);
  const { where, order } = keysetOf(byName, place);
  const without = view === "without" ? sql`not exists (select ${shown})` : undefined;
  const wanted = and(sql`exists (select ${tyres})`, without, ...matching(q), where);
  const found = await findPatterns(wanted, order, portion + 1);
  const { rows, page } = portionOf(found, portion, place, filter, ({ brandSlug, slug }) => [brandSlug, slug]);
  return { data: rows.map(present), page };
}

/** One pattern, also one of which nothing is on sale. @throws ApiProblem `not_found` */
export async function patternOf(id: number): Promise<PatternRow> {
  const [found] = await findPatterns(eq(pattern.id, id), sql`${pattern.id}`, 1);
  if (!found) throw new ApiProblem("not_found");
  return present(found);
}

/** The pattern of a tyre. @throws ApiProblem `not_found` */
export async function patternOfTyre(id: number): Promise<PatternRow> {
  const [found] = await database().select({ id: product.patternId }).from(product).where(eq(product.id, id));
  if (!found) throw new ApiProblem("not_found");
  return patternOf(found.id);
}
