import { afterAll, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { applyFirstMigrations } from "@/tests/support/earlier-migrations";
import { emptyMachine, onMachine } from "@/tests/support/machine";

const machine = emptyMachine();
afterAll(machine.remove);

/** Migrations of the last shop whose suppliers had their bounds in percent: up to 0027. */
const inPercent = 28;

it("a supplier's bounds that were percent are thousandths in a shop that is brought up to date, and stay so", async () => {
  await onMachine(machine.dataDir, async () => {
    await applyFirstMigrations(inPercent);
    const { sql } = connection();
    const bounds = [{ refused: 2, repriced: 12.5, sold_out: 100, rows: 0 }, { rows: "50" }, {}];
    for (const [at, own] of bounds.entries())
      await sql`
        insert into supplier (name, kind, currency, lead_days, cutoff, guardrails)
        values (${`Velkoobchod ${at}`}, 'list', 'CZK', 2, '12:00', ${JSON.stringify(own)}::text::jsonb)`;
    for (let start = 0; start < 2; start += 1) {
      await migrate();
      const stored = await sql`select guardrails from supplier order by id`;
      expect(stored.map(({ guardrails }) => guardrails)).toEqual([
        { refused: 20, repriced: 125, sold_out: 1000, rows: 0 },
        { rows: 500 },
        {},
      ]);
    }
  });
}, 120_000);
