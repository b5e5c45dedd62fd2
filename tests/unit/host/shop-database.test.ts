import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { readConfig } from "@/lib/config";
import { openDatabase } from "@/lib/host/shop-database";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
}, databasePatience);
afterAll(() => db?.close());

/** What is said while the database is opened that the settings ask for. */
async function said(settings: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  await openDatabase(readConfig(settings), (line) => lines.push(line));
  return lines;
}

const host = { API_HOST: "https://shop.example" };

test("a shop whose whole API is elsewhere opens no database", async () => {
  expect(await said({ ...host, DATABASE_URL: "postgres://127.0.0.1:9/none" })).toEqual([
    "database: none, the shop's API is at https://shop.example",
  ]);
});

test("a shop that fills that API opens its own, and says what for", async () => {
  expect(await said({ ...host, API_FILL: "embedded", DATABASE_URL: db.url })).toEqual([
    "database: the one of DATABASE_URL, for the calls that the shop's API at https://shop.example does not have",
  ]);
  expect(await said({ DATABASE_URL: db.url })).toEqual(["database: the one of DATABASE_URL"]);
});
