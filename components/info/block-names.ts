import type { ReactNode } from "react";

/** The blocks that a text can place on a line of its own as `{{block:name}}`: computed tables, a form, a link to an article. */
export const blockNames = [
  "seller-details",
  "withdrawal-form",
  "host-payments",
  "delivery-prices",
  "payment-methods",
  "article",
] as const;

/** Makes each block; `of` is the word after its name. */
export type Blocks = Record<(typeof blockNames)[number], (of: string | undefined) => ReactNode>;
