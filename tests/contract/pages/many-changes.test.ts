import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { listenForPageChanges } from "@/lib/backend/pages/listen-for-changes";
import { runStopTasks } from "@/lib/host/run-stop-tasks";
import { cachePagesIn } from "@/lib/runtime/cached-pages";
import { onPosition, pageHistory } from "@/lib/runtime/page-history";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

const many = 12_000;
const tagAt = (number: number) => `tyre-${100_000 + number}`;
/** The tags of each purge, and how many others had had their turn by then. */
let purged: { tags: readonly string[]; turns: number }[] = [];
let turns = 0;

beforeAll(async () => {
  cachePagesIn({ purge: (tags) => purged.push({ tags: tags ?? ["all"], turns }), size: { pages: 0, bytes: 0 } });
  await listenForPageChanges();
});
afterAll(runStopTasks);

it("a list of many tyres outdates their pages a part at a time, and whoever waits has his turn in between", async () => {
  purged = [];
  let heardThen: number | undefined;
  onPosition(() => {
    heardThen ??= purged.flatMap(({ tags }) => tags).length;
  });
  const before = pageHistory()?.position ?? 0;
  const { sql } = connection();
  await sql.begin(async (tx) => {
    await tx`select pg_notify('dezen_pages', 'tyre-' || (100000 + number)) from generate_series(1, ${many}) as number`;
    await tx`select pg_notify('dezen_pages', 'position-' || ${before + 1}::bigint)`;
  });
  let over = false;
  const other = () => {
    turns += 1;
    if (!over) setImmediate(other);
  };
  other();
  for (let waited = 0; waited < 500 && heardThen === undefined; waited += 1) await pause(10);
  over = true;
  expect(purged.flatMap(({ tags }) => tags)).toEqual(Array.from({ length: many }, (_, at) => tagAt(at + 1)));
  expect(purged.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...purged.map(({ tags }) => tags.length))).toBeLessThanOrEqual(5_000);
  expect(new Set(purged.map((purge) => purge.turns)).size).toBe(purged.length);
  expect(heardThen).toBe(many);
});
