import { useFormatter, useLocale, useTranslations } from "next-intl";
import { FactTable } from "@/components/catalogue/product/fact-table";
import { TyreSize } from "@/components/ui/tyre-size";
import type { ProductDetail } from "@/lib/contract/products";
import type { SafetyContact } from "@/lib/domain/brand-safety";
import { narrowThousands } from "@/lib/domain/thousands";

/** Whom a buyer can reach about the safety of the tyre. */
const contactLine = ({ name, address, contact }: SafetyContact) => `${name}, ${address}, ${contact}`;

/** All facts about the tyre that are not shown above. */
export function Facts({ product }: { product: ProductDetail }) {
  const t = useTranslations("product");
  const chip = useTranslations("listing.filters.chip");
  const format = useFormatter();
  const language = useLocale();
  const { safety, size, flags, load_index, load_index_dual, speed_symbol, country } = product;
  const version = flags.xl ? "extra" : size.commercial ? "commercial" : "standard";
  const marks = [
    flags.three_pmsf && "3PMSF",
    flags.ms && "M+S",
    flags.runflat && chip("runflat"),
    product.homologation,
  ];
  const countryName = country ? new Intl.DisplayNames(language, { type: "region" }).of(country) : null;
  return (
    <FactTable
      id="facts"
      title={t("facts.title")}
      rows={[
        [t("facts.size"), <TyreSize key="size" text={size.text} />],
        [
          t("facts.index"),
          `${load_index_dual === null ? load_index : `${load_index}/${load_index_dual}`} ${speed_symbol}`,
        ],
        [t("facts.version"), t(`facts.${version}`)],
        [t("facts.tread"), t(`facts.${product.tread}`)],
        [t("facts.diameter"), t("millimetres", { mm: narrowThousands(format.number(product.overall_diameter_mm)) })],
        [t("facts.marks"), marks.filter(Boolean).join(", ")],
        [t("facts.year"), product.production_year === null ? null : String(product.production_year)],
        [t("facts.manufacturer"), safety ? contactLine(safety.manufacturer) : product.manufacturer],
        [t("facts.representative"), safety?.representative ? contactLine(safety.representative) : null],
        [t("facts.country"), countryName ?? null],
        [t("facts.ean"), product.ean],
        [t("facts.mpn"), product.mpn],
      ]}
    />
  );
}
