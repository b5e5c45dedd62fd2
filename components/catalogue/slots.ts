import type { ReactNode } from "react";
import type { Product, ProductDetail } from "@/lib/contract/products";

/** What other features show beside a tyre; the page hands it in, as the catalogue knows none of them. */
export type ProductSlots = {
  /** Below the cart button: what to know before buying. */
  notes?: (product: ProductDetail) => ReactNode;
  /** Whole sections after the alternatives. */
  sections?: (product: ProductDetail) => ReactNode;
};

/** What other features show in a row of a listing. */
export type RowSlots = {
  /** Under the name: small controls and remarks. */
  tools?: (product: Product) => ReactNode;
};
