/** The facts that can be set for several tyres at once. Prices have their rules, pieces their moves, and numbers belong to one tyre alone. */
export const editedFacts = [
  "production_year",
  "weight_g",
  "fuel",
  "wet",
  "noise_db",
  "noise_class",
  "three_pmsf",
  "ms",
  "ice",
  "description",
  "active",
] as const;
export type EditedFact = (typeof editedFacts)[number];

/** The parts of the EU label: there are all of them or none (Regulation (EU) 2020/740, annex II). */
export const labelParts = ["fuel", "wet", "noise_db", "noise_class"] as const satisfies readonly EditedFact[];

/** How many tyres one edit names at most. */
export const maxEdited = 100;
