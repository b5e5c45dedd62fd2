import { asc, count, eq, gte, isNull, notInArray, or, sql } from "drizzle-orm";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { UndoRefused } from "@/lib/backend/admin/undo/undo-refused";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { brand } from "@/lib/backend/kernel/database/schema/catalogue";
import { priceOverride, priceRule } from "@/lib/backend/kernel/database/schema/pricing";
import { setting } from "@/lib/backend/kernel/database/schema/setting";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { loadRules } from "@/lib/backend/pricing/load-rules";
import type { PriceRuleBody, PriceRules } from "@/lib/contract/admin/price-rules";
import type { LogAction } from "@/lib/domain/admin/log-action";
import type { PriceRule } from "@/lib/domain/admin/price-rule";
import type { RulesStep } from "@/lib/domain/admin/undo";
import { pragueDay } from "@/lib/domain/delivery-estimate";

/** The setting that tells when the rules were saved last. */
const key = "price_rules";
type Saved = { revision: number; at: string; staff_id: number };

/** Whoever saves the very first rules has no row to lock: the table's lock makes two of them wait for one another. */
const lockRules = sql`lock table ${priceRule} in share row exclusive mode`;

/** A rule as the database has it, but for its id and place. */
const ruleFields = ({ name, scope, from, to, active, ...rule }: PriceRuleBody) => ({
  name,
  scope,
  markupPermille: rule.markup_permille,
  leastProfit: rule.least_profit,
  listRounding: rule.rounding,
  from,
  to,
  active,
});

/** Rules as a request names them, in the words of what prices by them; a new one gets an id that no other has. */
export const ruleOf = (rule: PriceRuleBody, at: number): PriceRule => ({ id: rule.id ?? -1 - at, ...ruleFields(rule) });

async function savedLast(db: Executor): Promise<Saved | null> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  return (row?.value as Saved | undefined) ?? null;
}

/** The rules as they are saved, with what their scopes may name. */
export async function readRules(db: Executor, now: Date): Promise<PriceRules> {
  const [saved, rules, brands, suppliers, [overrides]] = [
    await savedLast(db),
    await loadRules(db),
    await db.select({ slug: brand.slug, name: brand.name }).from(brand).orderBy(asc(brand.name)),
    await db.select({ id: supplier.id, name: supplier.name }).from(supplier).orderBy(asc(supplier.name)),
    await db
      .select({ number: count() })
      .from(priceOverride)
      .where(or(isNull(priceOverride.until), gte(priceOverride.until, pragueDay(now)))),
  ];
  const by = saved && (await db.select({ name: staff.name }).from(staff).where(eq(staff.id, saved.staff_id)))[0];
  return {
    revision: saved?.revision ?? 0,
    changed_at: saved?.at ?? null,
    changed_by: by?.name ?? null,
    rules: rules.map(({ markupPermille, leastProfit, listRounding, ...rule }) => ({
      ...rule,
      markup_permille: markupPermille,
      least_profit: leastProfit,
      rounding: listRounding,
    })),
    brands,
    suppliers,
    overrides: overrides?.number ?? 0,
  };
}

/**
 * Saves the whole list of rules. A rule that was there keeps its id, so that tyres still say which one priced them.
 * @returns the rules as they were
 * @throws Stale, ApiProblem `invalid` for an id that no rule has
 */
async function store(tx: Executor, revision: number, rules: readonly PriceRuleBody[], context: StaffContext) {
  await tx.execute(lockRules);
  if (((await savedLast(tx))?.revision ?? 0) !== revision) throw new Stale("The price rules");
  const known = new Set((await tx.select({ id: priceRule.id }).from(priceRule)).map(({ id }) => id));
  const kept = rules.flatMap(({ id }) => (id === null ? [] : [id]));
  const wrong = rules.findIndex(({ id }) => id !== null && (!known.has(id) || kept.indexOf(id) < kept.lastIndexOf(id)));
  if (wrong >= 0) throw new ApiProblem("invalid", { errors: [{ path: `rules.${wrong}.id`, code: "invalid" }] });
  const before = await loadRules(tx);
  await tx.delete(priceRule).where(kept.length > 0 ? notInArray(priceRule.id, kept) : undefined);
  for (const [position, rule] of rules.entries()) {
    const values = { ...ruleFields(rule), position };
    if (rule.id === null) await tx.insert(priceRule).values(values);
    else await tx.update(priceRule).set(values).where(eq(priceRule.id, rule.id));
  }
  await noteSaved(tx, "rules_changed", revision + 1, { rules: rules.length, context });
  return before;
}

type Noted = { rules: number; context: StaffContext };

async function noteSaved(tx: Executor, action: LogAction, revision: number, { rules, context }: Noted): Promise<void> {
  const value: Saved = { revision, at: context.now.toISOString(), staff_id: context.staff.id };
  await tx.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
  const details = { rules };
  await noted(tx, callerOf(context), { action, subject: "price_rules", subjectId: revision, details });
}

/**
 * Puts the rules back as they were, each with its id, if nobody has saved others since.
 * @throws UndoRefused
 */
export async function undoRules(tx: Executor, { revision, before }: RulesStep, context: StaffContext): Promise<void> {
  await tx.execute(lockRules);
  if ((await savedLast(tx))?.revision !== revision) throw new UndoRefused("stale");
  await tx.delete(priceRule);
  const rows = before.map((rule, position) => ({ ...rule, position }));
  if (rows.length > 0) await tx.insert(priceRule).overridingSystemValue().values(rows);
  await noteSaved(tx, "rules_undone", revision + 1, { rules: before.length, context });
}

/**
 * Saves rules and does what belongs to it in the same transaction.
 * @param then is told the rules as they were
 * @throws ApiProblem `stale`, `invalid`
 */
export async function saveRules<Result>(
  { revision, rules }: { revision: number; rules: readonly PriceRuleBody[] },
  context: StaffContext,
  then: (tx: Executor, before: PriceRule[]) => Promise<Result>,
): Promise<Result> {
  const saved = database().transaction(async (tx) => {
    return then(tx, await store(tx, revision, rules, context));
  });
  return orTellStale(saved, async () => {
    const current = await readRules(database(), context.now);
    return { changed_by: current.changed_by, changed_at: current.changed_at, current };
  });
}
