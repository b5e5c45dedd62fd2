/** What a signed-in shopper's order tells the form: its lines can then be given back piece by piece. */
export type KnownOrder = {
  number: string;
  lines: { product_id: number | string; name: string; size: string; quantity: number }[];
};
