import { connection } from "@/lib/backend/kernel/database/connect";
import { searchSql } from "@/lib/backend/search/search-sql";
import { termsOf } from "@/lib/backend/search/search-terms";
import { nothingUnderstood, saysSomething, type Understood } from "@/lib/backend/search/understood";
import { type Voice, writeSearch, writtenParts } from "@/lib/backend/search/write-search";
import type { UnderstoodSearch } from "@/lib/contract/search";
import { overallDiameterMm } from "@/lib/domain/tyre-geometry";
import type { TyreSize } from "@/lib/domain/tyre-size";

type Near = UnderstoodSearch["nearest"];

/** A size is near within so much of the outer diameter, and so many mm of width. */
const diameterShare = 0.03;
const widthMm = 20;
const maxSizes = 3;

async function countOf(understood: Understood, { currency }: Voice): Promise<number> {
  const { sql } = connection();
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from product p where p.active ${searchSql(sql, termsOf(understood), currency)}`;
  return row?.count ?? 0;
}

type SizeRow = { width: number; profile: number | null; rim: number; count: number };

/** Other sizes of the same rim that exist under the other conditions, the most alike first. */
async function nearSizes(understood: Understood, size: TyreSize, voice: Voice): Promise<Near> {
  const { sql } = connection();
  const others = { ...understood, size: null, loadMin: null, speedMin: null, number: null };
  const terms = { ...termsOf(others), meaningless: false };
  const rows = await sql<SizeRow[]>`
    select width, profile, rim_tenths / 10.0::float8 as rim, count(*)::int as count
    from product p
    where p.active and rim_tenths = ${Math.round(size.rim * 10)} and abs(width - ${size.width}::int) <= ${widthMm}
      and (p.commercial or not ${size.commercial}::bool) ${searchSql(sql, terms, voice.currency)}
    group by width, profile, rim_tenths`;
  const diameter = overallDiameterMm(size);
  const apart = (row: SizeRow) => Math.abs(overallDiameterMm({ ...size, ...row }) - diameter) / diameter;
  const distance = (row: SizeRow) => apart(row) + Math.abs(row.width - size.width) / 1_000;
  const same = (row: SizeRow) => row.width === size.width && row.profile === size.profile;
  return rows
    .filter((row) => apart(row) <= diameterShare && !same(row))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, maxSizes)
    .map(({ count, ...row }) => {
      const q = writeSearch({ ...others, size: { ...size, ...row } }, voice);
      return { kind: "size" as const, label: q, q, count };
    });
}

/**
 * For a search that finds nothing: what is near it and exists. Each part is given up in turn; where that is not enough,
 * each part is looked for alone. Empty only when the search says nothing at all.
 */
export async function nearestSearches(understood: Understood, voice: Voice): Promise<Near> {
  const counted = async (list: { kind: Near[number]["kind"]; label: string; search: Understood }[]): Promise<Near> => {
    const found = await Promise.all(
      list
        .filter(({ search }) => saysSomething(search))
        .map(async ({ kind, label, search }) => ({
          kind,
          label,
          q: writeSearch(search, voice),
          count: await countOf(search, voice),
        })),
    );
    return found.filter(({ count }) => count > 0);
  };
  const parts = writtenParts(understood, voice);
  const { size, season } = understood;
  const bare = { ...nothingUnderstood, season };
  const alike = size ? await nearSizes(understood, size, voice) : [];
  const sizes = size && alike.length === 0 ? await nearSizes(bare, size, voice) : alike;
  const extra = parts.filter(({ kind }) => kind !== "size" && kind !== "season");
  const [firstExtra, ...others] = extra;
  const fewer = await counted([
    ...parts.map(({ kind, label, without }) => ({
      kind,
      label,
      // A pattern is of its brand: without the brand any other pattern will do.
      search: kind === "brand" ? { ...without, patterns: [], patternWords: [] } : without,
    })),
    // What the car needs, without all that is a matter of taste.
    ...(size && firstExtra && others.length > 0
      ? [{ kind: firstExtra.kind, label: extra.map(({ label }) => label).join(", "), search: { ...bare, size } }]
      : []),
  ]);
  // The size and the car are what cannot be given up on a car that stands there.
  const order = (kind: string) => (kind === "size" || kind === "vehicle" ? 1 : 0);
  const near = [...fewer].sort((a, b) => order(a.kind) - order(b.kind));
  const without = near.filter(({ kind }) => order(kind) === 0);
  const rest = near.filter(({ kind }) => order(kind) === 1);
  if (near.length > 0 || sizes.length > 0) return [...without, ...sizes, ...rest];
  return counted(parts.map(({ kind, label }) => ({ kind, label, search: alone(understood, kind) })));
}

const fields: Record<Near[number]["kind"], (keyof Understood)[]> = {
  size: ["size", "width", "profile", "rim"],
  indexes: ["loadMin", "speedMin"],
  season: ["season"],
  family: ["family"],
  brand: ["brands"],
  pattern: ["patterns", "patternWords"],
  vehicle: ["vehicle"],
  mark: ["xl", "runflat"],
  price: ["priceMax"],
  number: ["number"],
};

/** One part of a search, without all the others. */
function alone(understood: Understood, kind: Near[number]["kind"]): Understood {
  const own = Object.fromEntries(fields[kind].map((field) => [field, understood[field]]));
  return { ...nothingUnderstood, ...own };
}
