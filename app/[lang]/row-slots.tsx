import "@/app/styles/fit.css";
import "@/components/compare/compare-toggle.css";
import { tyreName } from "@/components/catalogue/naming";
import type { RowSlots } from "@/components/catalogue/slots";
import { CompareToggle } from "@/components/compare/compare-toggle";
import { LazyCompareBar } from "@/components/compare/lazy-bar";
import { RowFit } from "@/components/vehicle/fit-data";
import { LazyFitMarks } from "@/components/vehicle/lazy";
import { isOffered } from "@/lib/api/request/offered";
import type { Product } from "@/lib/contract/products";
import { messagesFor } from "@/lib/i18n/part-messages";

/** The button that selects a tyre for comparison; `Compared` on the same page hydrates it. */
export function Compare({ product }: { product: Product }) {
  return <CompareToggle id={product.id} name={tyreName(product)} />;
}

/** The bar with the tyres selected for comparison, at the bottom of a page. @param list changes with the tyres that are shown */
export async function Compared({ list }: { list: string }) {
  return (
    <LazyCompareBar list={list} {...(await messagesFor("compare", "bar_label", "bar", "full", "show", "clear"))} />
  );
}

/** Does the back end compare tyres? Only then the button is shown. */
export const comparesTyres = () => isOffered("GET /products/compare");

/** In every row: whether the tyre fits the remembered car, and the compare button. */
export async function rowSlots(): Promise<RowSlots> {
  const compares = await comparesTyres();
  return {
    tools: (product) => (
      <>
        <RowFit product={product} />
        {compares ? <Compare product={product} /> : null}
      </>
    ),
  };
}

/** Hydrates the rows of a page. @param products those in its rows */
export async function HydratedRows({ products }: { products: readonly Product[] }) {
  const list = products.map(({ id }) => id).join();
  return (
    <>
      <LazyFitMarks list={list} {...(await messagesFor("remembered", "row", "axle"))} />
      {(await comparesTyres()) ? <Compared list={list} /> : null}
    </>
  );
}
