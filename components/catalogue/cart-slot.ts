import type { ReactNode } from "react";
import type { Product } from "@/lib/contract/products";

/**
 * Renders the cart button; the page passes it in, as the catalogue does not import the cart. `name` is read out when a page
 * has several such buttons; `variant` "go" marks the main action.
 */
export type CartSlot = (add: {
  product: Product;
  quantity?: number;
  label: string;
  name?: string;
  variant: "go" | "plain";
  /** Controls named `quantity` inside its form, instead of a fixed quantity. */
  children?: ReactNode;
}) => ReactNode;
