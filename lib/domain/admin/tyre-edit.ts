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

/** What can be emptied for several tyres at once, with the facts that it is made of. Winter marks are there or not: they are never unknown. */
export const emptiedParts = {
  production_year: ["production_year"],
  weight_g: ["weight_g"],
  label: labelParts,
  description: ["description"],
} as const satisfies Record<string, readonly EditedFact[]>;
export type EmptiedPart = keyof typeof emptiedParts;

/** How many tyres one edit names at most. */
export const maxEdited = 100;
