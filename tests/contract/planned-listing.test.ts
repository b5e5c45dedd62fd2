import { expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

it("a statement on the connections for that is planned once for all parameters, any other anew at first", async () => {
  const { sql, planned } = connection();
  const plans = async (of: typeof sql, marker: string) => {
    const rows = await of.reserve();
    for (const id of [1, 2, 3])
      await rows.unsafe(`select $1::int as ${marker} where $1::int > 0`, [id], { prepare: true });
    const [row] = await rows<{ custom: number; generic: number }[]>`
      select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
      where statement like ${`%as ${marker} %`}`;
    rows.release();
    return row;
  };
  expect(await plans(planned.sql, "once")).toEqual({ custom: 0, generic: 3 });
  expect(await plans(sql, "usual")).toEqual({ custom: 3, generic: 0 });
});
