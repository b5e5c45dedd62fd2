/** What an order that is the shopper's tells the form: its lines can then be given back piece by piece. */
export type KnownOrder = {
  number: string;
  /** Proves that the order is the shopper's; empty for whoever is signed in as its owner. */
  token: string;
  lines: {
    product_id: number | string;
    name: string;
    size: string;
    quantity: number;
    withdrawn?: number | undefined;
  }[];
};

/** Were pieces of it given back before, so that not the whole of it can be any more? */
export const hasGivenBack = (order: KnownOrder | null) =>
  order?.lines.some(({ withdrawn = 0 }) => withdrawn > 0) ?? false;
