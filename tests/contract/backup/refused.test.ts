import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readBackupOptions } from "@/lib/backend/backup/options";
import { checkBackup } from "@/lib/backend/backup/restore-backup";
import { commandMessages, refusalMessage } from "@/lib/backend/kernel/command/command-messages";
import { connection, disconnect } from "@/lib/backend/kernel/database/connect";
import { databasePatience, openTestServer, type TestDatabase } from "@/tests/support/database";
import { runOn, tableSums } from "@/tests/support/machine";
import { placeOrder } from "@/tests/support/placed-order";
import { addTyre } from "@/tests/support/tyres";

let shop: TestDatabase;
let file: string;
let other: string;
let sums: Record<string, string>;

const run = (...command: string[]) => runOn(shop.dataDir, command);
/** What a restore over the shop itself says, which is as it was afterwards. */
async function refusal(path: string, ...options: string[]): Promise<string> {
  await disconnect(); // this process counts as a shop that is open
  const { code, err } = await run("restore", path, ...options);
  expect(code).toBe(1);
  expect(await tableSums()).toEqual(sums);
  return err;
}
/** What the check before a restore says of a file. */
const saysOf = (path: string): Promise<string> =>
  checkBackup(path).then(
    () => "whole",
    (error) => refusalMessage(commandMessages("backup", "en"), error),
  );
/** The backup with its text changed and packed again. */
function altered(change: (text: string) => string): string {
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return other;
}

/** The same with a sum that is right again, as only somebody who means it writes one. */
function forged(change: (text: string) => string): string {
  return altered((text) => {
    const body = change(text.slice(0, text.lastIndexOf("\n{") + 1));
    const names = JSON.parse(body.slice(0, body.indexOf("\n"))).sections.map(({ name }: { name: string }) => name);
    const { rows } = JSON.parse(text.slice(text.lastIndexOf("\n{")));
    const counts = Object.fromEntries(Object.values(rows).map((count, index) => [names[index], count]));
    return `${body}${JSON.stringify({ rows: counts, sha256: createHash("sha256").update(body).digest("hex") })}\n`;
  });
}

beforeAll(async () => {
  shop = await openTestServer();
  await addTyre({ slug: "kept-tyre", description: "as it was" });
  await placeOrder();
  file = join(shop.dataDir, "shop.gz");
  other = join(shop.dataDir, "other.gz");
  expect(await run("backup", file)).toMatchObject({ code: 0, out: "" });
  await addTyre({ slug: "later-tyre" });
  sums = await tableSums();
}, databasePatience);
afterAll(() => shop?.close());
beforeEach(() => copyFileSync(file, other));

describe("a restore is refused, and nothing changes,", () => {
  it("by a file that was cut off anywhere", async () => {
    const whole = readFileSync(file);
    for (const length of [0, 1, 17, whole.length >> 1, whole.length - 9, whole.length - 1]) {
      writeFileSync(other, whole.subarray(0, length));
      expect(await saysOf(other)).toContain("is damaged or cut off: nothing was restored");
    }
    expect(await saysOf(altered((text) => text.slice(0, text.lastIndexOf("\n{"))))).toContain("is damaged or cut off");
    writeFileSync(other, whole.subarray(0, whole.length >> 1));
    expect(await refusal(other, "--replace")).toContain("is damaged or cut off: nothing was restored");
  });

  it("by a file in which any one byte has flipped, unless what it says is the same", async () => {
    const whole = readFileSync(file);
    const { trailer } = await checkBackup(file);
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 200)) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 0x10;
      writeFileSync(other, flipped);
      const said = await checkBackup(other).then(
        (read) => read.trailer.sha256,
        (error) => error.code,
      );
      expect(["damaged", "not_a_backup", trailer.sha256]).toContain(said);
    }
  });

  it("by a file that was changed and packed again", async () => {
    const changed = altered((text) => text.replace("as it was", "otherwise"));
    expect(await saysOf(changed)).toContain("is damaged or cut off");
    expect(await saysOf(altered((text) => `${text}more\n`))).toContain("is damaged or cut off");
  });

  it("by a file that is something else, is not there, or is of a later shop", async () => {
    writeFileSync(other, "EAN;Cena\n");
    expect(await saysOf(other)).toContain("is not a backup of this shop");
    writeFileSync(other, gzipSync("EAN;Cena\n"));
    expect(await saysOf(other)).toContain("is not a backup of this shop");
    expect(await saysOf(join(shop.dataDir, "none.gz"))).toContain("cannot be read (ENOENT)");
    const newFormat = altered((text) => text.replace('"version":1', '"version":2'));
    expect(await saysOf(newFormat)).toContain("newer version");
    const later = altered((text) => text.replace('"migrations":[', '"migrations":[9999999999999,'));
    expect(await saysOf(later)).toContain("whose tables this one does not know");
  });

  it.each([
    ["table", '"name":"public.brand"', '"name":"public.brand (id) from stdin; drop table account; --"'],
    ["table of the database's own", '"name":"public.brand"', '"name":"pg_catalog.pg_authid"'],
    ["column", '"slug"', "\"slug) from program 'touch /tmp/forged' --\""],
    ["sequence", '"public.order_number_seq"', '"public.no_such_seq"'],
  ])("by a file that was forged: a %s no shop has", async (_what, name, other) => {
    const path = forged((text) => text.replace(name, () => other));
    expect(await saysOf(path)).toBe("whole");
    const said = await refusal(path, "--replace");
    expect(said).toContain("names a table, a column or a sequence that the shop does not have");
    expect(said).toContain("Restore from a file you have saved yourself");
  });

  it("while a shop is open on the database", async () => {
    await connection().sql`select 1`;
    const { code, err } = await run("restore", file, "--replace");
    expect([code, err]).toEqual([1, "A shop or one of its commands is connected to this database: stop it first.\n"]);
  });

  it("by a database with an order, unless it is to be replaced", async () => {
    expect(await refusal(file)).toContain("then --replace puts the backup in their place");
    await disconnect();
    expect(await run("restore", file, "--replace")).toMatchObject({ code: 0 });
    const tyres = await connection().sql`select slug from product where slug in ('kept-tyre', 'later-tyre')`;
    expect(tyres.map(({ slug }) => slug)).toEqual(["kept-tyre"]);
    sums = await tableSums();
  }, 120_000);

  it("by a database whose tables are not a shop's, whatever is asked", async () => {
    const { sql } = connection();
    await sql`create database stranger`;
    const url = new URL(shop.url);
    url.pathname = "/stranger";
    await disconnect();
    process.env.DATABASE_URL = url.href;
    try {
      await connection().sql`create table treasure (gold int)`;
      await disconnect();
      const ended = await runOn(shop.dataDir, ["restore", file, "--replace"], { DATABASE_URL: url.href });
      expect([ended.code, ended.err]).toEqual([1, expect.stringContaining("tables that are not this shop's")]);
      expect(await connection().sql`select * from treasure`).toHaveLength(0);
    } finally {
      await disconnect();
      process.env.DATABASE_URL = shop.url;
    }
  });
});

describe("a backup", () => {
  it("never overwrites a file", async () => {
    writeFileSync(other, "precious");
    expect(await run("backup", other)).toMatchObject({ code: 1, err: expect.stringContaining("exists already") });
    expect(readFileSync(other, "utf8")).toBe("precious");
  });

  it("says where it cannot write, and leaves nothing", async () => {
    const inFile = join(file, "in-a-file.gz");
    expect(await run("backup", inFile)).toMatchObject({ code: 1, err: expect.stringMatching(/cannot be written \(E/) });
  });

  it("that runs out of room leaves no file", async () => {
    const folder = join(shop.dataDir, "full");
    mkdirSync(folder);
    const limited = `trap '' XFSZ; ulimit -f 1; exec "$@"`;
    const { code, err } = await runOn(shop.dataDir, ["backup", join(folder, "x.gz")], {}, ["sh", "-c", limited, "sh"]);
    expect([code, err]).toEqual([1, expect.stringMatching(/cannot be written \((EFBIG|ENOSPC)\)/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("goes into the data folder, named by its time, when no file is named", async () => {
    expect(await run("backup")).toMatchObject({ code: 0 });
    expect(readdirSync(join(shop.dataDir, "backups"))).toEqual([expect.stringMatching(/^dezen-\d{8}-\d{6}\.gz$/)]);
  });

  it("and a restore tell how they are used, and refuse what they do not know", async () => {
    const usage = { code: 0, err: "", out: expect.stringMatching(/^Usage: npm run backup/) };
    expect(await run("backup", "--help")).toEqual(usage);
    expect(await run("restore")).toMatchObject({ code: 1, err: expect.stringMatching(/^Exactly one file.*\n\nUsage/) });
    expect(readBackupOptions("restore", ["-h"])).toBe("help");
    expect(() => readBackupOptions("backup", ["--replace"])).toThrow("unknown_option");
  });
});
