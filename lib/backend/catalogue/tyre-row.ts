import type { product } from "@/lib/backend/kernel/database/schema/catalogue";

/** Fields that a tyre gets later: a new one has no ratings, no source of supply and no id of a back end elsewhere. */
export const laterFields = [
  ...(["id", "createdAt", "updatedAt", "ratingSum", "ratingCount", "hostProductId"] as const),
  ...(["costCzk", "ruleId", "offerSupplierId", "priceSource", "weightG", "revision"] as const),
] as const satisfies (keyof typeof product.$inferSelect)[];

/** A row of the product table before it has an id, with its brand and pattern still to be looked up. */
export type TyreRow = Omit<
  Required<typeof product.$inferInsert>,
  (typeof laterFields)[number] | "brandId" | "patternId"
>;
