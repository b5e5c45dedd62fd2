import type { product } from "@/lib/backend/kernel/database/schema/catalogue";

type ProductRow = Required<typeof product.$inferInsert>;

/** What a tyre gets later: nobody has rated it when it comes, and no back end elsewhere knows it. */
type Later = "id" | "brandId" | "patternId" | "createdAt" | "updatedAt" | "ratingSum" | "ratingCount" | "hostProductId";

/** A row of the product table before it has an id, with its brand and pattern still to be looked up. */
export type TyreRow = Omit<ProductRow, Later>;
