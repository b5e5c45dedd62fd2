import type postgres from "postgres";
import { connection, disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import { currencies } from "@/lib/domain/locale";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { quantile } from "@/tests/bench/catalogue/figure";
import { storeLargeCatalogue } from "@/tests/bench/catalogue/large-catalogue";

/**
 * `npm run bench:prices [-- tyres [rounds]]`: what listings cost when prices are columns of the tyre, one `jsonb` keyed by
 * currency, or rows of a table of their own. The shop's queries stay as they are; where prices are not columns, `product` is a
 * view that looks them up.
 */
const [tyres = 200_000, rounds = 5] = process.argv.slice(2).map(Number);
const runs = 15;

const listings = {
  "a category": "category=car-winter",
  "a size": "category=car-summer&width=205&profile=55&rim=16",
  "a category by price, up to a price": "category=car-winter&sort=price_asc&price_max=300000",
};

const columns = currencies.map((currency) => `price_${currency.toLowerCase()}`);
const others = (all: readonly string[]) =>
  all
    .filter((name) => !columns.includes(name))
    .map((name) => `p.${name}`)
    .join(", ");

/** The three ways, each in a schema of its own that stands before the others in the search path. */
async function prepare(sql: postgres.Sql): Promise<void> {
  const found = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'product' order by ordinal_position`;
  const rest = others(found.map(({ name }) => name));
  const object = currencies.map((currency) => `'${currency}', price_${currency.toLowerCase()}`).join(", ");
  await sql.unsafe(`
    create schema as_jsonb; create schema as_rows;
    create table as_jsonb.tyre as select ${rest}, jsonb_build_object(${object}) as prices from public.product p;
    create table as_rows.tyre as select ${rest} from public.product p;
    create table as_rows.price (product_id int, currency text, amount int not null, primary key (product_id, currency))`);
  for (const currency of currencies)
    await sql.unsafe(
      `insert into as_rows.price select id, '${currency}', price_${currency.toLowerCase()} from public.product`,
    );
  const indexes = await sql<{ definition: string }[]>`
    select indexdef as definition from pg_indexes where schemaname = 'public' and tablename = 'product'`;
  for (const schema of ["as_jsonb", "as_rows"])
    for (const { definition } of indexes)
      await sql.unsafe(definition.replace(" ON public.product ", ` ON ${schema}.tyre `));
  const lookedUp = currencies.map((currency) => `(p.prices->>'${currency}')::int as price_${currency.toLowerCase()}`);
  const joined = currencies.map((currency) => `p_${currency}.amount as price_${currency.toLowerCase()}`);
  const joins = currencies.map(
    (currency) =>
      `left join as_rows.price p_${currency} on p_${currency}.product_id = p.id and p_${currency}.currency = '${currency}'`,
  );
  await sql.unsafe(`
    create view as_jsonb.product as select ${rest}, ${lookedUp.join(", ")} from as_jsonb.tyre p;
    create view as_rows.product as select ${rest}, ${joined.join(", ")} from as_rows.tyre p ${joins.join(" ")}`);
  await sql.unsafe("vacuum analyze");
}

async function list(query: string): Promise<void> {
  const headers = { "accept-language": "cs", "x-currency": "CZK" };
  const answer = await handle(new Request(`http://bench.invalid/api/v1/products?${query}`, { headers }));
  if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

/** Makes new connections look into a schema first. */
async function lookInto(schema: string): Promise<void> {
  const [own] = await connection().sql<{ name: string }[]>`select current_database() as name`;
  await connection().sql.unsafe(`alter database "${own?.name}" set search_path to ${schema}, public`);
  await disconnect();
}

await withBenchDatabase(async () => {
  console.info(`Building a catalogue of ${tyres.toLocaleString("en")} tyres …`);
  await withOwnConnection(async (own) => {
    await storeLargeCatalogue(own, tyres);
    await prepare(own.sql);
  });
  const ways = ["public", "as_jsonb", "as_rows"] as const;
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const way of ways) {
      await lookInto(way);
      for (const [name, query] of Object.entries(listings)) {
        for (let run = 0; run < 3; run += 1) await list(query); // the plan and the pages of the disk
        const taken = times.get(`${name} ${way}`) ?? [];
        times.set(`${name} ${way}`, taken);
        for (let run = 0; run < runs; run += 1) {
          const started = performance.now();
          await list(query);
          taken.push(performance.now() - started);
        }
      }
    }
  const median = (name: string, way: string) => quantile(times.get(`${name} ${way}`) ?? [], 0.5);
  const rows = Object.keys(listings).map((name) => {
    const [column, jsonb, row] = ways.map((way) => median(name, way)) as [number, number, number];
    const more = (time: number) => `${time.toFixed(1)} (${Math.round((time / column) * 100)} %)`;
    return `| ${name} | ${column.toFixed(1)} | ${more(jsonb)} | ${more(row)} |`;
  });
  console.info(`\n| medians, ms | columns | jsonb | rows |\n|---|---|---|---|\n${rows.join("\n")}`);
  await disconnect();
});
