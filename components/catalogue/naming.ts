import type { useTranslations } from "next-intl";
import type { TyreMark } from "@/components/ui/tyre-size";
import type { Product } from "@/lib/contract/products";

type Named = Pick<Product, "brand" | "pattern">;

/** Brand and pattern: `Nokian Tyres Snowproof P`. */
export function tyreName({ brand, pattern }: Named): string {
  return `${brand} ${pattern}`;
}

/**
 * The marks behind a size, as they are moulded (`XL`, `3PMSF`, `RunFlat`, `★`), each with the words for it.
 * @param t messages of the namespace "listing"
 */
export function sizeMarks(
  t: ReturnType<typeof useTranslations<"listing">>,
  { flags, homologation }: Pick<Product, "flags" | "homologation">,
): TyreMark[] {
  const marks: (TyreMark | false)[] = [
    flags.xl && ["XL", t("mark.xl")],
    flags.three_pmsf && ["3PMSF", t("mark.three_pmsf")],
    flags.runflat && ["RunFlat", t("mark.runflat")],
    // A star is BMW's mark; read aloud it would be "black star".
    homologation !== null && [homologation, t("mark.homologation", { mark: homologation.replaceAll("★", "BMW") })],
  ];
  return marks.filter((mark) => mark !== false);
}
