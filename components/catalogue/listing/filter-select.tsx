import { useTranslations } from "next-intl";
import type { FacetOption } from "@/components/catalogue/listing/facet-options";
import { SelectField } from "@/components/ui/field";

/** A filter with one value at a time ("at least 91"), each value with the number of tyres it leads to. */
export function FilterSelect({
  name,
  label,
  options,
  text,
}: {
  name: string;
  label: string;
  options: FacetOption[];
  text: (option: FacetOption) => string;
}) {
  const t = useTranslations("listing");
  if (options.length === 0) return null;
  return (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      defaultValue={options.find(({ chosen }) => chosen)?.value ?? ""}
    >
      <option value="">{t("filters.any")}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {t("filters.count", { label: text(option), count: option.count })}
        </option>
      ))}
    </SelectField>
  );
}
