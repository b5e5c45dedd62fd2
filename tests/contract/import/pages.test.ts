import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { connection, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { clearCatalogue, importList, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

const tyres = [
  { pattern: "Zima 5", mpn: "A", product_id: "1" },
  { pattern: "Zima 6", mpn: "B", product_id: "2", size: "195/65 R15" },
];
const [five, six] = tyres as [(typeof tyres)[0], (typeof tyres)[0]];

/** What the processes that keep pages are told while `work` is done. */
async function told(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  await withOwnConnection(async ({ sql }) => {
    const { unlisten } = await sql.listen("dezen_pages", (said) => heard.push(said));
    await work();
    await sql.notify("dezen_pages", "end of the test");
    while (!heard.includes("end of the test")) await pause(5);
    await unlisten();
  });
  return heard.filter((said) => said !== "end of the test");
}

beforeEach(async () => {
  await clearCatalogue();
  await importList(tyres);
});

describe("pages are outdated by what they show, not by the ids of a back end elsewhere", () => {
  it("so tyres that get, swap or lose those outdate none, and do not count as changed in the sitemap", async () => {
    const dated = async () => (await storedTyres()).map(({ updated_at }) => updated_at);
    const before = await dated();
    expect(await told(() => importList([{ ...five, product_id: "7" }, six]))).toEqual([]);
    const swapped = [
      { ...five, product_id: "2" },
      { ...six, product_id: "7" },
    ];
    expect(await told(() => importList(swapped))).toEqual([]);
    expect(await told(() => connection().sql`update product set host_product_id = null`)).toEqual([]);
    expect(await told(() => importList(tyres))).toEqual([]);
    expect((await storedTyres()).map(({ product_id }) => product_id)).toEqual(["1", "2"]);
    expect(await dated()).toEqual(before);
  });

  it("so of a list that also changes a price only that tyre's pages are outdated", async () => {
    const list = [
      { ...five, product_id: "7", price: 1900 },
      { ...six, product_id: "8" },
    ];
    expect(await told(() => importList(list))).toEqual(["205-55-r16,catalogue"]);
  });

  it("and a hand at the database that changes both outdates them", async () => {
    const { sql } = connection();
    expect(await told(() => sql`update product set host_product_id = '9', stock = 5 where mpn = 'A'`)).toEqual([
      "205-55-r16",
    ]);
  });

  it("and a new tyre outdates them whatever its id", async () => {
    expect(await told(() => importList([...tyres, { pattern: "Zima 7", product_id: "3" }]))).toEqual([
      "205-55-r16,catalogue",
    ]);
  });
});
