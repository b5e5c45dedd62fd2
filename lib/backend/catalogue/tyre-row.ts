import type { product } from "@/lib/backend/kernel/database/schema/catalogue";

type ProductRow = Required<typeof product.$inferInsert>;

/** Fields that a tyre gets later: a new one has no ratings and no id of a back end elsewhere. */
type Later = "id" | "brandId" | "patternId" | "createdAt" | "updatedAt" | "ratingSum" | "ratingCount" | "hostProductId";

/** A row of the product table before it has an id, with its brand and pattern still to be looked up. */
export type TyreRow = Omit<ProductRow, Later>;
