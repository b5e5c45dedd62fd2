import type { ReactNode } from "react";
import type { Product } from "@/lib/contract/products";

/**
 * What puts pieces of a tyre into the cart; the page hands it in, as the catalogue knows no cart.
 * `name` is read out where several such buttons stand in one page; `look`: "go" is the main thing to do.
 */
export type CartSlot = (add: {
  product: Product;
  quantity?: number;
  label: string;
  name?: string;
  variant: "go" | "plain";
  /** Controls named `quantity` that stand in its form, instead of a fixed one. */
  children?: ReactNode;
}) => ReactNode;
