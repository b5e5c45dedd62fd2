import type { Product } from "@/lib/contract/products";

type Named = Pick<Product, "brand" | "pattern">;

/** Brand and pattern: `Nokian Tyres Snowproof P`. */
export function tyreName({ brand, pattern }: Named): string {
  return `${brand} ${pattern}`;
}

/** The marks behind a size, as they are moulded: `XL`, `3PMSF`, `RunFlat`, `★`. */
export function sizeMarks({ flags, homologation }: Pick<Product, "flags" | "homologation">): string[] {
  return [flags.xl && "XL", flags.three_pmsf && "3PMSF", flags.runflat && "RunFlat", homologation].filter(
    (mark): mark is string => Boolean(mark),
  );
}
