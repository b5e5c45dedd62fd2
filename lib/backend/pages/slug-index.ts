import { setImmediate as nextTurn } from "node:timers/promises";
import type postgres from "postgres";
import { allArticles } from "@/lib/backend/article/articles";
import { connection } from "@/lib/backend/kernel/database/connect";
import { knownMakes } from "@/lib/backend/vehicle/data";
import { languages } from "@/lib/domain/locale";
import { pageTags, parseTyreTag } from "@/lib/domain/page-tags";
import { sizeSlug, type TyreSize } from "@/lib/domain/tyre-size";
import { onPurge } from "@/lib/runtime/cached-pages";
import type { SlugIndex, SlugKind } from "@/lib/runtime/slug-index";
import { log } from "@/lib/telemetry/log";

/** Tyres that one statement reads: requests are answered between two. */
const portion = 500;
/** A slug takes about 100 bytes: of more tyres than these the addresses are looked for in the database, one by one. */
const defaultMaxTyres = 300_000;
/** After a failure it is tried again so much later, ms. */
const retryAfter = 5_000;

type TyreRow = Omit<TyreSize, "construction"> & { id: number; slug: string; brand: string; category: string };

/** Every slug that was seen in use. What is there no more stays: it is looked for like a slug that exists. */
class Slugs {
  readonly #kinds: Partial<Record<SlugKind, Set<string>>> = {
    ...{ tyre: new Set(), brand: new Set(), size: new Set() },
    ...{ make: new Set(), model: new Set(), article: new Set() },
  };

  constructor(readonly maxTyres: number) {}

  mayHave(kind: SlugKind, slug: string): boolean {
    return this.#kinds[kind]?.has(slug) ?? true;
  }

  add(kind: SlugKind, slug: string): void {
    this.#kinds[kind]?.add(slug);
  }

  addTyre({ slug, brand, category, ...size }: TyreRow): void {
    this.add("tyre", slug);
    if ((this.#kinds.tyre?.size ?? 0) > this.maxTyres) delete this.#kinds.tyre;
    this.add("brand", brand);
    // The listing of a size has its tyres of any construction, at the address of each.
    for (const construction of ["R", "D", "B"] as const)
      this.add("size", `${category}/${sizeSlug({ ...size, construction })}`);
  }
}

const tyreColumns = (sql: postgres.Sql) => sql`
  p.id, p.slug, brand.slug as brand, p.category, p.width, p.profile, p.rim_tenths / 10.0::float8 as rim, p.commercial
  from product p join brand on brand.id = p.brand_id`;

async function addBrands(slugs: Slugs): Promise<void> {
  for (const { slug } of await connection().sql<{ slug: string }[]>`select slug from brand`) slugs.add("brand", slug);
}

async function addArticles(slugs: Slugs): Promise<void> {
  for (const { texts } of await allArticles())
    for (const language of languages) slugs.add("article", texts[language].slug);
}

function addCars(slugs: Slugs): void {
  for (const make of knownMakes()) {
    slugs.add("make", make.slug);
    for (const model of make.models) slugs.add("model", `${make.slug}/${model.slug}`);
  }
}

async function readSlugs(maxTyres: number): Promise<Slugs> {
  const { sql } = connection();
  const slugs = new Slugs(maxTyres);
  addCars(slugs);
  await Promise.all([addBrands(slugs), addArticles(slugs)]);
  for (const { slug } of await sql<{ slug: string }[]>`select slug from product_slug`) slugs.add("tyre", slug);
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: TyreRow[] = await sql`
      select ${tyreColumns(sql)} where p.id > ${last} order by p.id limit ${portion}`;
    for (const row of rows) slugs.addTyre(row);
    last = rows.at(-1)?.id;
    await nextTurn();
  }
  return slugs;
}

const concernsSlugs = (tag: string) =>
  parseTyreTag(tag) !== null || tag === pageTags.brands || tag === pageTags.articles;

/** Reads the slugs of what has changed. */
async function addChanged(slugs: Slugs, tags: ReadonlySet<string>): Promise<void> {
  const { sql } = connection();
  if (tags.has(pageTags.brands)) await addBrands(slugs);
  if (tags.has(pageTags.articles)) await addArticles(slugs);
  const tyres = [...tags].flatMap((tag) => parseTyreTag(tag) ?? []);
  for (let from = 0; from < tyres.length; from += portion) {
    const some = tyres.slice(from, from + portion);
    for (const row of await sql<TyreRow[]>`select ${tyreColumns(sql)} where p.id = any(${some}::int[])`)
      slugs.addTyre(row);
    await nextTurn();
  }
}

/**
 * The slugs of everything that pages are made for, read at the first question and kept up to date by what pages are told of changes. Robots
 * try thousands of addresses at which nothing is: none of them costs a question to the database.
 * @param maxTyres of more tyres the slugs are not kept
 */
export function createSlugIndex(maxTyres = defaultMaxTyres): SlugIndex {
  let slugs: Slugs | undefined;
  let changed = new Set<string>();
  let isReading = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** How many times everything may have changed. */
  let restarts = 0;

  async function readAll(): Promise<void> {
    while (!slugs || changed.size > 0) {
      const [tags, begun] = [changed, restarts];
      changed = new Set();
      const read = slugs ?? (await readSlugs(maxTyres));
      if (slugs) await addChanged(read, tags);
      slugs = begun === restarts ? read : undefined;
    }
  }

  async function read(): Promise<void> {
    isReading = true;
    try {
      await readAll();
    } catch (error) {
      slugs = undefined;
      failedAt = performance.now();
      log().warn(
        { error },
        "The slugs of the shop's pages could not be read: missing pages are looked for one by one.",
      );
    }
    isReading = false;
  }

  onPurge((tags) => {
    if (tags === null) {
      restarts += 1;
      slugs = undefined;
    }
    if (!slugs && !isReading) return; // whoever asks next reads them all
    for (const tag of tags?.filter(concernsSlugs) ?? []) changed.add(tag);
    if (!isReading && changed.size > 0) void read();
  });

  return {
    mayExist(kind, slug) {
      if (slugs && !isReading) return slugs.mayHave(kind, slug);
      if (!isReading && performance.now() - failedAt > retryAfter) void read();
      return true;
    },
  };
}
