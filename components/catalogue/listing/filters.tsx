import { useLocale, useTranslations } from "next-intl";
import { BrandFilter } from "@/components/catalogue/listing/brand-filter";
import { checksOf, type FacetKey, facetOptions } from "@/components/catalogue/listing/facet-options";
import { FilterChecks } from "@/components/catalogue/listing/filter-checks";
import { FilterGroup } from "@/components/catalogue/listing/filter-group";
import { FilterPanel } from "@/components/catalogue/listing/filter-panel";
import { FilterSelect } from "@/components/catalogue/listing/filter-select";
import { filterText } from "@/components/catalogue/listing/filter-texts";
import { PriceFilter } from "@/components/catalogue/listing/price-filter";
import { Link } from "@/components/ui/link";
import { basePath, cleared, type Selection, selectionPath, setValues } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";
import { narrowThousands, writtenCount } from "@/lib/domain/thousands";

const sizeKeys = ["width", "profile", "rim"] as const;

/** All filters of a listing. Values that lead nowhere are not offered, nor are groups without any value. */
export function Filters({ selection, list }: { selection: Selection; list: ProductList }) {
  const t = useTranslations("listing");
  const language = useLocale();
  const options = (key: FacetKey) => facetOptions(list, selection, key);
  const isSet = (...keys: FacetKey[]) => keys.some((key) => options(key).some(({ chosen }) => chosen));
  const select = (
    key: FacetKey & ("noise_max" | "load_min" | "speed_min" | "rating_min" | (typeof sizeKeys)[number]),
  ) => {
    const values = options(key);
    const text = filterText(t, key);
    return values.length === 0 ? null : (
      <FilterSelect
        key={key}
        name={key}
        label={t(`filters.group.${key}`)}
        any={t("filters.any")}
        options={values.map((option) => ({
          value: option.value,
          text: t("filters.count", { label: text(option), count: writtenCount(option.count, language) }),
        }))}
        chosen={values.find(({ chosen }) => chosen)?.value ?? ""}
      />
    );
  };
  const checks = (name: "wet" | "fuel" | "stock" | "version", open: boolean, ...keys: FacetKey[]) =>
    keys.every((key) => options(key).length === 0) ? null : (
      <FilterGroup name={name} title={t(`filters.group.${name}`)} open={open || isSet(...keys)}>
        {keys.map((key) => {
          const text = filterText(t, key);
          const values = options(key).map((option) => ({ ...option, label: text(option) }));
          return <FilterChecks key={key} name={key} {...checksOf(values, language)} />;
        })}
      </FilterGroup>
    );
  const selects = (
    name: "size" | "load_speed" | "noise" | "rating",
    open: boolean,
    ...keys: Parameters<typeof select>[0][]
  ) =>
    keys.every((key) => options(key).length === 0) ? null : (
      <FilterGroup name={name} title={t(`filters.group.${name}`)} open={open || isSet(...keys)}>
        <div className="pr">{keys.map(select)}</div>
      </FilterGroup>
    );
  const count = list.page.total;
  const messages = {
    title: t("filters.title"),
    close: t("filters.close"),
    show: narrowThousands(t("filters.show", { count })),
    found: narrowThousands(t("filters.found", { count })),
    apply: t("filters.apply"),
  };
  const clear =
    setValues(selection).length === 0 ? null : (
      <Link className="lnk sm" href={selectionPath(cleared(selection), language)} scroll={false}>
        {t("filters.clear")}
      </Link>
    );
  return (
    <FilterPanel
      key={selectionPath(selection, language)}
      base={basePath(selection, language)}
      messages={messages}
      clear={clear}
    >
      <PriceFilter selection={selection} list={list} />
      {selection.size ? null : selects("size", true, ...sizeKeys)}
      <BrandFilter options={options("brand")} />
      {checks("stock", true, "in_stock")}
      {selects("rating", true, "rating_min")}
      {checks("wet", true, "wet")}
      {checks("fuel", false, "fuel")}
      {selects("noise", false, "noise_max")}
      {selects("load_speed", false, "load_min", "speed_min")}
      {checks("version", false, "xl", "runflat")}
    </FilterPanel>
  );
}
