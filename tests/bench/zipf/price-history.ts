import type postgres from "postgres";

type Prices = { CZK: number; EUR: number };
type Change = { prices: Prices; from: number; known: number };

/** How long after a change a page may show what was before, ms. */
const allowed = 2_000;

/** What each tyre cost when, in minor units: all changes are made here. */
export class PriceHistory {
  readonly #sql: postgres.Sql;
  readonly #changes = new Map<number, Change[]>();

  constructor(sql: postgres.Sql) {
    this.#sql = sql;
  }

  /** Remembers what every tyre costs before anything is changed. */
  async read(): Promise<void> {
    const rows = await this.#sql<{ id: number; price_czk: number; price_eur: number }[]>`
      select id, price_czk, price_eur from product`;
    for (const { id, price_czk, price_eur } of rows)
      this.#changes.set(id, [{ prices: { CZK: price_czk, EUR: price_eur }, from: 0, known: 0 }]);
  }

  /** Makes tyres cheaper or dearer, all at once. @param tyres their ids */
  async change(tyres: readonly number[], factor: number): Promise<void> {
    const from = Date.now();
    const rows = await this.#sql<{ id: number; price_czk: number; price_eur: number }[]>`
      update product set price_czk = (round(price_czk * ${factor}::float8 / 100) * 100)::int,
        price_eur = round(price_eur * ${factor}::float8)::int
      where id = any(${[...tyres]}::int[]) returning id, price_czk, price_eur`;
    const known = Date.now();
    for (const { id, price_czk, price_eur } of rows)
      this.#changes.get(id)?.push({ prices: { CZK: price_czk, EUR: price_eur }, from, known });
  }

  /** When the tyre was last changed, ms since 1970; 0: not yet. */
  lastChange(tyre: number): number {
    return this.#changes.get(tyre)?.at(-1)?.known ?? 0;
  }

  /** Could a page show this price? @param asked when it was asked for, @param answered when its answer had come, ms since 1970 */
  isRight(tyre: number, currency: "CZK" | "EUR", price: number, asked: number, answered: number): boolean {
    const changes = this.#changes.get(tyre) ?? [];
    return changes.some(({ prices, from }, index) => {
      const replaced = changes[index + 1]?.known ?? Number.POSITIVE_INFINITY;
      return prices[currency] === price && from <= answered && replaced + allowed >= asked;
    });
  }
}
