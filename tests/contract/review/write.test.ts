import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { review, reviewInvitation } from "@/lib/backend/kernel/database/schema/review";
import { newClockedScene } from "@/tests/support/account-scene";
import { deliveredOrder } from "@/tests/support/review-scene";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

const day = 86_400_000;

describe.each(carriers)("reviewing a tyre, %s", (_name, open) => {
  const scene = newClockedScene(open);
  const start = new Date("2026-11-20T12:00:00Z");
  let order: Awaited<ReturnType<typeof deliveredOrder>>;

  beforeEach(async () => {
    order = await deliveredOrder({ at: start });
    scene.setClock(start);
  });

  const body = (more: object = {}) => ({ token: order.link, product_id: order.product_id, stars: 4, ...more });
  const write = async (more: object = {}) =>
    (await newShopper(scene.carrier).does("POST /reviews", { body: body(more) })).body;
  const refused = (more: object = {}) => newShopper(scene.carrier).isRefused("POST /reviews", { body: body(more) });
  const invitation = async () =>
    (await newShopper(scene.carrier).does("GET /reviews/invitation", { query: { token: order.link } })).body;
  const shown = async () =>
    (await newShopper(scene.carrier).does("GET /products/{slug}/reviews", { path: { slug: order.slug } })).body;
  const product = async () =>
    (await newShopper(scene.carrier).does("GET /products/{slug}", { path: { slug: order.slug } })).body;

  it("stands at the tyre as a verified purchase, and counts in its rating", async () => {
    expect((await product()).rating).toBeNull();
    expect(await shown()).toMatchObject({ data: [], rating: null, page: { total: 0 } });
    const answer = await write({ text: "Na mokru drží.\nTichá.", name: "Jana D." });
    expect(answer).toEqual({
      id: expect.any(Number),
      stars: 4,
      text: "Na mokru drží.\nTichá.",
      name: "Jana D.",
      language: "cs",
      written_at: "2026-11-20T12:00:00.000Z",
      verified_purchase: true,
      reply: null,
    });
    expect((await product()).rating).toEqual({ average: 4, count: 1 });
    expect(await shown()).toEqual({
      data: [answer],
      page: { number: 1, size: 10, total: 1 },
      rating: { average: 4, count: 1 },
      distribution: [
        { stars: 5, count: 0 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
    });
  });

  it("needs no words and no name", async () => {
    expect(await write({ text: " \n ", name: "\u200b" })).toMatchObject({ stars: 4, text: "", name: null });
  });

  it("is for buyers of that very tyre: another tyre is not there, nor is any without a link", async () => {
    expect(await refused({ product_id: await addTyre() })).toMatchObject({ status: 404, code: "not_found" });
    const other = await deliveredOrder({ at: start });
    expect(await refused({ token: other.link })).toMatchObject({ status: 404, code: "not_found" });
    for (const token of ["", "x", "A".repeat(43)])
      expect(await refused({ token })).toMatchObject({ status: 422, code: "token_invalid" });
    expect((await product()).rating).toBeNull();
  });

  it("says field by field what is wrong", async () => {
    const problem = await refused({ stars: 6, text: "x".repeat(2001), name: "x".repeat(41) });
    expect(problem).toMatchObject({ status: 422, code: "invalid" });
    expect(problem.errors?.map(({ path }) => path)).toEqual(["stars", "text", "name"]);
    for (const stars of [0, 4.5, "5", null]) expect(await refused({ stars })).toMatchObject({ code: "invalid" });
  });

  it("a second time replaces the first, for thirty days", async () => {
    const first = await write({ text: "Dobrá" });
    scene.later(start, 30 * day);
    expect(await write({ stars: 2, text: "Po zimě horší" })).toEqual({ ...first, stars: 2, text: "Po zimě horší" });
    expect((await product()).rating).toEqual({ average: 2, count: 1 });
    expect((await invitation()).lines[0]?.review).toEqual({
      stars: 2,
      text: "Po zimě horší",
      name: null,
      changeable: true,
      hidden: null,
    });
    scene.later(start, 30 * day + 1);
    expect(await refused()).toMatchObject({ status: 409, code: "review_closed" });
    expect((await invitation()).lines[0]?.review?.changeable).toBe(false);
    expect((await shown()).data).toMatchObject([{ stars: 2 }]);
  });

  it("sent ten times at once is one review", async () => {
    await Promise.all(Array.from({ length: 10 }, (_none, place) => write({ stars: (place % 5) + 1 })));
    const rows = await database().select().from(review).where(eq(review.orderId, order.id));
    expect(rows).toHaveLength(1);
    expect((await product()).rating).toEqual({ average: rows[0]?.stars, count: 1 });
  });

  it("is possible for ninety days, and the token itself is nowhere in the database", async () => {
    const kept = await database().select().from(reviewInvitation).where(eq(reviewInvitation.orderId, order.id));
    expect(JSON.stringify(kept)).not.toContain(order.link);
    expect(await invitation()).toMatchObject({
      order_number: order.number,
      expires_at: "2027-02-18T12:00:00.000Z",
      lines: [{ product_id: order.product_id, name: "Testa Grip 1", review: null, paths: { cs: expect.any(String) } }],
    });
    scene.later(start, 90 * day - 1);
    await write();
    scene.later(start, 90 * day);
    expect(await refused()).toMatchObject({ code: "token_invalid" });
    const opened = await newShopper(scene.carrier).isRefused("GET /reviews/invitation", {
      query: { token: order.link },
    });
    expect(opened).toMatchObject({ status: 422, code: "token_invalid" });
  });

  it("keeps hostile text as harmless text", async () => {
    const text = "<script>alert(1)</script>\u202Etxet\u0001\u200B\u200B\u2066x\r\n\r\n\r\n\r\nkonec";
    expect(await write({ text, name: "<b>\u202EJana\n</b>" })).toMatchObject({
      text: "<script>alert(1)</script>txetx\n\nkonec",
      name: "<b>Jana </b>",
    });
  });

  it("cannot be tried endlessly by one link", async () => {
    for (let time = 0; time < 20; time += 1) await write();
    expect(await refused()).toMatchObject({ status: 429, code: "too_many" });
  });
});
