import { z } from "zod";
import { seasons } from "@/lib/domain/category";

/** Two figures: with the prices as they are, and as they would be. */
const beforeAfter = <Figure extends z.ZodType>(figure: Figure) => z.object({ before: figure, after: figure });

/** Profit in thousandths of the net price, all tyres of a kind together, one of each; `null` where no cost is known. */
const margin = beforeAfter(z.int().nullable());

export const priceSimulation = z.object({
  /** Tyres on sale that were looked at, and those that would get another price in at least one list. */
  tyres: z.int(),
  up: z.int(),
  down: z.int(),
  /** Priced by no rule though their cost is known; of an unknown cost; with prices set by hand. */
  no_rule: z.int(),
  no_cost: z.int(),
  by_hand: z.int(),
  /** Where the price would have fallen below the cost by rounding, or has been set below it; where little is left. */
  below_cost: z.int(),
  margin_low: z.int(),
  margin,
  /** Tyres by the rule that prices them, in the order of the rules. */
  rules: z.array(z.object({ tyres: z.int(), margin: z.int().nullable() })),
  /** Average Czech price in hellers and margin by brand and season; the largest groups first. */
  groups: z.array(
    z.object({
      brand: z.string(),
      season: z.enum(seasons),
      tyres: z.int(),
      price: beforeAfter(z.int()),
      margin,
    }),
  ),
  /** The fifty greatest changes of the Czech price, by their share of it. */
  greatest: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      size: z.string(),
      /** The place of its rule, from 1; `null`: none, or set by hand. */
      rule: z.int().nullable(),
      cost: z.int().nullable(),
      before: z.int(),
      after: z.int(),
    }),
  ),
  /** Tyres by margin in steps of 10 thousandths: `from` is the lower bound; what lies outside is in the first and the last. */
  distribution: z.array(z.object({ from: z.int(), before: z.int(), after: z.int() })),
});

export type PriceSimulation = z.infer<typeof priceSimulation>;
