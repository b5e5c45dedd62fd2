import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, jest, test } from "@jest/globals";
import { StartRefused } from "@/lib/runtime/start-refused";
import { ask, newFolder, removeFolders, start } from "./database-folders";

jest.setTimeout(60_000);
afterAll(removeFolders);

async function refusal(dataDir: string): Promise<string> {
  const error = await start(dataDir).then(
    (database) => database.stop().then(() => new Error("it started")),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartRefused)) throw error;
  expect(error.message).toMatch(/^[A-Z][^\n]*\.$/);
  return error.message;
}

const whole = async () => {
  const folder = newFolder();
  await ask(folder, (sql) => sql`select 1`);
  return folder;
};

test("a data folder that is a file is refused", async () => {
  const file = join(newFolder(), "data");
  writeFileSync(file, "");
  expect(await refusal(file)).toBe(
    `The data folder ${file} cannot be used (there is a file of that name): make it a folder this user may write to, or choose another with DATA_DIR.`,
  );
});

test("a data folder where none can be made is refused", async () => {
  expect(await refusal("/proc/shop")).toBe(
    "The data folder /proc/shop cannot be used (it cannot be made there): make it a folder this user may write to, or choose another with DATA_DIR.",
  );
});

test("a database folder that is not PostgreSQL's is refused and left as it is", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "postgres", "cluster"), { recursive: true });
  expect(await refusal(folder)).toBe(
    `The database folder ${folder}/postgres/cluster is broken (it has no file PG_VERSION): restore it from your backup, or move it away to begin with an empty shop.`,
  );
});

test("a database of another major version of PostgreSQL is refused", async () => {
  const folder = await whole();
  writeFileSync(join(folder, "postgres", "cluster", "PG_VERSION"), "17\n");
  expect(await refusal(folder)).toBe(
    `The database folder ${folder}/postgres/cluster was written by PostgreSQL 17, but the shop brings PostgreSQL 18: copy its data over, move the folder away to begin anew, or set DATABASE_URL to a server that reads it.`,
  );
});

test("a database with files missing is refused with PostgreSQL's own reason", async () => {
  const folder = await whole();
  rmSync(join(folder, "postgres", "cluster", "global"), { recursive: true });
  const message = await refusal(folder);
  expect(message).toContain(`PostgreSQL could not start on ${folder}/postgres/cluster (`);
  expect(message).toContain("global/pg_control");
});

test("a database whose password file is lost is refused", async () => {
  const folder = await whole();
  rmSync(join(folder, "postgres", "password"));
  expect(await refusal(folder)).toBe(
    `The password of the embedded database (${folder}/postgres/password) is missing: put the file back from your backup.`,
  );
});

test("after a refusal the folder is free again", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "postgres", "cluster"), { recursive: true });
  await refusal(folder);
  rmSync(join(folder, "postgres", "cluster"), { recursive: true });
  expect(await ask(folder, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot("root is told which folder keeps the accounts out to which it could lend the database", async () => {
  const closed = newFolder();
  const folder = join(closed, "project", "data");
  mkdirSync(folder, { recursive: true });
  chmodSync(closed, 0o700);
  const message = await refusal(folder);
  expect(message).toContain("PostgreSQL refuses to run as root, and ");
  expect(message).toContain(`the account nobody may not use ${closed}/`);
  expect(message).toContain("move the project where other accounts can read it");
});
