import { beforeAll, describe, expect, it } from "@jest/globals";
import type { InputOf } from "@/lib/contract/contract";
import { newClockedScene } from "@/tests/support/account-scene";
import { deliveredOrder } from "@/tests/support/review-scene";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

let width = 300; // each carrier has a size of its own

describe.each(carriers)("what buyers think of tyres, %s", (_name, open) => {
  const scene = newClockedScene(open);
  const start = new Date("2026-11-20T12:00:00Z");
  width += 5;
  const size = { width, profile: 35, rimTenths: 200 };
  const inSize = { width: String(size.width), profile: "35", rim: "20" };
  const tyres: Record<"good" | "loved" | "fair" | "unrated" | "many", number> = {
    good: 0,
    loved: 0,
    fair: 0,
    unrated: 0,
    many: 0,
  };
  let slug = "";

  /** Reviews with so many stars, a minute apart. */
  async function rate(tyre: number, ...stars: number[]): Promise<string> {
    let at = "";
    for (const [minute, each] of stars.entries()) {
      const now = new Date(start.getTime() + minute * 60_000);
      const order = await deliveredOrder({ tyre, at: now });
      scene.setClock(now);
      await newShopper(scene.carrier).does("POST /reviews", {
        body: { token: order.link, product_id: tyre, stars: each, text: `${minute}` },
      });
      at = order.slug;
    }
    return at;
  }

  beforeAll(async () => {
    for (const key of Object.keys(tyres) as (keyof typeof tyres)[]) tyres[key] = await addTyre({ ...size, stock: 100 });
    await rate(tyres.good, 4, 4);
    await rate(tyres.loved, 5, 4);
    await rate(tyres.fair, 3, 2);
    slug = await rate(tyres.many, 5, 1, 4, 4, 3, 5, 5, 2, 4, 5, 4, 5);
  }, 60_000);

  const list = async (query: InputOf<"GET /products/{slug}/reviews">["query"] = {}) =>
    (await newShopper(scene.carrier).does("GET /products/{slug}/reviews", { path: { slug }, query })).body;
  const words = async (query: Parameters<typeof list>[0] = {}) => (await list(query)).data.map(({ text }) => text);
  const products = async (query: InputOf<"GET /products">["query"] = {}) =>
    (await newShopper(scene.carrier).does("GET /products", { query: { ...inSize, ...query } })).body;
  const nameOf = (id: number) => Object.entries(tyres).find(([, tyre]) => tyre === id)?.[0];
  const found = async (query: Parameters<typeof products>[0] = {}) =>
    (await products(query)).data.map(({ id }) => nameOf(id));

  it("comes ten at a time, the newest first", async () => {
    expect(await words()).toEqual(["11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]);
    expect(await words({ page: 2 })).toEqual(["1", "0"]);
    expect(await words({ page: 3 })).toEqual([]);
  });

  it("can be sorted by stars, the newest first among equals", async () => {
    expect((await words({ sort: "highest" })).slice(0, 6)).toEqual(["11", "9", "6", "5", "0", "10"]);
    expect((await words({ sort: "lowest" })).slice(0, 4)).toEqual(["1", "7", "4", "10"]);
  });

  it("can be narrowed to some stars; average and distribution stay those of all", async () => {
    const all = await list();
    expect(all.rating).toEqual({ average: 3.9, count: 12 });
    expect(all.distribution.map(({ stars, count }) => [stars, count])).toEqual([
      [5, 5],
      [4, 4],
      [3, 1],
      [2, 1],
      [1, 1],
    ]);
    const four = await list({ rating: 4 });
    expect(four.data.map(({ text }) => text)).toEqual(["10", "8", "3", "2"]);
    expect(four).toMatchObject({ page: { total: 4 }, rating: all.rating, distribution: all.distribution });
  });

  it("is not there for a tyre nobody sells, and not for senseless values", async () => {
    const shopper = newShopper(scene.carrier);
    const missing = await shopper.isRefused("GET /products/{slug}/reviews", { path: { slug: "no-such-tyre" } });
    expect(missing).toMatchObject({ status: 404, code: "not_found" });
    for (const query of [{ rating: 6 }, { rating: "x" }, { sort: "best" }, { page: 0 }])
      expect(await shopper.isRefused("GET /products/{slug}/reviews", { path: { slug }, query })).toMatchObject({
        code: "invalid",
      });
  });

  it("sorts a listing: the best average first, tyres nobody has rated last", async () => {
    expect(await found({ sort: "rating" })).toEqual(["loved", "good", "many", "fair", "unrated"]);
    const [best] = (await products({ sort: "rating" })).data;
    expect(best?.rating).toEqual({ average: 4.5, count: 2 });
  });

  it("narrows a listing to an average that is reached, not rounded up to", async () => {
    expect((await found({ rating_min: 4 })).sort()).toEqual(["good", "loved"]);
    expect((await found({ rating_min: 3 })).sort()).toEqual(["good", "loved", "many"]);
    expect((await products({ rating_min: 4 })).applied.rating_min).toBe("4");
  });

  it("is offered as a filter with what it leads to, whatever is chosen", async () => {
    const facet = [
      { value: "4", label: "4 hvězdičky a víc", count: 2 },
      { value: "3", label: "3 hvězdičky a víc", count: 3 },
      { value: "2", label: "2 hvězdičky a víc", count: 4 },
    ];
    expect((await products()).facets.rating_min).toEqual(facet);
    expect((await products({ rating_min: 4 })).facets.rating_min).toEqual(facet);
  });

  it("is no filter where nothing is rated", async () => {
    const unrated = { width: size.width, profile: 40, rimTenths: 200 };
    await addTyre(unrated);
    const { body } = await newShopper(scene.carrier).does("GET /products", { query: { ...inSize, profile: "40" } });
    expect(body.page.total).toBe(1);
    // Neighbouring sizes are counted for their own filters, not for this one.
    expect(body.facets.rating_min).toEqual([]);
  });
});
