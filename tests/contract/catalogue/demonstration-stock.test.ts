import { expect, it } from "@jest/globals";
import { hasDemonstrationStock } from "@/lib/backend/catalogue/demonstration-stock";
import { connection } from "@/lib/backend/kernel/database/connect";
import { type Asked, overhear, planned } from "@/tests/support/plans";
import { withDatabase } from "@/tests/support/scene";
import { addTyre, copiesOf } from "@/tests/support/tyres";

withDatabase();

it("whether demonstration tyres are on sale is told without reading the tyres, also just after a list has replaced them", async () => {
  const { sql } = connection();
  await copiesOf(sql, await addTyre({ source: "demonstration" }), 2_000);
  await sql`update product set source = 'demonstration'`;
  await sql`analyze product`;
  expect(await hasDemonstrationStock()).toBe(true);

  await sql`update product set active = false`;
  const asked: Asked[] = [];
  overhear((one) => void asked.push(one));
  expect(await hasDemonstrationStock()).toBe(false);
  const plans = await planned(sql, asked);
  const read = plans.flatMap(({ nodes }) => nodes.map((node) => node.read));
  expect(plans).toHaveLength(2);
  expect(Math.max(...read)).toBe(0);
});

it("tyres of the merchant's own are no demonstration", async () => {
  const { sql } = connection();
  await sql`delete from product`;
  await addTyre();
  expect(await hasDemonstrationStock()).toBe(false);
});
