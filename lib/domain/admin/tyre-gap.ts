/** What a tyre's description can lack: the parts of the EU label, its number in EPREL, its EAN, the year it was made, its weight, words, a picture of its own or of its pattern. */
export const tyreGaps = ["label", "eprel", "ean", "year", "weight", "description", "picture"] as const;
export type TyreGap = (typeof tyreGaps)[number];

/** Which tyres a list of the office shows: those on sale, those whose stock is none, those taken off sale. */
export const tyreStates = ["on_sale", "sold_out", "off"] as const;
export type TyreState = (typeof tyreStates)[number];

/** The facts of a tyre that the staff write; prices and pieces have ways of their own. */
export const tyreFacts = [
  "active",
  "fuel",
  "wet",
  "noise_db",
  "noise_class",
  "eprel_id",
  "ean",
  "production_year",
  "weight_g",
  "description",
] as const;
export type TyreFact = (typeof tyreFacts)[number];

/** The oldest year of make that is believed, and how many years ahead. */
export const firstYear = 1990;

/** The profit of a piece and its share of the net price in thousandths. @param net of the price, @param cost both in minor units */
export function marginOf(net: number, cost: number): { profit: number; permille: number } {
  return { profit: net - cost, permille: net === 0 ? 0 : Math.round(((net - cost) * 1000) / net) };
}
