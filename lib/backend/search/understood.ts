import type { ProductQuery } from "@/lib/contract/products";
import type { Family, Season } from "@/lib/domain/category";
import type { Picture } from "@/lib/domain/picture";
import type { TyreSize } from "@/lib/domain/tyre-size";

export type KnownBrand = { id: number; slug: string; name: string };
/** @property picture the first of its photographs, `null` without any */
export type KnownPattern = { id: number; brandId: number; name: string; picture: Picture | null };

/** One generation of a car as searching sees it; `to` is `null` while it is made. */
export type KnownVehicle = {
  make: string;
  model: string;
  generation: string;
  /** The factory's code of the generation, `5E`. */
  code: string;
  from: number;
  to: number | null;
  /** What it stands on, the commonest first, each with the load index it needs at least. */
  sizes: { size: TyreSize; loadMin: number | null }[];
};

/** The car that was named: the generations that are meant; `model` is `null` when only the make was. */
export type NamedVehicle = { make: string; model: string | null; year: number | null; generations: KnownVehicle[] };

/** What a typed search means. Empty lists and `null`: nothing was said about it. */
export type Understood = {
  size: TyreSize | null;
  /** Parts of a size where it was not written whole: mm, %, inches. */
  width: number | null;
  profile: number | null;
  rim: number | null;
  loadMin: number | null;
  /** The slowest speed symbol that is good enough. */
  speedMin: string | null;
  season: Season | null;
  family: Family | null;
  brands: KnownBrand[];
  /** Any of these patterns; empty: any pattern. */
  patterns: KnownPattern[];
  /** The words that named the patterns, as they were typed. */
  patternWords: string[];
  vehicle: NamedVehicle | null;
  xl: boolean;
  runflat: boolean;
  /** Whole crowns, euros or dollars, as the visitor pays. */
  priceMax: number | null;
  sort: ProductQuery["sort"] | null;
  /** The whole text, should it be an EAN or a manufacturer's number. */
  number: string | null;
  /** Words that mean nothing here, as they were typed. */
  unknown: string[];
  /** Misspelt words and what they were taken for. */
  corrected: { typed: string; read: string }[];
};

/** What nothing means; every reading starts from it. */
export const nothingUnderstood: Understood = {
  size: null,
  width: null,
  profile: null,
  rim: null,
  loadMin: null,
  speedMin: null,
  season: null,
  family: null,
  brands: [],
  patterns: [],
  patternWords: [],
  vehicle: null,
  xl: false,
  runflat: false,
  priceMax: null,
  sort: null,
  number: null,
  unknown: [],
  corrected: [],
};

/** Does it narrow the catalogue, or at least say an order? Text of nothing but unknown words doesn't. */
export function saysSomething(understood: Understood): boolean {
  const { size, width, profile, rim, loadMin, speedMin, season, family, vehicle, priceMax, sort } = understood;
  return (
    [size, width, profile, rim, loadMin, speedMin, season, family, vehicle, priceMax, sort].some(
      (part) => part !== null,
    ) ||
    understood.brands.length > 0 ||
    understood.patterns.length > 0 ||
    understood.xl ||
    understood.runflat
  );
}
