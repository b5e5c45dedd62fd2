import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { pattern } from "@/lib/backend/kernel/database/schema/catalogue";
import { picture, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import { handle } from "@/lib/backend/server";
import { purgePages } from "@/lib/runtime/cached-pages";
import { newScene, withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { patternOf } from "@/tests/support/staff-pictures";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

const [common, own] = ["a".repeat(32), "b".repeat(32)];
const small = (hash: string) => `/img/p/${hash}-320.webp`;

beforeAll(async () => {
  const kept = [common, own].map((hash) => ({ hash, width: 800, height: 600, madeAt: new Date() }));
  await database().insert(picture).values(kept);
});
beforeEach(() => database().delete(tyrePicture));

describe.each(carriers)("a tyre with a picture, %s", (_name, open) => {
  const scene = newScene(open);
  const show = async (of: { hash: string; productId?: number }) => {
    const { pattern } = await patternOf(scene.tyre);
    const whose = of.productId ? { productId: of.productId } : { patternId: pattern };
    await database()
      .insert(tyrePicture)
      .values({ ...whose, hash: of.hash, position: 0, role: "side" });
  };
  const listed = async () => (await scene.shopper.does("GET /products", { query: {} })).body.data;

  it("is shown by it in lists, its own before its pattern's; others keep the drawing", async () => {
    const drawn = await listed();
    expect(drawn.every(({ image, picture: none }) => image.startsWith("/img/tread/") && none === undefined)).toBe(true);
    await show({ hash: common });
    await show({ hash: own, productId: scene.tyre });
    const other = await addTyre();
    const shown = new Map((await listed()).map(({ id, image, picture: kept }) => [id, [image, kept]]));
    expect(shown.get(scene.tyre)).toEqual([small(own), { hash: own, width: 800, height: 600 }]);
    expect(shown.get(other)).toEqual([small(common), { hash: common, width: 800, height: 600 }]);
  });

  it("is so in the cart and in the order, which keeps what was shown", async () => {
    await show({ hash: common });
    await scene.add(2);
    const { items } = (await scene.shopper.does("GET /cart/detailed", {})).body;
    expect(items.map(({ product }) => product?.image)).toEqual([small(common)]);
    const placed = await scene.place();
    await database().delete(tyrePicture);
    expect((await scene.read(placed)).lines.map(({ image }) => image)).toEqual([small(common)]);
  });
});

it("a pattern is suggested with the first of its pictures, another by its name alone", async () => {
  const tyre = await addTyre();
  const { pattern: first } = await patternOf(tyre);
  const [row] = await database().select().from(pattern).where(eq(pattern.id, first));
  if (!row) throw new Error("There is no pattern.");
  const { id: _, ...fields } = row;
  await database()
    .insert(pattern)
    .values({ ...fields, slug: "grip-2", name: "Grip 2", matchKey: "grip2" });
  await database()
    .insert(tyrePicture)
    .values([
      { productId: tyre, hash: common, position: 0, role: "side" },
      { patternId: first, hash: common, position: 2, role: "side" },
      { patternId: first, hash: own, position: 1, role: "tread" },
      { patternId: first, hash: common, position: 0, role: "side", removedAt: new Date() },
    ]);
  purgePages(null); // the words of the search are kept for half a minute
  const shopper = newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init)));
  const { data } = (await shopper.does("GET /search/suggestions", { query: { q: "grip" } })).body;
  expect(data.map(({ kind, label, picture: shown }) => [kind, label, shown])).toEqual([
    ["pattern", "Testa Grip 1", { hash: own, width: 800, height: 600 }],
    ["pattern", "Testa Grip 2", undefined],
  ]);
});

it("comparers of prices get the picture as JPEG, and what has changed by it is fetched anew", async () => {
  const tyre = await addTyre();
  const feed = async (headers: Record<string, string> = {}) =>
    handle(new Request("http://embedded.invalid/api/v1/feeds/zbozi", { headers }));
  const before = await feed();
  expect(await before.text()).toContain("/img/tread/testa-grip-1.png");
  await database().insert(tyrePicture).values({ productId: tyre, hash: own, position: 0, role: "side" });
  const after = await feed({ "if-none-match": before.headers.get("etag") ?? "" });
  expect([after.status, await after.text()]).toEqual([200, expect.stringContaining(`/img/p/${own}-800.jpg`)]);
});
