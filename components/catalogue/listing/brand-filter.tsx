import { useLocale, useTranslations } from "next-intl";
import { checksOf, type FacetOption, foldedBrands } from "@/components/catalogue/listing/facet-options";
import { FilterChecks } from "@/components/catalogue/listing/filter-checks";
import { FilterGroup } from "@/components/catalogue/listing/filter-group";

/** Brand checkboxes: the most frequent visible, the others behind a disclosure. */
export function BrandFilter({ options }: { options: FacetOption[] }) {
  const t = useTranslations("listing");
  const language = useLocale();
  if (options.length === 0) return null;
  const { first, rest } = foldedBrands(options);
  return (
    <FilterGroup name="brand" title={t("filters.group.brand")} open>
      <FilterChecks name="brand" {...checksOf(first, language)} />
      {rest.length === 0 ? null : (
        <details className="more" data-group="more-brands">
          <summary>{t("filters.more_brands", { count: rest.length })}</summary>
          <FilterChecks name="brand" {...checksOf(rest, language)} />
        </details>
      )}
    </FilterGroup>
  );
}
