/** The four parts a shopper copies from the sidewall, as texts: `205`, `55` (or `-`), `16` (or `16C`), `winter`. */
export type Choice = { width: string; profile: string; rim: string; season: string };
export type Part = keyof Choice;
export const parts = ["width", "profile", "rim", "season"] as const satisfies Part[];

/** A value of a part, with the number of tyres it leads to under the other three. */
export type Option = { value: string; count: number };
export type Options = Record<Part, Option[]>;
