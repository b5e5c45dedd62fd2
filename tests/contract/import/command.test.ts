import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { databasePatience, openTestServer, type TestDatabase } from "@/tests/support/database";
import { clearCatalogue, listOf, storedTyres } from "@/tests/support/price-list";

let db: TestDatabase;
let folder: string;
let file: string;

beforeAll(async () => {
  db = await openTestServer();
  folder = mkdtempSync(join(tmpdir(), "dezen-command-"));
  file = join(folder, "cenik.csv");
}, databasePatience);
afterAll(async () => {
  await db?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(clearCatalogue);

type Ended = { code: number; out: string; err: string };

/** Runs the command as a person would, in a terminal of the given language. */
function run(args: string[], env: Record<string, string | undefined> = {}): Promise<Ended> {
  const command = ["--import", "tsx", "lib/backend/import/cli.ts", ...args];
  const given = { ...process.env, LC_ALL: "cs_CZ.UTF-8", ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: given as NodeJS.ProcessEnv }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

describe("npm run catalogue:import", () => {
  it("imports, reports in the language of the terminal and ends with 0", async () => {
    writeFileSync(file, listOf([{}, { pattern: "Zima 6" }]));
    const { code, out } = await run([file]);
    expect(code).toBe(0);
    expect(out).toMatch(/Naimportováno\.\n {2}přečtené řádky: 2\n {2}přidáno: 2\n {2}změněno: 0\n/);
    expect(out).toMatch(/\d s, .* řádků\/s, nejvýše \d+ MB paměti/);
    expect(await storedTyres()).toHaveLength(2);
  }, 60_000);

  it("names bad rows, changes nothing and ends with 1", async () => {
    writeFileSync(file, listOf([{}, { price: "na dotaz" }]));
    const { code, out } = await run([file], { LC_ALL: "sk_SK.UTF-8" });
    expect(code).toBe(1);
    expect(out).toContain("riadok 3, stĺpec Cena (Kč), „na dotaz“: nie je cena pneumatiky");
    expect(out).toContain("Nič sa nenaimportovalo: 1 riadok je chybný.");
    expect(await storedTyres()).toEqual([]);
  }, 60_000);

  it("shows what a list would tell the terminal to do, and does not do it", async () => {
    writeFileSync(file, listOf([{ price: "\u001b[2J\u0007\u202ena dotaz" }]));
    const { out, err } = await run([file]);
    expect(out).toContain("„␛[2J␇\ufffdna dotaz“");
    expect(`${out}${err}`).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }, 60_000);

  it("joins the database of a shop that runs", async () => {
    writeFileSync(file, listOf([{}]));
    const { code } = await run([file], { DATABASE_URL: undefined, DATA_DIR: db.dataDir });
    expect(code).toBe(0);
    expect(await storedTyres()).toHaveLength(1);
  }, 60_000);

  it("works beside a back end elsewhere, which needs the product_id of each tyre", async () => {
    const beside = { LC_ALL: "C", API_HOST: "http://127.0.0.1:9", API_FILL: "embedded" };
    writeFileSync(file, listOf([{}]));
    const refused = await run([file], { ...beside, DATABASE_URL: undefined, DATA_DIR: db.dataDir });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('Name the column in a mapping, {"product_id": "Name of the column"}');
    writeFileSync(file, listOf([{ product_id: "17" }]));
    expect((await run([file], { ...beside, DATABASE_URL: undefined, DATA_DIR: db.dataDir })).code).toBe(0);
    expect(await storedTyres()).toMatchObject([{ product_id: "17" }]);
  }, 60_000);

  it("says in one sentence what it cannot do, with its usage where that helps", async () => {
    const missing = await run([join(folder, "none.csv")], { LC_ALL: "C" });
    expect(missing).toMatchObject({ code: 1, out: "" });
    expect(missing.err).toMatch(/^The file .+none\.csv cannot be read \(ENOENT.*\)\.\n$/);
    const unknown = await run([file, "--faster"], { LC_ALL: "C" });
    expect(unknown.code).toBe(1);
    expect(unknown.err).toMatch(/^Unknown option: --faster\.\n\nUse: npm run catalogue:import/);
  }, 60_000);
});
