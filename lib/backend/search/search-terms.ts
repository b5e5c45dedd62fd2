import { saysSomething, type Understood } from "@/lib/backend/search/understood";
import type { Family, Season } from "@/lib/domain/category";
import { speedRank } from "@/lib/domain/speed-symbol";

/** A size that is looked for, with the load index it needs at least. */
export type SoughtSize = {
  width: number;
  profile: number | null;
  rimTenths: number;
  commercial: boolean;
  loadMin: number | null;
};

/** What a typed search asks for, as numbers the query understands; `null`: not asked for. */
export type SearchTerms = {
  /** Any of these. */
  sizes: SoughtSize[] | null;
  width: number | null;
  profile: number | null;
  rimTenths: number | null;
  loadMin: number | null;
  speedMin: number | null;
  season: Season | null;
  family: Family | null;
  brandIds: number[] | null;
  patternIds: number[] | null;
  xl: boolean;
  runflat: boolean;
  priceMax: number | null;
  /** An EAN or a manufacturer's number, should the text be one. */
  number: string | null;
  /** The text means nothing: nothing is found, but for an article of that number. */
  meaningless: boolean;
};

const tenths = (rim: number | null) => (rim === null ? null : Math.round(rim * 10));

function soughtSizes({ size, vehicle }: Understood): SoughtSize[] | null {
  const one = ({ width, profile, rim, commercial }: NonNullable<Understood["size"]>, loadMin: number | null) => ({
    width,
    profile,
    rimTenths: Math.round(rim * 10),
    commercial,
    loadMin,
  });
  // Who writes a size beside the car knows what is on it.
  if (size) return [one(size, null)];
  if (!vehicle) return null;
  const all = vehicle.generations.flatMap(({ sizes }) => sizes.map((each) => one(each.size, each.loadMin)));
  const least = new Map<string, SoughtSize>();
  for (const each of all) {
    const key = [each.width, each.profile, each.rimTenths, each.commercial].join(" ");
    const known = least.get(key);
    if (!known || (each.loadMin ?? 0) < (known.loadMin ?? 0)) least.set(key, each);
  }
  return [...least.values()];
}

const idsOf = (list: { id: number }[]) => (list.length > 0 ? list.map(({ id }) => id) : null);

/** The conditions of an understood search. A car asks for its sizes with the load that its lightest version needs. */
export function termsOf(understood: Understood): SearchTerms {
  const { width, profile, rim, loadMin, speedMin, season, family, brands, patterns, xl, runflat, priceMax } =
    understood;
  return {
    sizes: soughtSizes(understood),
    width,
    profile,
    rimTenths: tenths(rim),
    loadMin,
    speedMin: speedMin === null ? null : speedRank(speedMin),
    season,
    family,
    brandIds: idsOf(brands),
    patternIds: idsOf(patterns),
    xl,
    runflat,
    priceMax: priceMax === null ? null : priceMax * 100,
    number: understood.number,
    meaningless: !saysSomething(understood),
  };
}
