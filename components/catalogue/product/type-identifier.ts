import type { ProductDetail } from "@/lib/contract/products";

/** The supplier's type identifier: the manufacturer's number, else the EAN, else the pattern's name. */
export function typeIdentifier({ mpn, ean, pattern }: Pick<ProductDetail, "mpn" | "ean" | "pattern">): string {
  return mpn ?? ean ?? pattern;
}
