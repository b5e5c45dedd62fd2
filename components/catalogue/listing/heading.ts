import type { useTranslations } from "next-intl";
import type { Selection } from "@/lib/api/catalogue/selection";
import { formatTyreSize } from "@/lib/domain/tyre-size";

/**
 * What a listing is of, without its size: `Zimní pneumatiky Barum pro osobní auta`. Several brands are not named.
 * @param t messages of the namespace "listing"
 * @param brand name of the one brand, or `null`
 */
export function listingHeading(
  t: ReturnType<typeof useTranslations<"listing">>,
  { category }: Pick<Selection, "category">,
  brand: string | null,
): string {
  return brand === null ? t(`category.${category.id}.heading`) : t(`category.${category.id}.branded`, { brand });
}

/** The title of a listing's document: heading and size, from the second page on with its number. */
export function listingTitle(
  t: ReturnType<typeof useTranslations<"listing">>,
  selection: Pick<Selection, "category" | "size" | "page">,
  brand: string | null,
): string {
  const size = selection.size ? ` ${formatTyreSize(selection.size)}` : "";
  const page = selection.page > 1 ? `, ${t("page_of", { page: selection.page })}` : "";
  return `${listingHeading(t, selection, brand)}${size}${page}`;
}
