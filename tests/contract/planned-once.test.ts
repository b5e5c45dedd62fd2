import { afterAll, beforeAll, expect, it } from "@jest/globals";
import postgres from "postgres";
import { connectionOptions } from "@/lib/backend/kernel/database/connect";
import { plannedOnce } from "@/lib/backend/kernel/database/planned-once";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

let sql: postgres.Sql;
beforeAll(() => {
  const { url, options } = connectionOptions();
  sql = postgres(url, { ...options, max: 1 });
});
afterAll(() => sql?.end());

const plans = async (marker: string) => {
  const [row] = await sql<{ custom: number; generic: number }[]>`
    select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
    where statement like ${`%${marker}%`} and statement not like '%pg_prepared_statements%'`;
  return row;
};

it("a query that is planned once is not planned for its parameters, any other is at first", async () => {
  for (const id of [1, 2, 3]) {
    const query = sql<{ once: number }[]>`select ${id}::int as once where ${id}::int > 0`;
    expect(await plannedOnce(sql, query)).toEqual([{ once: id }]);
    await sql`select ${id}::int as usual where ${id}::int > 0`;
  }
  expect(await plans("as once")).toEqual({ custom: 0, generic: 3 });
  expect(await plans("as usual")).toEqual({ custom: 3, generic: 0 });
});

it("a query that fails tells why, and the next one is planned as usual", async () => {
  await expect(plannedOnce(sql, sql`select ${1}::int / ${0}::int as quotient`)).rejects.toThrow("division by zero");
  expect(await sql`show plan_cache_mode`).toEqual([{ plan_cache_mode: "auto" }]);
});
