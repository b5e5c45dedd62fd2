import type postgres from "postgres";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { KnownBrand, KnownPattern, KnownVehicle } from "@/lib/backend/search/understood";
import { buildVocabulary, type SearchVocabulary } from "@/lib/backend/search/vocabulary";
import { type KnownFitment, knownMakes } from "@/lib/backend/vehicle/data";
import { pageTags } from "@/lib/domain/page-tags";
import { formatTyreSize, type TyreSize } from "@/lib/domain/tyre-size";
import { onPurge } from "@/lib/runtime/cached-pages";
import { log } from "@/lib/telemetry/log";

/** How old the words may be, ms: a brand that an import brings is known so much later. */
const freshFor = 30_000;

type SizeRow = { width: number; profile: number | null; rim: number; commercial: boolean };

/** Sizes of all wheels, the usual ones first, each once with the least load index it needs. */
function sizesOf(fitments: KnownFitment[]): KnownVehicle["sizes"] {
  const found = new Map<string, { size: TyreSize; loadMin: number }>();
  const ordered = [...fitments].sort((a, b) => Number(b.mostCommon) - Number(a.mostCommon));
  for (const { size, loadIndex } of ordered.flatMap(({ front, rear }) => (rear ? [front, rear] : [front]))) {
    const known = found.get(formatTyreSize(size));
    found.set(formatTyreSize(size), { size, loadMin: Math.min(loadIndex, known?.loadMin ?? loadIndex) });
  }
  return [...found.values()];
}

/** Every generation of every car that the shop knows. */
export function searchedVehicles(): KnownVehicle[] {
  return knownMakes().flatMap(({ name: make, models }) =>
    models.flatMap(({ name: model, generations }) =>
      generations.map(({ name, code, years: [from, to], fitments }) => ({
        make,
        model,
        generation: name,
        code,
        from,
        to,
        sizes: sizesOf(fitments),
      })),
    ),
  );
}

/** What was read last, and the words that were made of it. */
type Loaded = { source: string; words: SearchVocabulary };

/** Reads names and sizes. Making words of them holds the process up for tens of milliseconds, so it is done only when they have changed. */
async function query(sql: postgres.Sql, last: Loaded | undefined): Promise<Loaded> {
  const [brands, patterns, sizes] = await Promise.all([
    sql<
      KnownBrand[]
    >`select id, slug, name from brand where id in (select brand_id from product where active) order by id`,
    sql<KnownPattern[]>`select t.id, t.brand_id as "brandId", t.name, first.picture from pattern t
      left join (
        select distinct on (shown.pattern_id) shown.pattern_id,
          json_build_object('hash', picture.hash, 'width', picture.width, 'height', picture.height) as picture
        from tyre_picture shown join picture using (hash)
        where shown.pattern_id is not null and shown.removed_at is null
        order by shown.pattern_id, shown.position, shown.id
      ) first on first.pattern_id = t.id
      order by t.name, t.id`,
    sql<
      SizeRow[]
    >`select distinct width, profile, rim_tenths / 10.0::float8 as rim, commercial from product where active
      order by width, profile, rim, commercial`,
  ]);
  const source = JSON.stringify([brands, patterns, sizes]);
  if (source === last?.source) return last;
  const words = buildVocabulary({
    brands,
    patterns,
    vehicles: searchedVehicles(),
    sizes: sizes.map((size) => ({ ...size, construction: "R" as const })),
  });
  return { source, words };
}

let remembered = new WeakMap<postgres.Sql, { until: number; words: Promise<SearchVocabulary> }>();
const lastLoaded = new WeakMap<postgres.Sql, Loaded>();

const named: string[] = [pageTags.assortment, pageTags.brands, pageTags.names];

onPurge((tags) => {
  if (tags === null || tags.some((tag) => named.includes(tag))) remembered = new WeakMap();
});

/** The shop's words, at most half a minute old and read after they have changed; callers at the same moment share one reading. */
export function loadVocabulary(now = Date.now()): Promise<SearchVocabulary> {
  const { sql } = connection();
  const cached = remembered.get(sql);
  if (cached && cached.until > now) return cached.words;
  const loading = query(sql, lastLoaded.get(sql));
  const words = loading.then((loaded) => loaded.words);
  const known = remembered;
  known.set(sql, { until: now + freshFor, words });
  loading.then(
    (loaded) => lastLoaded.set(sql, loaded),
    () => known.delete(sql), // a failure reaches those who wait, and the next call tries again
  );
  return words;
}

/**
 * The words that were loaded last, if there are any; newer ones are loaded meanwhile. A page that is looked for by older words is
 * rendered by newer ones.
 */
export function lastVocabulary(): SearchVocabulary | undefined {
  const last = lastLoaded.get(connection().sql)?.words;
  loadVocabulary().catch((error: unknown) => log().warn({ error }, "The words of the search could not be read anew."));
  return last;
}
