import { beforeEach, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { clearCatalogue, importList, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { toldWhile } from "@/tests/support/told-changes";

withDatabase();

const tyres = [
  { pattern: "Zima 5", mpn: "A", product_id: "1" },
  { pattern: "Zima 6", mpn: "B", product_id: "2", size: "195/65 R15" },
];
const [five, six] = tyres as [(typeof tyres)[0], (typeof tyres)[0]];

const told = toldWhile;
const size = ["catalogue", "category-car-winter", "size-205-55-160-winter", "rivals-205-55-160-winter"];
const offers = ["offer-205-55-160"];
const exactly = (...tags: string[]) =>
  [...tags, "rival-ID", "tyre-ID"]
    .sort()
    .map((tag) => (tag.endsWith("ID") ? expect.stringMatching(new RegExp(`^${tag.replace("ID", "\\d+")}$`)) : tag));

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
    expect(await told(() => importList(list))).toEqual(exactly(...size, ...offers));
  });

  it("and a hand at the database that changes both outdates them", async () => {
    const { sql } = connection();
    expect(await told(() => sql`update product set host_product_id = '9', stock = 5 where mpn = 'A'`)).toEqual([
      expect.stringMatching(/^tyre-\d+$/),
    ]);
  });

  it("and a new tyre outdates them whatever its id", async () => {
    expect(await told(() => importList([...tyres, { pattern: "Zima 7", product_id: "3" }]))).toEqual(
      exactly(...size, ...offers, "assortment", "names"),
    );
  });
});
