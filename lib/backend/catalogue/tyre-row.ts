import type { product } from "@/lib/backend/database/schema/catalogue";

type ProductRow = Required<typeof product.$inferInsert>;

/** A row of the product table before it has an id, with its brand and pattern still to be looked up. */
export type TyreRow = Omit<ProductRow, "id" | "brandId" | "patternId" | "createdAt" | "updatedAt">;
