import type { ReactNode } from "react";
import type { Arriving } from "@/components/compare/best-of";

/** One tyre of a comparison, with what other features show of it. */
export type Column = Arriving & {
  name: string;
  /** The preselected quantity; 0 when sold out. */
  count: number;
  /** The arrival as text; `null` when only the checkout knows it. */
  arrives: string | null;
  picture: ReactNode;
  /** The drawn label in one line. */
  label: ReactNode;
  cart: ReactNode;
};
