import type { Product } from "@/lib/contract/products";
import { parseSizeSlug, sizeSlug } from "@/lib/domain/tyre-size";
import type { FittedTyre } from "@/lib/domain/vehicle";

/** What decides whether a tyre fits a car, as the text of a data attribute: `205-55-r16 91 - V 1`. */
export function fitData(product: Pick<Product, "size" | "load_index" | "load_index_dual" | "speed_symbol" | "flags">) {
  const { size, load_index, load_index_dual, speed_symbol, flags } = product;
  return [sizeSlug(size), load_index, load_index_dual ?? "-", speed_symbol, flags.three_pmsf ? 1 : 0].join(" ");
}

/** Reads `fitData` back; `null` for anything else. */
export function readFitData(text: string): FittedTyre | null {
  const [slug = "", load, dual, speedSymbol, snow] = text.split(" ");
  const size = parseSizeSlug(slug);
  if (!size || speedSymbol === undefined) return null;
  return {
    size,
    loadIndex: Number(load),
    loadIndexDual: dual === "-" ? null : Number(dual),
    speedSymbol,
    threePmsf: snow === "1",
  };
}

/** The place in a listing's row where `FitMarks` says whether the tyre fits the remembered car. */
export function RowFit({ product }: { product: Product }) {
  return <p className="fit" data-fit={fitData(product)} hidden />;
}
