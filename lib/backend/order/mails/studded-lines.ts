import { and, eq, inArray } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";

/** Is a tyre of these lines studded? Its buyer is told where it may not be driven. */
export async function hasStudded(lines: readonly { product_id: number | string }[]): Promise<boolean> {
  const ids = lines.map(({ product_id }) => Number(product_id));
  const studded = and(inArray(product.id, ids), eq(product.studded, true));
  return (await database().select({ id: product.id }).from(product).where(studded).limit(1)).length > 0;
}
