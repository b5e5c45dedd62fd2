import { useTranslations } from "next-intl";
import { type FacetOption, foldedBrands } from "@/components/catalogue/listing/facet-options";
import { FilterChecks, FilterGroup } from "@/components/catalogue/listing/filter-group";

/** Brands to tick: the most frequent at once, the others behind a fold. */
export function BrandFilter({ options }: { options: FacetOption[] }) {
  const t = useTranslations("listing");
  if (options.length === 0) return null;
  const { first, rest } = foldedBrands(options);
  const name = ({ label }: FacetOption) => label;
  return (
    <FilterGroup name="brand" title={t("filters.group.brand")} open>
      <FilterChecks name="brand" options={first} text={name} />
      {rest.length === 0 ? null : (
        <details className="more" data-group="more-brands">
          <summary>{t("filters.more_brands", { count: rest.length })}</summary>
          <FilterChecks name="brand" options={rest} text={name} />
        </details>
      )}
    </FilterGroup>
  );
}
