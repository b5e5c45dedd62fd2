import { beforeEach, describe, expect, it } from "@jest/globals";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { listPrice } from "@/lib/backend/kernel/database/schema/pricing";
import { clearCatalogue, importList } from "@/tests/support/price-list";
import { pricesOf } from "@/tests/support/price-rules";
import { withDatabase } from "@/tests/support/scene";
import { changeTyre } from "@/tests/support/tyres";

withDatabase();
beforeEach(clearCatalogue);

const ean = "4000000000013";

async function imported(price: number): Promise<number> {
  await importList([{ ean, price }]);
  const [row] = await database().select({ id: product.id }).from(product);
  return row?.id ?? 0;
}

describe("a list's prices", () => {
  it("are the tyre's, which says so", async () => {
    const id = await imported(2000);
    expect(await pricesOf(id)).toEqual({ czk: 200_000, eur: 8_230, usd: 9_524, source: "list", rule: null });
    await imported(1800);
    expect(await pricesOf(id)).toEqual({ czk: 180_000, eur: 7_407, usd: 8_571, source: "list", rule: null });
  });

  it.each(["rule", "manual"] as const)("wait beside the tyre's while its source is %s", async (priceSource) => {
    const id = await imported(2000);
    const set = { priceCzk: 230_000, priceEur: 9_000, priceUsd: 10_000, priceSource, ruleId: null };
    await changeTyre(id, set);
    const { counts } = await importList([{ ean, price: 1800 }]);
    expect(counts).toMatchObject({ changed: 0, priceChanges: 0, unchanged: 1 });
    expect(await pricesOf(id)).toEqual({ czk: 230_000, eur: 9_000, usd: 10_000, source: priceSource, rule: null });
    expect(await database().select().from(listPrice)).toEqual([
      { productId: id, priceCzk: 180_000, priceEur: 7_407, priceUsd: 8_571 },
    ]);
  });
});
