/** What things cost, as `npm run bench` measured them on two cores in Node 20, 2026-11-22. Milliseconds of one core. */
export const costs = {
  /** A page from memory: one core's second divided by the requests it answers. */
  hit: 0.2,
  /** A page made: Node's part (rendering, compressing) and PostgreSQL's. */
  render: { node: 20, database: 5 },
  /** A tyre put into the cart. */
  add: { node: 2.5, database: 1.5 },
  /** The cart read, which every page does in the browser of a visitor who has one. */
  cart: { node: 1.5, database: 0.5 },
  /** An order placed, with stock, lines and mail. */
  order: { node: 12, database: 10 },
  /** A kept page in memory, KiB: brotli, gzip, names. */
  page: 56,
} as const;

/** What a visit is made of on average; a shop's own statistics will say it better. */
export const visit = { pages: 8, withCart: 0.25, adds: 0.3, orders: 0.03 } as const;

/** The shop that is simulated. */
export const shop = {
  /** Different public addresses: tyres, sizes, brands, articles, in three languages and three currencies. */
  addresses: 100_000,
  /** How unequally they are asked for (exponent of Zipf's law; measured shops lie between 0.8 and 1). */
  unequal: 0.9,
  /** What each node keeps pages in (`PAGE_CACHE_MB`). */
  memoryMiB: 128,
  /** A kept page is made anew after so many seconds if it is asked for. */
  freshFor: 60,
  /** Sizes of tyres, each with about so many addresses that a sale or a new price outdates. */
  addressesPerSize: 60,
} as const;
