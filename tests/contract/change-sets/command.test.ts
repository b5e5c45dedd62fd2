import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "@jest/globals";
import { importForSupplier } from "@/lib/backend/change-set/command";
import { commandMessages } from "@/lib/backend/kernel/command/command-messages";
import { connection } from "@/lib/backend/kernel/database/connect";
import { clearCatalogue, type ListedTyre, listOf, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { addSupplier } from "@/tests/support/suppliers";

withDatabase();

const winter = { pattern: "Zima 5", price: 2000 };

/** Imports a list of Velkoobchod as the command does. @returns whether it was applied, and what was said */
async function imported(
  tyres: readonly ListedTyre[],
  more: { confirmed?: boolean; dryRun?: boolean; supplier?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "dezen-command-"));
  const file = join(folder, "cenik.csv");
  writeFileSync(file, listOf(tyres));
  const said: string[] = [];
  try {
    const asked = { file, supplier: "velkoobchod", confirmed: false, dryRun: false, ...more };
    const done = await importForSupplier(asked, commandMessages("import", "en"), (...lines) => said.push(...lines));
    return { done, said };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

beforeEach(async () => {
  await clearCatalogue();
  await connection().sql`truncate supplier, supplier_offer, change_set restart identity cascade`;
  await addSupplier({ name: "Velkoobchod" });
});

it("a supplier's first list waits for somebody, or is confirmed by the command", async () => {
  expect(await imported([winter])).toEqual({
    done: false,
    said: [
      "Reading the list of velkoobchod as change set 1",
      "  rows read: 1",
      "  added: 1",
      "  unchanged: 0",
      "Nothing has been changed yet: the list waits as change set 1, because",
      "  it is the supplier's first list",
      "Look at it in the office under Price lists, or apply it as it is with --confirmed.",
    ],
  });
  expect(await storedTyres()).toEqual([]);
  expect(await imported([winter], { confirmed: true })).toMatchObject({ done: true });
  expect(await storedTyres()).toMatchObject([{ name: "Vzor Zima 5", stock: 8 }]);
});

it("a later list is applied by itself within the guardrails, and a trial run changes nothing", async () => {
  await imported([winter], { confirmed: true });
  const trial = await imported([{ ...winter, price: 2100 }], { dryRun: true });
  expect([trial.done, trial.said.at(-1)]).toEqual([true, "Trial run: nothing has been changed."]);
  expect(await storedTyres()).toMatchObject([{ price_czk: 200_000 }]);
  expect((await imported([{ ...winter, price: 2100 }])).done).toBe(true);
  expect(await storedTyres()).toMatchObject([{ price_czk: 210_000 }]);
  const { done, said } = await imported([{ ...winter, price: 4300 }]);
  expect([done, said.filter((line) => line.includes("double"))]).toEqual([false, ["  prices double or halve: 1"]]);
});

it("a supplier that the shop does not have is said, with those it has", async () => {
  expect(await imported([winter], { supplier: "Jiný" })).toEqual({
    done: false,
    said: ["There is no supplier Jiný. The shop has: Velkoobchod"],
  });
});

it("what a currency is worth is the shop's setting, as for a list that is uploaded", async () => {
  await connection().sql`
    insert into setting (key, value) values ('exchange_rates', '{"EUR": 25}') on conflict (key) do update set value = excluded.value`;
  try {
    await imported([winter], { confirmed: true });
    expect(await connection().sql`select price_czk, price_eur from product`).toEqual([
      { price_czk: 200_000, price_eur: 8_000 },
    ]);
  } finally {
    await connection().sql`delete from setting where key = 'exchange_rates'`;
  }
});

it("a list that comes in the wrong moment leaves nothing behind, and the log says what was sent", async () => {
  await imported([winter], { confirmed: true });
  await connection().sql`update change_set set state = 'applying', heartbeat_at = now()`;
  const { done, said } = await imported([winter]);
  expect([done, said]).toEqual([
    false,
    ["A list of velkoobchod is being worked on just now. Try again when that is done."],
  ]);
  expect(await connection().sql`select id from change_set`).toHaveLength(1);
  const noted = await connection().sql`select action from audit_log where actor = 'cli' order by id desc limit 2`;
  expect(noted.map(({ action }) => action)).toEqual(["change_set_applied", "change_set_made"]);
});
