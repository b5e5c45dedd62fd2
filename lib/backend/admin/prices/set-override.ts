import { eq } from "drizzle-orm";
import { readTyrePrices } from "@/lib/backend/admin/prices/tyre-prices";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { UndoRefused } from "@/lib/backend/admin/undo/undo-refused";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { priceOverride } from "@/lib/backend/kernel/database/schema/pricing";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { termsOn } from "@/lib/backend/pricing/load-rules";
import { type PricedRow, sameState } from "@/lib/backend/pricing/next-prices";
import { lockPriced, type OverrideRow, withoutOverride, writePrices } from "@/lib/backend/pricing/override";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { TyrePrices } from "@/lib/contract/admin/price-rules";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { isBelowCost, type PriceTerms } from "@/lib/domain/admin/price-rules";
import type { PriceState } from "@/lib/domain/admin/price-source";
import type { Fields, OverrideStep } from "@/lib/domain/admin/undo";
import { pragueDay } from "@/lib/domain/delivery-estimate";

type Asked = ParsedOfAny<"PUT /admin/tyres/{id}/override">["body"];

/** @throws ApiProblem `invalid` for a day that is over, and for a price below the cost that nobody has confirmed */
function checkAsked(asked: Asked, cost: number | null, terms: PriceTerms): void {
  if (asked.until !== null && asked.until < terms.today)
    throw new ApiProblem("invalid", { errors: [{ path: "until", code: "too_small" }] });
  if (cost === null || asked.confirmed) return;
  const lists = [
    ["CZK", asked.price_czk],
    ["EUR", asked.price_eur],
    ["USD", asked.price_usd],
  ] as const;
  if (lists.some(([list, price]) => price !== null && isBelowCost(price, list, cost, terms)))
    throw new ApiProblem("invalid", { errors: [{ path: "confirmed", code: "below_cost" }] });
}

/** A price that nobody has set stays what it is; one that was set by hand until now is the rule's or the list's again. */
function pricesWith(asked: Asked, { now, override: was }: PricedRow, free: PriceState): PriceState {
  return {
    price_czk: asked.price_czk ?? (was?.priceCzk == null ? now : free).price_czk,
    price_eur: asked.price_eur ?? (was?.priceEur == null ? now : free).price_eur,
    price_usd: asked.price_usd ?? (was?.priceUsd == null ? now : free).price_usd,
    price_source: "manual",
    rule_id: null,
  };
}

/** What stood in the row before, as the way back keeps it. */
const fieldsOf = (override: OverrideRow | null): Fields | null =>
  override && { ...override, at: override.at.toISOString() };

async function change(
  tx: Executor,
  row: PricedRow,
  state: PriceState,
  { context, action, details }: { context: StaffContext; action: "price_set" | "price_freed"; details: Fields },
): Promise<{ prices: TyrePrices; undo: Undo }> {
  const { id } = row;
  const [found] = await tx.select({ revision: product.revision }).from(product).where(eq(product.id, id));
  const revision = (found?.revision ?? 0) + 1;
  await writePrices(tx, id, state, context.now, revision);
  await noted(tx, callerOf(context), { action, subject: "tyre", subjectId: id, details });
  const step: OverrideStep = {
    kind: "override",
    tyre: id,
    revision,
    set: state,
    before: row.now,
    was: fieldsOf(row.override),
  };
  const undo = await keepUndo(tx, [step], context);
  const prices = await readTyrePrices(tx, id);
  if (!prices) throw new ApiProblem("not_found");
  return { prices, undo };
}

/**
 * Sets prices of a tyre by hand; they hold at once.
 * @throws ApiProblem `not_found`, `invalid` for a day that is over and for a price below the cost that is not confirmed
 */
export async function setOverride(
  id: number,
  asked: Asked,
  context: StaffContext,
): Promise<ReplyOfAny<"PUT /admin/tyres/{id}/override">["body"]> {
  const { now, staff } = context;
  return retriedTransaction(async (tx) => {
    const row = await lockPriced(tx, id);
    if (!row) throw new ApiProblem("not_found");
    checkAsked(asked, row.cost, await termsOn(tx, pragueDay(now)));
    const { price_czk: priceCzk, price_eur: priceEur, price_usd: priceUsd, until, reason } = asked;
    const values = { priceCzk, priceEur, priceUsd, until, reason, staffId: staff.id, at: now };
    await tx
      .insert(priceOverride)
      .values({ productId: id, ...values })
      .onConflictDoUpdate({ target: priceOverride.productId, set: values });
    const state = pricesWith(asked, row, await withoutOverride(tx, row, now));
    const details = { price_czk: priceCzk, price_eur: priceEur, price_usd: priceUsd, until };
    return change(tx, row, state, { context, action: "price_set", details });
  });
}

/** Takes prices set by hand away; the rule's or the list's hold again at once. @throws ApiProblem `not_found` */
export async function freeOverride(
  id: number,
  context: StaffContext,
): Promise<ReplyOfAny<"DELETE /admin/tyres/{id}/override">["body"]> {
  return retriedTransaction(async (tx) => {
    const row = await lockPriced(tx, id);
    if (!row) throw new ApiProblem("not_found");
    if (!row.override) {
      const prices = await readTyrePrices(tx, id);
      if (!prices) throw new ApiProblem("not_found");
      return { prices, undo: null };
    }
    const state = await withoutOverride(tx, row, context.now);
    await tx.delete(priceOverride).where(eq(priceOverride.productId, id));
    return change(tx, row, state, { context, action: "price_freed", details: { source: state.price_source } });
  });
}

/**
 * Puts a tyre's prices and what was set by hand back as they were, if nothing has changed them since.
 * @throws UndoRefused
 */
export async function undoOverride(tx: Executor, step: OverrideStep, context: StaffContext): Promise<void> {
  const { tyre: id, revision, set, before, was } = step;
  const row = await lockPriced(tx, id);
  const [found] = await tx.select({ revision: product.revision }).from(product).where(eq(product.id, id));
  const unchanged = row && found?.revision === revision && sameState(row.now, set);
  if (!unchanged) throw new UndoRefused("stale");
  await tx.delete(priceOverride).where(eq(priceOverride.productId, id));
  if (was) {
    const old = { ...(was as unknown as OverrideRow), at: new Date(String(was.at)) };
    await tx.insert(priceOverride).values(old);
  }
  await writePrices(tx, id, before, context.now, revision + 1);
  await noted(tx, callerOf(context), {
    action: "price_undone",
    subject: "tyre",
    subjectId: id,
    details: { source: before.price_source },
  });
}
