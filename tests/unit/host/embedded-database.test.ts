import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, jest, test } from "@jest/globals";
import pg from "pg";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { ask, askAt, newFolder, removeFolders, start } from "./database-folders";

jest.setTimeout(60_000);
afterAll(removeFolders);

test("one address serves both drivers, over the Unix socket and with the password", async () => {
  const database = await start(newFolder());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select current_database() as name, inet_server_addr() as network");
  await client.end();
  expect(rows).toEqual([{ name: "dezen", network: null }]);
  const question = await askAt(database.url, (sql) => sql`select current_database() as name`);
  expect([...question]).toEqual([{ name: "dezen" }]);
  const wrong = new pg.Client({ connectionString: database.url.replace(/:[0-9a-f]+@/, ":wrong@") });
  await expect(wrong.connect()).rejects.toThrow('password authentication failed for user "dezen"');
  await database.stop();
});

test("the server keeps what was confirmed, takes no network connections and knows the shop's letters", async () => {
  const settings = await ask(newFolder(), (sql) => {
    const wanted = ["fsync", "full_page_writes", "synchronous_commit", "listen_addresses", "jit", "io_method"];
    return sql`select name, setting from pg_settings where name in ${sql(wanted)}
      union select 'letters', lower('ŽLTÝ KÔŇ') union select 'encoding', getdatabaseencoding() order by name`;
  });
  expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
    encoding: "UTF8",
    fsync: "on",
    full_page_writes: "on",
    io_method: "sync",
    jit: "off",
    letters: "žltý kôň",
    listen_addresses: "",
    synchronous_commit: "on",
  });
});

test("a second start finds what the first one wrote", async () => {
  const folder = newFolder();
  await ask(folder, (sql) => sql`create table notes as select 'four tyres' as note`);
  expect(await ask(folder, (sql) => sql`select note from notes`)).toEqual([{ note: "four tyres" }]);
});

test("what an interrupted first start left half-made is swept away", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "postgres", "draft-0a1b", "base"), { recursive: true });
  writeFileSync(join(folder, "postgres", "draft-0a1b", "PG_VERSION"), "18\n");
  writeFileSync(join(folder, "postgres", "password"), "of the interrupted start");
  expect(await ask(folder, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect(readdirSync(join(folder, "postgres")).sort()).toEqual(["cluster", "password", "server.log"]);
});

test("the folder, its password and its socket are closed to other users", async () => {
  const folder = newFolder();
  const database = await start(folder);
  const modes = [".", "cluster", "password", ".s.PGSQL.5432"].map((name) =>
    (statSync(join(folder, "postgres", name)).mode & 0o777).toString(8),
  );
  await database.stop();
  expect(modes).toEqual(["700", "700", "600", "700"]);
});

test("a folder whose path is too long for a socket gets one in a temporary folder, removed at the stop", async () => {
  const folder = join(newFolder(), "a-folder-with-a-name-of-fifty-characters-0123456789", "and-one-more-of-them");
  const database = await start(folder);
  const socket = decodeURIComponent(new URL(database.url).hostname);
  expect(socket).not.toContain(folder);
  expect([...(await askAt(database.url, (sql) => sql`select 1 as one`))]).toEqual([{ one: 1 }]);
  expect((statSync(socket).mode & 0o777).toString(8)).toBe("700");
  await database.stop();
  expect(existsSync(socket)).toBe(false);
});

test("a command beside the running shop joins its server and leaves it running", async () => {
  const folder = newFolder();
  const shop = await start(folder);
  const command = await connectOrStartEmbeddedDatabase({ dataDir: folder, log: () => {} });
  expect(command.url).toBe(shop.url);
  await command.stop();
  expect([...(await askAt(shop.url, (sql) => sql`select 1 as one`))]).toEqual([{ one: 1 }]);
  await shop.stop();
});

test("a command without a running shop starts the server and ends it", async () => {
  const folder = newFolder();
  const command = await connectOrStartEmbeddedDatabase({ dataDir: folder, log: () => {} });
  expect([...(await askAt(command.url, (sql) => sql`select 1 as one`))]).toEqual([{ one: 1 }]);
  await command.stop();
  expect(existsSync(join(folder, "postgres", "cluster", "postmaster.pid"))).toBe(false);
});
