import type postgres from "postgres";

/** Numbers from 0 to below `max`, the same row for the same seed. */
export function numbersOf(seed: number): (max: number) => number {
  let state = seed >>> 0 || 1;
  return (max) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

type Change = (sql: postgres.Sql, id: number, number: (max: number) => number) => Promise<unknown>;

/** Changes by bare SQL of what pages read, by table; each of a tyre or of what belongs to it. */
export const changes: Record<string, Change[]> = {
  product: [
    (sql, id, number) => sql`update product set price_czk = ${100_000 + 100 * number(4000)} where id = ${id}`,
    (sql, id, number) =>
      sql`update product set price_eur = ${4000 + number(9000)}, updated_at = now() where id = ${id}`,
    (sql, id, number) => sql`update product set stock = ${[0, 1, 3, 4, 20, 21, 60][number(7)] ?? 0} where id = ${id}`,
    (sql, id) => sql`update product set stock = stock + 40 where id = ${id}`,
    (sql, id) => sql`update product set active = not active where id = ${id}`,
    (sql, id) => sql`update product set rating_sum = rating_sum + 4, rating_count = rating_count + 1 where id = ${id}`,
    (sql, id, number) => sql`update product set popularity = ${number(2_000_000)} where id = ${id}`,
    (sql, id, number) => sql`update product set dispatch_days = ${number(4)} where id = ${id}`,
    (sql, id, number) => sql`update product set production_year = ${2023 + number(4)} where id = ${id}`,
    (sql, id, number) =>
      sql`update product set wet = ${"ABCDE"[number(5)] ?? "A"}::label_class where id = ${id} and wet is not null`,
    (sql, id, number) =>
      sql`update product set description = ${`A tyre ${number(99)}.`}, mpn = ${`M${number(9999)}`} where id = ${id}`,
    (sql, id) => sql`update product set xl = not xl, runflat = not runflat where id = ${id}`,
    (sql, id, number) => sql`
      insert into product (brand_id, pattern_id, price_czk, price_eur, price_usd, stock, category, season, family, width, profile,
        rim_tenths, load_index, speed_rank, speed_symbol, slug, source)
      select brand_id, pattern_id, price_czk - 100, price_eur, price_usd, 8, category, season, family, width, profile, rim_tenths,
        load_index, speed_rank, speed_symbol, slug || '-' || ${String(number(1_000_000))}, source
      from product where id = ${id}`,
    (sql, id) => sql`delete from product p where id = ${id} and not exists (select from review where product_id = p.id)
      and not exists (select from order_line where product_id = p.id)`,
  ],
  brand: [
    (sql, id, number) =>
      sql`update brand set name = ${`Brand ${number(99)}`} where id = (select brand_id from product where id = ${id})`,
  ],
  pattern: [
    (sql, id, number) =>
      sql`update pattern set name = ${`Tread ${number(99)}`} where id = (select pattern_id from product where id = ${id})`,
  ],
  price_log: [
    (sql, id) => sql`insert into price_log (product_id, currency, amount, at)
      select id, 'CZK', price_czk + 50000, now() - interval '9 days' from product where id = ${id}`,
    (sql, id) => sql`delete from price_log where product_id = ${id} and at < now() - interval '8 days'`,
    (sql, id) => sql`update price_log set amount = amount + 700 where product_id = ${id}`,
  ],
  review: [
    (sql, id, number) => sql`
      with added as (
        insert into review (order_id, product_id, stars, text, name, language, written_at, changed_at)
        select customer_order.id, ${id}, 4, ${`Good, ${number(99)}.`}, 'Jan', 'cs', now(), now()
        from customer_order where exists (select from product where id = ${id}) limit 1
        on conflict do nothing returning product_id
      )
      update product set rating_sum = rating_sum + 4, rating_count = rating_count + 1 from added where id = product_id`,
    (sql, _id, number) => sql`update review set text = ${`Not so good, ${number(99)}.`}`,
    (sql) => sql`delete from review`,
  ],
};
