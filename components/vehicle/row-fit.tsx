import { fitData } from "@/components/vehicle/fit-data";
import type { Product } from "@/lib/contract/products";

/** The place in a listing's row where `FitMarks` says whether the tyre fits the remembered car. */
export function RowFit({ product }: { product: Product }) {
  return <p className="fit" data-fit={fitData(product)} hidden />;
}
