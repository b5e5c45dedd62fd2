import { eq, inArray } from "drizzle-orm";
import { type Change, priceCounter } from "@/lib/backend/admin/prices/count-prices";
import { ruleOf } from "@/lib/backend/admin/prices/rules-list";
import { database } from "@/lib/backend/kernel/database/connect";
import { brand, pattern, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { termsOn } from "@/lib/backend/pricing/load-rules";
import { repriceStock } from "@/lib/backend/pricing/reprice-stock";
import type { PriceRuleBody } from "@/lib/contract/admin/price-rules";
import type { PriceSimulation } from "@/lib/contract/admin/price-simulation";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { processWide } from "@/lib/runtime/process-wide";

/** Seconds after which a simulation that was in the way should be over. */
const tryAgain = 3;

const running = processWide("price simulation", () => false);

/** What the tyres are called and what is written on them, by their ids. */
async function namesOf(ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { name: string; size: string }>();
  const rows = await database()
    .select({ product, brand: brand.name, pattern: pattern.name })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(pattern, eq(pattern.id, product.patternId))
    .where(inArray(product.id, [...ids]));
  return new Map(
    rows.map(({ product: tyre, ...names }) => {
      const text = formatTyreSize({ ...tyre, rim: tyre.rimTenths / 10 });
      const { loadIndex: load_index, loadIndexDual: load_index_dual, speedSymbol: speed_symbol } = tyre;
      const size = tyreDesignation({ size: { text }, load_index, load_index_dual, speed_symbol });
      return [tyre.id, { name: `${names.brand} ${names.pattern}`, size }];
    }),
  );
}

async function presentGreatest(greatest: readonly Change[], ruleIds: number[]): Promise<PriceSimulation["greatest"]> {
  const names = await namesOf(greatest.map(({ id }) => id));
  return greatest.map(({ id, ruleId, ...prices }) => ({
    id,
    ...(names.get(id) ?? { name: "", size: "" }),
    rule: ruleId === null ? null : ruleIds.indexOf(ruleId) + 1,
    ...prices,
  }));
}

/**
 * What rules would do to the prices of every tyre on sale today; nothing is changed. One at a time in a process, a portion of tyres
 * after another.
 * @throws ApiProblem `too_many` while another one is being counted
 */
export async function simulateRules(rules: readonly PriceRuleBody[], now: Date): Promise<PriceSimulation> {
  if (running.get()) throw new ApiProblem("too_many", { retry_after: tryAgain });
  running.set(true);
  try {
    const tried = rules.map(ruleOf);
    const ruleIds = tried.map(({ id }) => id);
    const counter = priceCounter(ruleIds);
    const terms = await termsOn(database(), pragueDay(now));
    for await (const tyres of repriceStock(database(), tried, terms)) tyres.forEach(counter.add);
    const { greatest, figures } = counter.result();
    return { ...figures, greatest: await presentGreatest(greatest, ruleIds) };
  } finally {
    running.set(false);
  }
}
