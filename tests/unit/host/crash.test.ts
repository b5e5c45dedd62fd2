import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, jest, test } from "@jest/globals";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { kill } from "@/tests/support/shop-process";
import {
  ask,
  askAt,
  databaseProcesses,
  holdInAnotherProcess,
  newFolder,
  removeFolders,
  serverOf,
  start,
  untilGone,
} from "./database-folders";

jest.setTimeout(60_000);
afterAll(removeFolders);

test("what was committed is there after a kill -9 of the shop and all its database", async () => {
  const folder = newFolder();
  const shop = await holdInAnotherProcess(folder, "paid");
  for (const pid of [shop.pid, ...databaseProcesses(folder)]) kill(pid);
  expect(await ask(folder, (sql) => sql`select note from notes`)).toEqual([{ note: "paid" }]);
});

test("a kill -9 of the shop alone ends its database within two seconds", async () => {
  const folder = newFolder();
  const shop = await holdInAnotherProcess(folder, "kept");
  const server = serverOf(folder);
  process.kill(shop.pid, "SIGKILL");
  expect(await untilGone(server, 5000)).toBeLessThan(2000);
  expect(databaseProcesses(folder)).toEqual([]);
  expect(await ask(folder, (sql) => sql`select note from notes`)).toEqual([{ note: "kept" }]);
});

test("Ctrl-C in the shop's terminal does not reach the database, which is in a session of its own", async () => {
  const folder = newFolder();
  const shop = await holdInAnotherProcess(folder, "open");
  const session = (pid: number) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[3];
  expect(session(serverOf(folder))).not.toBe(session(shop.pid));
  shop.kill("SIGKILL");
});

test("a shop started while the database of a killed one is still ending waits for it", async () => {
  const folder = newFolder();
  const shop = await holdInAnotherProcess(folder, "kept");
  process.kill(shop.pid, "SIGKILL");
  expect(await ask(folder, (sql) => sql`select note from notes`)).toEqual([{ note: "kept" }]);
});

test("a database that lost both its shop and its leash is ended by the next start", async () => {
  const folder = newFolder();
  const shop = await holdInAnotherProcess(folder, "kept");
  const server = serverOf(folder);
  const leash = databaseProcesses(folder).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("/bin/sh"),
  );
  for (const pid of [...leash, shop.pid]) process.kill(pid, "SIGKILL");
  const database = await start(folder);
  expect(serverOf(folder)).not.toBe(server);
  expect([...(await askAt(database.url, (sql) => sql`select note from notes`))]).toEqual([{ note: "kept" }]);
  await database.stop();
});

test.each([
  ["of a process that has long ended", () => 4_194_300],
  ["that another program bears now", () => process.pid],
  ["that nobody finished writing", () => ""],
])("a start goes over a process file with a number %s", async (_what, number) => {
  const folder = newFolder();
  const shop = await holdInAnotherProcess(folder, "kept");
  const file = join(folder, "postgres", "cluster", "postmaster.pid");
  const lines = readFileSync(file, "utf8").split("\n");
  for (const pid of [shop.pid, ...databaseProcesses(folder)]) kill(pid);
  writeFileSync(file, [number(), ...lines.slice(1)].join("\n"));
  expect(await ask(folder, (sql) => sql`select note from notes`)).toEqual([{ note: "kept" }]);
});

test("a second shop on the folder is refused with the number of the first one's process", async () => {
  const folder = newFolder();
  const shop = await holdInAnotherProcess(folder, "first");
  await expect(start(folder)).rejects.toThrow(
    `The database in ${folder}/postgres is in use by another shop (process ${shop.pid}): stop that one first, or give this one a folder of its own with DATA_DIR.`,
  );
  const joined = await connectOrStartEmbeddedDatabase({ dataDir: folder, log: () => {} });
  expect([...(await askAt(joined.url, (sql) => sql`select note from notes`))]).toEqual([{ note: "first" }]);
  process.kill(shop.pid, "SIGKILL");
});

test("of two shops that start at once on an empty folder one opens and the other is refused", async () => {
  const folder = newFolder();
  const results = await Promise.allSettled([holdInAnotherProcess(folder, "a"), holdInAnotherProcess(folder, "b")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refusal = results.find(({ status }) => status === "rejected");
  expect(String(refusal && "reason" in refusal && refusal.reason)).toContain("is in use by another shop");
  for (const result of results) if (result.status === "fulfilled") process.kill(result.value.pid, "SIGKILL");
});

test("a database whose processes cannot be seen, as in another container, is left alone while it answers", async () => {
  const folder = newFolder();
  const shop = await holdInAnotherProcess(folder, "theirs");
  const file = join(folder, "postgres", "cluster", "postmaster.pid");
  const [, ...lines] = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, ["4194300", ...lines].join("\n"));
  writeFileSync(join(folder, "postgres", "holder.json"), JSON.stringify({ pid: 4_194_300, started: "another boot" }));
  await expect(start(folder)).rejects.toThrow(
    `The database in ${folder}/postgres is in use by a PostgreSQL this machine cannot see (a shop in another container, perhaps; there it is process 4194300): stop that one first.`,
  );
  shop.kill("SIGKILL");
});
