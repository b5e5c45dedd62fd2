import { desc, eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import { setting } from "@/lib/backend/kernel/database/schema/setting";
import { loadRules } from "@/lib/backend/pricing/load-rules";
import { beginRulesChangeSet } from "@/lib/backend/pricing/rules-change-set";
import { holdsOn, type PriceRule } from "@/lib/domain/admin/price-rule";
import { pragueDay } from "@/lib/domain/delivery-estimate";

/** The setting that tells for which day the rules were looked at last. */
const key = "price_rules_day";

/** Does a rule price other tyres on one day than on an earlier one? Tyres are a year older on New Year's Day. */
function turns(rule: PriceRule, earlier: string, today: string): boolean {
  if (holdsOn(rule, earlier) !== holdsOn(rule, today)) return true;
  return rule.scope.age !== undefined && holdsOn(rule, today) && earlier.slice(0, 4) !== today.slice(0, 4);
}

/** Has the clock's last change set of the rules died, so that the prices of the day were never made? */
async function hasFailed(tx: Executor): Promise<boolean> {
  const [last] = await tx
    .select({ state: changeSet.state, madeBy: changeSet.madeBy })
    .from(changeSet)
    .where(eq(changeSet.kind, "rules"))
    .orderBy(desc(changeSet.id))
    .limit(1);
  return last?.state === "failed" && last.madeBy === null;
}

/**
 * Begins a change set of the rules where the day in Prague is one on which other rules hold than before: it is counted and applies itself,
 * as the lists do that the clock fetches. One that has died is begun anew.
 */
export async function rulesOfTheDay(now: Date): Promise<void> {
  const today = pragueDay(now);
  await database().transaction(async (tx) => {
    await tx.insert(setting).values({ key, value: today }).onConflictDoNothing();
    const [row] = await tx.select({ day: setting.value }).from(setting).where(eq(setting.key, key)).for("update");
    const day = String(row?.day ?? today);
    const rules = await loadRules(tx);
    const hasTurned = day < today && rules.some((rule) => turns(rule, day, today));
    if (hasTurned || (await hasFailed(tx))) await beginRulesChangeSet(tx, null, now);
    if (day < today) await tx.update(setting).set({ value: today }).where(eq(setting.key, key));
  });
}
