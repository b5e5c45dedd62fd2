import { useLocale, useTranslations } from "next-intl";
import { FilterGroup } from "@/components/catalogue/listing/filter-group";
import { TextField } from "@/components/ui/field";
import type { Selection } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";
import { writtenCount } from "@/lib/domain/thousands";

const signs = { CZK: "Kč", EUR: "€", USD: "$" } as const;

/**
 * The price of one piece from and to, in whole crowns or euros; empty fields show the lowest and highest price as
 * placeholders.
 */
export function PriceFilter({ selection: { filters }, list }: { selection: Selection; list: ProductList }) {
  const t = useTranslations("listing");
  const language = useLocale();
  const range = list.price_range;
  if (!range) return null;
  const ends = { price_min: Math.floor(range.min.amount / 100), price_max: Math.ceil(range.max.amount / 100) };
  const field = (name: keyof typeof ends, label: string) => (
    <TextField
      id={`filter-${name}`}
      name={name}
      label={label}
      inputMode="numeric"
      pattern="[0-9\s]*"
      maxLength={8}
      autoComplete="off"
      placeholder={writtenCount(ends[name], language)}
      defaultValue={filters[name]?.[0] ?? ""}
    />
  );
  return (
    <FilterGroup name="price" title={t("filters.group.price", { currency: signs[range.min.currency] })} open>
      <div className="pr">
        {field("price_min", t("filters.from"))}
        {field("price_max", t("filters.to"))}
      </div>
    </FilterGroup>
  );
}
