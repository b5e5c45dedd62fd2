import "@/app/styles/fit.css";
import "@/components/compare/compare.css";
import { tyreName } from "@/components/catalogue/naming";
import type { RowSlots } from "@/components/catalogue/slots";
import { CompareBar } from "@/components/compare/compare-bar";
import { CompareToggle } from "@/components/compare/compare-toggle";
import { FitMarks } from "@/components/vehicle/fit-marks";
import { RowFit } from "@/components/vehicle/row-fit";
import type { Product } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { Island } from "@/lib/i18n/island";

/** Chooses a tyre for comparing; `Compared` on the same page works it. */
export function Compare({ product }: { product: Product }) {
  return <CompareToggle id={product.id} name={tyreName(product)} />;
}

/** The tyres chosen for comparing, at the lower edge of a page. @param list changes with the tyres that are shown */
export function Compared({ list, locale }: { list: string; locale: Locale }) {
  return (
    <Island namespaces={["compare"]}>
      <CompareBar list={list} language={locale.language} />
    </Island>
  );
}

/** In every row of tyres: whether it fits the remembered car, and the way to compare it. */
export const rowSlots: RowSlots = {
  tools: (product) => (
    <>
      <RowFit product={product} />
      <Compare product={product} />
    </>
  ),
};

/** What brings a page's rows to life. @param products those in its rows */
export function RowsAlive({ products, locale }: { products: readonly Product[]; locale: Locale }) {
  const list = products.map(({ id }) => id).join();
  return (
    <>
      <Island namespaces={["remembered"]}>
        <FitMarks list={list} />
      </Island>
      <Compared list={list} locale={locale} />
    </>
  );
}
