import { eq, inArray } from "drizzle-orm";
import { type StoredCartLine, unitPrice } from "@/lib/backend/cart/cart-rows";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { brand, pattern, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { firstPictures } from "@/lib/backend/picture/shown-pictures";
import type { Currency } from "@/lib/domain/locale";
import { smallPicture } from "@/lib/domain/picture";
import { treadPath } from "@/lib/domain/tread-path";
import { formatTyreSize } from "@/lib/domain/tyre-size";

/** A line of an order as it is stored: the name and the price of the tyre at that time. */
export type SnapshotLine = {
  productId: number;
  name: string;
  size: string;
  image: string;
  quantity: number;
  unitPrice: number;
};

/** The names of the lines' tyres in the catalogue, and the parts of their sizes. */
async function namesOf(tx: Executor, lines: readonly StoredCartLine[]) {
  const ids = lines.map((line) => line.productId);
  const rows = await tx
    .select({
      id: product.id,
      brand: brand.name,
      brandSlug: brand.slug,
      pattern: pattern.name,
      patternSlug: pattern.slug,
      loadIndex: product.loadIndex,
      loadIndexDual: product.loadIndexDual,
      speedSymbol: product.speedSymbol,
      xl: product.xl,
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(pattern, eq(pattern.id, product.patternId))
    .where(inArray(product.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The lines of a cart as an order keeps them, the size with its indexes: `205/55 R16 91V XL`. */
export async function snapshotLines(
  tx: Executor,
  lines: readonly StoredCartLine[],
  currency: Currency,
): Promise<SnapshotLine[]> {
  const names = await namesOf(tx, lines);
  const pictures = await firstPictures(tx, [...names.keys()]);
  return lines.map((line) => {
    const tyre = names.get(line.productId);
    if (!tyre) throw new Error(`The tyre ${line.productId} of the cart was not found.`);
    const picture = pictures.get(line.productId);
    const load = tyre.loadIndexDual === null ? tyre.loadIndex : `${tyre.loadIndex}/${tyre.loadIndexDual}`;
    const size = formatTyreSize({ ...line, rim: line.rimTenths / 10 });
    return {
      productId: line.productId,
      name: `${tyre.brand} ${tyre.pattern}`,
      size: `${size} ${load}${tyre.speedSymbol}${tyre.xl ? " XL" : ""}`,
      image: picture ? smallPicture(picture) : treadPath(tyre.brandSlug, tyre.patternSlug),
      quantity: line.quantity,
      unitPrice: unitPrice(line, currency).amount,
    };
  });
}
