import { useTranslations } from "next-intl";
import { FactTable } from "@/components/catalogue/product/fact-table";
import { typeIdentifier } from "@/components/catalogue/product/type-identifier";
import { TyreSize } from "@/components/ui/tyre-size";
import type { ProductDetail } from "@/lib/contract/products";

/**
 * The product information sheet with the fields of the regulation, for tyres with a label.
 * Source: Regulation (EU) 2020/740, Annex III, with the fields' names as in the registry's own sheets.
 */
export function InformationSheet({ product }: { product: ProductDetail }) {
  const t = useTranslations("label");
  const { label, flags, size } = product;
  if (!label) return null;
  const answer = (yes: boolean) => t(yes ? "sheet.yes" : "sheet.no");
  const load = [product.load_index, product.load_index_dual].filter((index) => index !== null).join("/");
  return (
    <FactTable
      id="information-sheet"
      title={t("sheet.title")}
      note={t("sheet.intro")}
      rows={[
        [t("sheet.supplier"), product.manufacturer ?? product.brand],
        [t("sheet.name"), `${product.brand} ${product.pattern}`],
        [t("sheet.type"), typeIdentifier(product)],
        [t("sheet.size"), <TyreSize key="size" text={size.text} />],
        [t("sheet.load_index"), load],
        [t("sheet.speed"), product.speed_symbol],
        [t("sheet.fuel"), label.fuel],
        [t("sheet.wet"), label.wet],
        [t("sheet.noise_class"), label.noise_class],
        [t("sheet.noise"), `${label.noise_db} dB`],
        [t("sheet.snow"), answer(flags.three_pmsf)],
        [t("sheet.ice"), answer(flags.ice)],
        [t("sheet.version"), flags.xl ? "XL" : size.commercial ? "C" : "SL"],
        [t("sheet.class"), label.class],
        [t("sheet.eprel"), label.eprel_id === null ? t("sheet.not_registered") : String(label.eprel_id)],
      ]}
    />
  );
}
