import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { listenForPageChanges } from "@/lib/backend/pages/listen-for-changes";
import { runStopTasks } from "@/lib/host/run-stop-tasks";
import { cachePagesIn } from "@/lib/runtime/cached-pages";
import { pageHistory } from "@/lib/runtime/page-history";
import { takeLogLines } from "@/tests/support/log-lines";
import { withDatabase } from "@/tests/support/scene";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

withDatabase();

const sql = () => connection().sql;
let purged: (readonly string[] | null)[] = [];
/** When the changes that outdated something were heard of, ms since 1970. */
let heardAt: number[] = [];
let tyre = 0;

const until = async (holds: () => boolean) => {
  for (let waited = 0; waited < 3000 && !holds(); waited += 1) await pause(10);
  expect(holds()).toBe(true);
};
const dearer = () => sql()`update product set price_czk = price_czk + 100 where id = ${tyre}`;
const toldOf = (tag: string) => purged.some((tags) => tags?.includes(tag));

/** Breaks the connection that listens, and does something before another one listens, which takes a moment. */
async function whileDeaf(work: () => Promise<unknown>): Promise<void> {
  purged = [];
  heardAt = [];
  const broken = await sql()`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'dezen-listening'`;
  expect(broken).toHaveLength(1);
  await work();
}

beforeAll(async () => {
  await storeSmallCatalogue();
  const [found] = await sql()<{ id: number }[]>`select id from product where active order by id limit 1`;
  tyre = found?.id ?? 0;
  cachePagesIn({
    purge: (tags, changedAt) => {
      purged.push(tags);
      heardAt.push(changedAt);
    },
    size: { pages: 0, bytes: 0 },
  });
  await listenForPageChanges();
});
afterAll(async () => {
  await runStopTasks();
  takeLogLines();
});

it("a change that is heard of moves the position on, once all before it has outdated its pages", async () => {
  const before = pageHistory()?.position ?? 0;
  heardAt = [];
  const begun = Date.now();
  await dearer();
  await until(() => toldOf(`tyre-${tyre}`));
  expect(Math.min(...heardAt)).toBeGreaterThanOrEqual(begun);
  expect(Math.max(...heardAt)).toBeLessThanOrEqual(Date.now());
  await until(() => (pageHistory()?.position ?? 0) > before);
});

it("after a lost connection only what was missed is outdated, since nobody knows when", async () => {
  await whileDeaf(dearer);
  await until(() => toldOf(`tyre-${tyre}`));
  expect(purged).not.toContain(null);
  expect(new Set(heardAt)).toEqual(new Set([0]));
});

it("after a crash of the server, which empties the log, everything is", async () => {
  const before = pageHistory()?.log;
  await whileDeaf(() => sql()`truncate page_change`);
  await until(() => purged.includes(null));
  await until(() => pageHistory() !== undefined && pageHistory()?.log !== before);
});

it("so it is when the log cannot be read; nothing is known then", async () => {
  await whileDeaf(() => sql()`alter table page_change rename to page_change_aside`);
  await until(() => purged.includes(null) && pageHistory() === undefined);
  await sql()`alter table page_change_aside rename to page_change`;
  expect(takeLogLines("warn").map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/log of changes/));
});
