import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { allArticles } from "@/lib/backend/article/articles";
import { connection } from "@/lib/backend/kernel/database/connect";
import { knownMakes } from "@/lib/backend/vehicle/data";
import { languages } from "@/lib/domain/locale";
import { pageTags, parseTyreTag } from "@/lib/domain/page-tags";
import { sizeSlug, type TyreSize } from "@/lib/domain/tyre-size";
import { onPurge } from "@/lib/runtime/cached-pages";
import { type SlugIndex, type SlugKind, slugKinds } from "@/lib/runtime/slug-index";
import { log } from "@/lib/telemetry/log";

/** Tyres that one statement reads: requests are answered between two. */
const defaultPortion = 1000;
/** Of changes a portion is read so much later than the one before, ms: a list brings tens of thousands at once, and nobody waits for them. */
const portionRest = 10;
/** A slug takes about 100 bytes: of more tyres than these the addresses are looked for in the database, one by one. */
const defaultMaxTyres = 300_000;
/** After a failure it is tried again so much later, ms. */
const retryAfter = 5_000;

type Bounds = { maxTyres: number; portion: number };

type SizeRow = Omit<TyreSize, "construction"> & { category: string };

/** Every slug that was seen in use. What is there no more stays: it is looked for like a slug that exists. */
class Slugs {
  /** Of a kind that has too many slugs there is none. */
  readonly #kinds = new Map<SlugKind, Set<string>>(slugKinds.map((kind) => [kind, new Set()]));

  constructor(readonly maxTyres: number) {}

  /** May something of a kind have this slug? */
  mayHave(kind: SlugKind, slug: string): boolean {
    return this.#kinds.get(kind)?.has(slug) ?? true;
  }

  add(kind: SlugKind, slug: string): void {
    this.#kinds.get(kind)?.add(slug);
  }

  /** Adds a slug of a tyre, a former one too; of more tyres than are kept all are forgotten. */
  addTyre(slug: string): void {
    this.add("tyre", slug);
    if ((this.#kinds.get("tyre")?.size ?? 0) > this.maxTyres) this.#kinds.delete("tyre");
  }
}

async function addBrands(slugs: Slugs): Promise<void> {
  for (const { slug } of await connection().sql<{ slug: string }[]>`select slug from brand`) slugs.add("brand", slug);
}

async function addSizes(slugs: Slugs): Promise<void> {
  const sizes = await connection().sql<SizeRow[]>`
    select distinct category, width, profile, rim_tenths / 10.0::float8 as rim, commercial from product`;
  for (const { category, ...size } of sizes)
    slugs.add("size", `${category}/${sizeSlug({ ...size, construction: "R" })}`);
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

/** The former slugs of tyres, in one statement, for they are not indexed by tyre. They are read after the tyres: what is renamed meanwhile has
 * its old slug among them by then. */
async function addFormer(slugs: Slugs, tyres: readonly number[] | null): Promise<void> {
  const { sql } = connection();
  const those = tyres ? sql`where product_id = any(${[...tyres]}::int[])` : sql``;
  for (const { slug } of await sql<{ slug: string }[]>`select slug from product_slug ${those}`) slugs.addTyre(slug);
}

async function readSlugs({ maxTyres, portion }: Bounds): Promise<Slugs> {
  const { sql } = connection();
  const slugs = new Slugs(maxTyres);
  addCars(slugs);
  await Promise.all([addBrands(slugs), addSizes(slugs), addArticles(slugs)]);
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: { id: number; slug: string }[] = await sql`
      select id, slug from product where id > ${last} order by id limit ${portion}`;
    for (const { slug } of rows) slugs.addTyre(slug);
    last = rows.at(-1)?.id;
    await nextTurn();
  }
  await addFormer(slugs, null);
  return slugs;
}

/** Changes that may bring other slugs than a tyre's own. */
const bringSlugs: readonly string[] = [pageTags.brands, pageTags.articles, pageTags.assortment];

/** What has changed since the slugs were read, as pages are told of it. */
class Changes {
  readonly #tyres = new Set<number>();
  readonly #others = new Set<string>();

  /** @param tags of all changes; those that bring no slug are left out */
  add(tags: readonly string[]): void {
    for (const tag of tags) {
      const tyre = parseTyreTag(tag);
      if (tyre !== null) this.#tyres.add(tyre);
      else if (bringSlugs.includes(tag)) this.#others.add(tag);
    }
  }

  get isEmpty(): boolean {
    return this.#tyres.size + this.#others.size === 0;
  }

  /** What has changed, once. */
  take(): { tyres: number[]; others: ReadonlySet<string> } {
    const taken = { tyres: [...this.#tyres], others: new Set(this.#others) };
    this.#tyres.clear();
    this.#others.clear();
    return taken;
  }
}

/** Reads the slugs of what has changed: of a tyre its own and its former ones, of another assortment all sizes. */
async function addChanged(
  slugs: Slugs,
  { tyres, others }: ReturnType<Changes["take"]>,
  portion: number,
): Promise<void> {
  const { sql } = connection();
  if (others.has(pageTags.brands)) await addBrands(slugs);
  if (others.has(pageTags.articles)) await addArticles(slugs);
  if (others.has(pageTags.assortment)) await addSizes(slugs);
  for (let from = 0; from < tyres.length; from += portion) {
    const some = tyres.slice(from, from + portion);
    const rows = await sql<{ slug: string }[]>`select slug from product where id = any(${some}::int[])`;
    for (const { slug } of rows) slugs.addTyre(slug);
    if (from + portion < tyres.length) await pause(portionRest);
  }
  if (tyres.length > 0) await addFormer(slugs, tyres);
}

/**
 * The slugs of everything that pages are made for, read by `read` or at the first question and kept up to date by what pages are told of
 * changes. Robots try thousands of addresses at which nothing is: none of them costs a question to the database.
 * @param bounds `maxTyres`: of more tyres the slugs are not kept, `portion`: so many tyres are read at once
 */
export function createSlugIndex(bounds: Partial<Bounds> = {}): SlugIndex & { read(): Promise<void> } {
  const { maxTyres, portion } = { maxTyres: defaultMaxTyres, portion: defaultPortion, ...bounds };
  let slugs: Slugs | undefined;
  const changed = new Changes();
  let isReading = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** How many times everything may have changed. */
  let restarts = 0;

  async function readAll(): Promise<void> {
    while (!slugs || !changed.isEmpty) {
      const [changes, begun] = [changed.take(), restarts];
      const all = slugs ?? (await readSlugs({ maxTyres, portion }));
      if (slugs) await addChanged(all, changes, portion);
      slugs = begun === restarts ? all : undefined;
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
    changed.add(tags ?? []);
    if (!isReading && !changed.isEmpty) void read();
  });

  return {
    read,
    mayExist(kind, slug) {
      if (slugs && !isReading) return slugs.mayHave(kind, slug);
      if (!isReading && performance.now() - failedAt > retryAfter) void read();
      return true;
    },
  };
}
