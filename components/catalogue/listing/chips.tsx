import { useLocale, useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { type Selection, selectionPath, setValues, without } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";
import { formatMoney, moneyOf } from "@/lib/domain/money";

/** Every active filter, as a link that removes it. */
export function Chips({ selection, list }: { selection: Selection; list: ProductList }) {
  const t = useTranslations("listing");
  const language = useLocale();
  const values = setValues(selection);
  if (values.length === 0) return null;
  const brandName = (slug: string) => list.facets.brand?.find(({ value }) => value === slug)?.label ?? slug;
  const amount = (value: string) => {
    const currency = list.price_range?.min.currency;
    return currency ? formatMoney(moneyOf(Number(value) * 100, currency), language, { bound: true }) : value;
  };
  const text = ({ key, value }: (typeof values)[number]) => {
    if (key === "brand") return brandName(value);
    return t(`filters.chip.${key}`, { value: key === "price_min" || key === "price_max" ? amount(value) : value });
  };
  return (
    <ul className="chips" aria-label={t("filters.set")}>
      {values.map((set) => (
        <li key={`${set.key} ${set.value}`}>
          <Chip
            label={text(set)}
            removeLabel={t("filters.remove")}
            href={selectionPath(without(selection, set.key, set.value), language)}
          />
        </li>
      ))}
    </ul>
  );
}
