import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { startApi } from "@/lib/api/gateway/start";
import { connection } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import { runStopTasks } from "@/lib/host/run-stop-tasks";
import { purges } from "@/lib/runtime/cached-pages";
import { takeLogLines } from "@/tests/support/log-lines";
import { clearCatalogue, importList } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

let restore: () => void;
beforeAll(() => {
  restore = withSettings({ API_HOST: "http://127.0.0.1:9", API_FILL: "embedded" });
});
afterAll(() => restore());
afterEach(async () => {
  await runStopTasks();
  globalThis.dezen?.delete("start");
  globalThis.dezen?.delete("page changes");
  await clearCatalogue();
});

const tyres = async () => (await connection().sql`select 1 from product`).length;
/** What the start says about the catalogue, with the level it is said at. */
const said = async () => {
  takeLogLines();
  await startApi();
  return takeLogLines()
    .filter(({ msg }) => /tyres/i.test(msg))
    .map(({ level, msg }) => [level, msg]);
};

describe("the start of the embedded API beside a back end elsewhere", () => {
  it("makes no demonstration up, and says how tyres come", async () => {
    expect(await said()).toEqual([
      ["info", "There are no tyres on sale: import the price list with npm run catalogue:import -- FILE"],
    ]);
    expect(await tyres()).toBe(0);
  });

  it("warns of tyres on sale that the back end does not know, with their number", async () => {
    await addTyre();
    await addTyre({ source: "demonstration" });
    await addTyre({ active: false });
    await addTyre({ hostProductId: "1" });
    expect(await said()).toEqual([["warn", expect.stringMatching(/^Tyres on sale without a product_id: 2\. /)]]);
  });

  it("says nothing where the back end knows every tyre on sale", async () => {
    await addTyre({ active: false });
    await addTyre({ hostProductId: "1" });
    expect(await said()).toEqual([]);
  });

  it("is a healthy shop, whose pages are outdated by an import", async () => {
    await startApi();
    expect((await handle(new Request("http://shop.example/api/v1/health"))).status).toBe(200);
    const before = purges();
    await importList([{ product_id: "1" }], { needsProductId: true });
    for (let waited = 0; waited < 200 && purges() === before; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(purges()).toBeGreaterThan(before);
    takeLogLines();
  });
});

it("with its whole API elsewhere a shop prepares no database", async () => {
  const back = withSettings({ API_FILL: "" });
  await connection().sql`alter table brand rename to brand_aside`;
  try {
    expect(await said()).toEqual([]);
    expect(globalThis.dezen?.get("start")).toBeUndefined();
  } finally {
    await connection().sql`alter table brand_aside rename to brand`;
    back();
  }
});
