import { eq } from "drizzle-orm";
import type postgres from "postgres";
import { database } from "@/lib/backend/kernel/database/connect";
import { brand, pattern, product } from "@/lib/backend/kernel/database/schema/catalogue";

type NewTyre = typeof product.$inferInsert;

let made = 0;

async function patternIds(): Promise<{ brandId: number; patternId: number }> {
  const slug = "testa";
  const known = await database().select({ id: brand.id }).from(brand).where(eq(brand.slug, slug));
  if (known[0]) {
    const [row] = await database().select({ id: pattern.id }).from(pattern).where(eq(pattern.brandId, known[0].id));
    return { brandId: known[0].id, patternId: row?.id ?? 0 };
  }
  const [newBrand] = await database().insert(brand).values({ slug, name: "Testa" }).returning();
  const brandId = newBrand?.id ?? 0;
  const [newPattern] = await database()
    .insert(pattern)
    .values({
      brandId,
      slug: "grip-1",
      name: "Grip 1",
      matchKey: "grip1",
      search: "testa grip 1",
      season: "winter",
      tread: "directional",
    })
    .returning();
  return { brandId, patternId: newPattern?.id ?? 0 };
}

/**
 * Puts a tyre on sale: Testa Grip 1 205/55 R16 91H at 1 000 Kč, 40 €, $44, ten in stock, unless told otherwise.
 * @returns its id
 */
export async function addTyre(fields: Partial<NewTyre> = {}): Promise<number> {
  made += 1;
  const [row] = await database()
    .insert(product)
    .values({
      ...(await patternIds()),
      priceCzk: 100_000,
      priceEur: 4_000,
      priceUsd: 4_400,
      stock: 10,
      category: "car-winter",
      season: "winter",
      family: "car",
      width: 205,
      profile: 55,
      rimTenths: 160,
      loadIndex: 91,
      speedRank: 210,
      speedSymbol: "H",
      slug: `testa-grip-1-205-55-r16-91h-${made}`,
      source: "test",
      dispatchDays: 0,
      ...fields,
    })
    .returning({ id: product.id });
  return row?.id ?? 0;
}

/** Changes a tyre that is on sale. */
export async function changeTyre(id: number, fields: Partial<NewTyre>): Promise<void> {
  await database().update(product).set(fields).where(eq(product.id, id));
}

/** How many pieces of a tyre are in stock. */
export async function stockOf(id: number): Promise<number | undefined> {
  const [row] = await database().select({ stock: product.stock }).from(product).where(eq(product.id, id));
  return row?.stock;
}

/** Puts further tyres on sale that differ from one in nothing but their address. @returns their ids */
export async function copiesOf(tx: postgres.ISql, tyre: number, count: number): Promise<number[]> {
  const columns = await tx<{ names: string }[]>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'product' and column_name not in ('id', 'slug')`;
  const names = columns[0]?.names ?? "";
  const rows = await tx.unsafe(
    `insert into product (slug, ${names}) select slug || '-' || n, ${names} from product, generate_series(1, $2::int) as n
     where product.id = $1 returning id`,
    [tyre, count],
  );
  return rows.map(({ id }) => Number(id));
}
