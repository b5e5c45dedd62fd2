import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { connection, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { type ChangeLog, readChanges, sweepChanges } from "@/lib/backend/pages/change-log";
import { withDatabase } from "@/tests/support/scene";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

withDatabase();

const sql = () => connection().sql;
let one = 0;
let other = 0;

beforeAll(async () => {
  await storeSmallCatalogue();
  [one = 0, other = 0] = (await sql()<{ id: number }[]>`select id from product order by id limit 2`).map(
    ({ id }) => id,
  );
});

const dearer = (id: number) => sql()`update product set price_czk = price_czk + 100 where id = ${id}`;
const read = (from = 0): Promise<ChangeLog> => readChanges(sql(), from);
/** Is that, by the log, to be made anew where it was right up to a position? */
const isChanged = ({ changed }: ChangeLog, tag: string, upTo: number) => (changed.get(tag) ?? 0) >= upTo;
const ages = (age: string) => sql()`update page_change set at = at - ${age}::interval where log is null`;

describe("whoever has read the log up to a position", () => {
  let before: ChangeLog;
  beforeEach(async () => {
    before = await read();
  });

  it("finds what has changed since, and nothing else", async () => {
    await dearer(one);
    const after = await read(before.position);
    expect([
      isChanged(after, `tyre-${one}`, before.position),
      isChanged(after, `tyre-${other}`, before.position),
    ]).toEqual([true, false]);
    expect([after.log, after.position > before.position]).toEqual([before.log, true]);
    expect(isChanged(await read(after.position), `tyre-${one}`, after.position)).toBe(false);
  });

  it("does not miss a change that had begun before another one, and ends after it", async () => {
    await withOwnConnection(async ({ sql: slow }) => {
      await slow`begin`;
      await slow`update product set price_czk = price_czk + 100 where id = ${one}`;
      await dearer(other);
      const between = await read(before.position);
      expect(isChanged(between, `tyre-${other}`, before.position)).toBe(true);
      expect(isChanged(between, `tyre-${one}`, before.position)).toBe(false);
      await slow`commit`;
      const after = await read(between.position);
      expect(isChanged(after, `tyre-${one}`, between.position)).toBe(true);
    });
  });

  it("finds nothing of what was taken back", async () => {
    await expect(
      sql().begin(async (tx) => {
        await tx`update product set price_czk = price_czk + 100 where id = ${one}`;
        throw new Error("taken back");
      }),
    ).rejects.toThrow("taken back");
    expect(isChanged(await read(before.position), `tyre-${one}`, before.position)).toBe(false);
  });

  it.each([
    ["every change since has been swept by its age", () => ages("4 days")],
    [
      "there have been more changes than are kept",
      () => sql()`insert into page_change (tags) select '{x}' from generate_series(1, 200100)`,
    ],
  ])("counts everything as changed when %s", async (_name, meanwhile) => {
    await dearer(one);
    await meanwhile();
    await dearer(other);
    const late = await read(before.position);
    await sweepChanges();
    const after = await read(before.position);
    expect(isChanged(late, "all", before.position)).toBe(false);
    expect(isChanged(after, "all", before.position)).toBe(true);
    expect(after.log).toBe(before.log);
    const [{ rows } = { rows: 0 }] = await sql()<{ rows: number }[]>`select count(*)::int as rows from page_change`;
    expect(rows).toBeLessThan(200_002);
    expect(isChanged(await read(after.position), "all", after.position)).toBe(false);
  });

  it("finds nothing lost by a sweep that has nothing to sweep", async () => {
    await sweepChanges();
    await dearer(one);
    await sweepChanges();
    const after = await read(before.position);
    expect([isChanged(after, "all", before.position), isChanged(after, `tyre-${one}`, before.position)]).toEqual([
      false,
      true,
    ]);
  });

  it("finds another log where it was emptied, as a crash of the server does", async () => {
    await sql()`truncate page_change`;
    const names = await Promise.all([read(), read(), read()].map(async (reading) => (await reading).log));
    expect(new Set(names).size).toBe(1);
    expect(names).not.toContain(before.log);
  });
});

it("the log is no part of a backup, and does not outlive a crash of the server", async () => {
  const [table] = await sql()`select relpersistence as kind from pg_class where relname = 'page_change'`;
  expect(table?.kind).toBe("u");
});
