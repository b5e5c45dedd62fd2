import { setImmediate as nextTurn } from "node:timers/promises";
import {
  alternativesChooser,
  type Comparable,
  comparedTo,
  isOffered,
  mayBeChosen,
} from "@/lib/backend/catalogue/detail/alternatives";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { Season } from "@/lib/domain/category";
import { currencies } from "@/lib/domain/locale";
import { alternativesTag, rivalsTag } from "@/lib/domain/page-tags";
import { log } from "@/lib/telemetry/log";

/** Of more tyres at once nobody asks what has moved: the pages of their sizes and seasons are rendered again all the same. */
const maxTyres = 20;

/** Requests are answered in between after so long, ms. */
const turn = 3;

/** `price` is that of the currency which is looked at. */
type Rival = Comparable & {
  width: number;
  profile: number | null;
  rim_tenths: number;
  season: Season;
  commercial: boolean;
  studded: boolean;
  load_index: number;
  speed_rank: number;
  stock: number;
  production_year: number | null;
  /** In minor units, by currency. */
  prices: number[];
};

/** All tyres on sale that may show one of these, or be shown with it. */
async function queryRivals(tyres: readonly number[]): Promise<Rival[]> {
  const { sql } = connection();
  return sql<Rival[]>`
    select id, pattern_id, noise_db, wet, fuel, popularity, dispatch_days, width, profile, rim_tenths, season, commercial, studded,
      load_index, speed_rank, stock, production_year, 0 as price, array[price_czk, price_eur, price_usd] as prices
    from product
    where active and (width, coalesce(profile, 0), rim_tenths, season, commercial, studded) in (
      select width, coalesce(profile, 0), rim_tenths, season, commercial, studded from product where id = any(${[...tyres]}::int[])
    )`;
}

/** The sizes and seasons of tyres. */
async function queryGroups(tyres: readonly number[]): Promise<string[]> {
  const { sql } = connection();
  const rows = await sql<Pick<Rival, "width" | "profile" | "rim_tenths" | "season">[]>`
    select distinct width, profile, rim_tenths, season from product where id = any(${[...tyres]}::int[])`;
  return rows.map(groupOf);
}

const groupOf = ({ width, profile, rim_tenths, season }: Pick<Rival, "width" | "profile" | "rim_tenths" | "season">) =>
  rivalsTag({ width, profile, rim: rim_tenths / 10 }, season);

/** Tyres of which one may be shown on another's page, but for their load and speed. Source: `queryDetail`. */
function comparable(rivals: readonly Rival[]): Rival[][] {
  const groups = new Map<string, Rival[]>();
  for (const rival of rivals) {
    const name = `${groupOf(rival)} ${rival.commercial} ${rival.studded}`;
    const group = groups.get(name);
    if (group) group.push(rival);
    else groups.set(name, [rival]);
  }
  return [...groups.values()];
}

/** Does a candidate carry as much, as fast, as a tyre does? */
const fitsLike = (own: Rival) => (candidate: Rival) =>
  candidate.load_index >= own.load_index && candidate.speed_rank >= own.speed_rank;

/** Tags of the alternatives that show one of these tyres now, in any currency. */
async function alternativesWith(tyres: readonly number[]): Promise<string[]> {
  const now = new Date();
  const moved: string[] = [];
  let began = performance.now();
  const letOthers = async () => {
    if (performance.now() - began < turn) return;
    await nextTurn();
    began = performance.now();
  };
  for (const group of comparable(await queryRivals(tyres))) {
    const candidates = group.filter((rival) => isOffered(rival, now));
    const changed = candidates.filter(({ id }) => tyres.includes(id));
    const showing = new Set<number>();
    for (const [index, currency] of currencies.entries()) {
      for (const rival of group) rival.price = rival.prices[index] ?? 0;
      const possible = changed.filter((rival) => mayBeChosen(rival, candidates, fitsLike(rival)));
      await letOthers();
      if (possible.length === 0) continue;
      const choose = await alternativesChooser(candidates, currency, letOthers);
      for (const own of group) {
        const shown = choose(comparedTo(own), fitsLike(own));
        if (shown.some(({ id }) => tyres.includes(id))) showing.add(own.id);
        await letOthers();
      }
    }
    moved.push(...[...showing].map(alternativesTag));
  }
  return moved;
}

/**
 * Most changed tyres are nobody's alternative, before and after. A page that has shown one has that tyre's tag; these are the pages
 * that show one now.
 * @param tyres what has changed by which tyres are compared, without repetition
 * @returns tags of their alternatives, of their sizes and seasons where there are many; `null`: of which pages cannot be read
 */
export async function movedAlternatives(tyres: readonly number[]): Promise<string[] | null> {
  if (tyres.length === 0) return [];
  try {
    return await (tyres.length <= maxTyres ? alternativesWith(tyres) : queryGroups(tyres));
  } catch (error) {
    log().warn({ error }, "Which alternatives have moved could not be read.");
    return null;
  }
}
