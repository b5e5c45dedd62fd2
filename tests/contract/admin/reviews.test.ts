import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { InputOfAny } from "@/lib/contract/calls";
import { newCustomer } from "@/tests/support/customer";
import { deliveredOrder } from "@/tests/support/review-scene";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { toldWhile } from "@/tests/support/told-changes";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

type Change = InputOfAny<"PATCH /admin/reviews/{id}">["body"];

let clock: StaffClock;
let desk: Desk;
let other: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders"], "Jana Skladová")).desk;
  other = (await joined(clock, ["orders"], "Petr Druhý")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await database().execute(sql`delete from customer_order`);
});

/** A tyre's buyer who has reviewed it. */
async function reviewed(
  stars: number,
  { text = "", name = "", tyre }: { text?: string; name?: string; tyre?: number },
) {
  const order = await deliveredOrder({ at: clock.now, ...(tyre && { tyre }) });
  const body = { token: order.link, product_id: order.product_id };
  const write = async (more: { stars: number; text?: string; name?: string }) =>
    (await newShopper(clock.carrier).does("POST /reviews", { body: { ...body, ...more } })).body;
  const made = await write({ stars, text, name });
  return { ...order, order_id: order.id, tyre: order.product_id, id: made?.id ?? 0, write };
}

const list = async (query: NonNullable<InputOfAny<"GET /admin/reviews">["query"]> = {}) =>
  (await desk.does("GET /admin/reviews", { query })).body;
const change = async (id: number, body: Change, by = desk) =>
  (await by.does("PATCH /admin/reviews/{id}", { path: { id }, body })).body;
const undo = (token: string | undefined) => desk.does("POST /admin/undo", { body: { token: token ?? "" } });

/** What the shop shows of a tyre: reviews, how many of each number of stars, and the rating at both places. */
async function inShop(slug: string) {
  const shopper = newShopper(clock.carrier);
  const { data, distribution, page, rating } = (await shopper.does("GET /products/{slug}/reviews", { path: { slug } }))
    .body;
  const product = (await shopper.does("GET /products/{slug}", { path: { slug } })).body;
  expect(product.rating).toEqual(rating);
  const counts = distribution.map(({ count }) => count).join("");
  return { texts: data.map(({ text }) => text), total: page.total, counts, rating };
}

describe("a review that the shop hides", () => {
  it("is nowhere in the shop and its stars do not count, until it is shown again", async () => {
    const bad = await reviewed(1, { text: "Urážka" });
    const good = await reviewed(4, { text: "Dobrá", tyre: bad.tyre });
    const both = { texts: ["Dobrá", "Urážka"], total: 2, counts: "01001", rating: { average: 2.5, count: 2 } };
    expect(await inShop(bad.slug)).toEqual(both);
    const { review } = await change(bad.id, { revision: 0, hidden_reason: "insult" });
    expect(review).toMatchObject({ revision: 1, hidden: { by: "Jana Skladová", reason: "insult" } });
    const one = { texts: ["Dobrá"], total: 1, counts: "01000", rating: { average: 4, count: 1 } };
    expect(await inShop(bad.slug)).toEqual(one);
    await change(good.id, { revision: 0, hidden_reason: "advertisement" });
    expect(await inShop(bad.slug)).toEqual({ texts: [], total: 0, counts: "00000", rating: null });
    expect((await list({ view: "hidden" })).data.map(({ id }) => id)).toEqual([good.id, bad.id]);
    await change(good.id, { revision: 1, hidden_reason: null });
    expect(await inShop(bad.slug)).toEqual(one);
    const shown = await change(bad.id, { revision: 1, hidden_reason: null });
    expect(shown.review.hidden).toBeNull();
    expect(await inShop(bad.slug)).toEqual(both);
  });

  it("comes back with its stars when hiding is undone, and goes when showing is", async () => {
    const { id, slug } = await reviewed(2, { text: "Slabá" });
    const hid = await change(id, { revision: 0, hidden_reason: "unlawful" });
    await undo(hid.undo?.token);
    expect((await inShop(slug)).rating).toEqual({ average: 2, count: 1 });
    expect((await list()).data).toMatchObject([{ id, revision: 2, hidden: null }]);
    await change(id, { revision: 2, hidden_reason: "insult" });
    const shown = await change(id, { revision: 3, hidden_reason: null });
    await undo(shown.undo?.token);
    expect((await inShop(slug)).rating).toBeNull();
    expect((await list()).data).toMatchObject([{ hidden: { by: "Jana Skladová", reason: "insult" } }]);
  });

  it("stays hidden when its buyer changes it, its new stars do not count, and undo comes too late", async () => {
    const { id, slug, write } = await reviewed(1, { text: "Urážka" });
    const hid = await change(id, { revision: 0, hidden_reason: "insult" });
    clock.pass(1_000);
    await write({ stars: 5, text: "Nová" });
    expect(await inShop(slug)).toEqual({ texts: [], total: 0, counts: "00000", rating: null });
    const refused = (await undo(hid.undo?.token)).body.refused;
    expect(refused).toMatchObject([{ code: "stale" }]);
    expect((await list()).data).toMatchObject([{ stars: 5, text: "Nová", hidden: { reason: "insult" } }]);
    await change(id, { revision: 2, hidden_reason: null });
    expect((await inShop(slug)).rating).toEqual({ average: 5, count: 1 });
  });

  it("tells its buyer by their link that it is hidden, and why", async () => {
    const { id, link } = await reviewed(1, { text: "Urážka" });
    await change(id, { revision: 0, hidden_reason: "insult" });
    const { body } = await newShopper(clock.carrier).does("GET /reviews/invitation", { query: { token: link } });
    expect(body.lines[0]?.review).toMatchObject({ text: "Urážka", hidden: "insult" });
  });

  it("stands in the export of its buyer's data with the reason and the answer, but not who has hidden it", async () => {
    const customer = await newCustomer(clock.carrier);
    const { id, order_id } = await reviewed(1, { text: "Urážka" });
    const at = clock.now.toISOString();
    await change(id, { revision: 0, hidden_reason: "insult", reply: "Mrzí nás to" });
    await database().execute(sql`
      update customer_order set account_id = (select max(id) from account) where id = ${order_id}`);
    const { reviews } = (await customer.does("GET /users/export", {})).body as { reviews: object[] };
    expect(reviews).toMatchObject([{ hidden: { at, reason: "insult" }, reply: { text: "Mrzí nás to", at } }]);
    expect(JSON.stringify(reviews)).not.toContain("Skladová");
  });

  it("is hidden for one of the five reasons; that it is negative is none", async () => {
    const { id, slug } = await reviewed(1, { text: "Špatná" });
    for (const hidden_reason of ["negative", "", "other"]) {
      const refused = { path: { id }, body: { revision: 0, hidden_reason } };
      expect(await desk.isRefused("PATCH /admin/reviews/{id}", refused)).toBe("invalid");
    }
    expect((await inShop(slug)).texts).toEqual(["Špatná"]);
  });

  it("leaves the stars right however many are written and hidden at once", async () => {
    const first = await reviewed(3, {});
    const orders = [first];
    for (let made = 0; made < 3; made++) orders.push(await reviewed(5, { tyre: first.tyre }));
    await Promise.all([
      ...orders.slice(0, 2).map(({ id }) => change(id, { revision: 0, hidden_reason: "insult" })),
      ...orders.slice(2).map(({ write }) => write({ stars: 4 })),
      reviewed(1, { tyre: first.tyre }),
    ]);
    expect(await inShop(first.slug)).toMatchObject({ total: 3, counts: "02001", rating: { average: 3, count: 3 } });
  });

  it("outdates the tyre's page and the lists that show its stars; an answer outdates the page alone", async () => {
    const { id, tyre } = await reviewed(5, {});
    const hiding = await toldWhile(() => change(id, { revision: 0, hidden_reason: "insult" }));
    expect(hiding).toEqual(expect.arrayContaining([`tyre-${tyre}`, "catalogue", "category-car-winter"]));
    expect(await toldWhile(() => change(id, { revision: 1, reply: "Děkujeme" }))).toEqual([`tyre-${tyre}`]);
  });
});

describe("an answer to a review", () => {
  const shopReply = async (slug: string) =>
    (await newShopper(clock.carrier).does("GET /products/{slug}/reviews", { path: { slug } })).body.data[0]?.reply;

  it("is seen by every shopper with its day, until it is removed or undone", async () => {
    const { id, slug } = await reviewed(2, { text: "Hučí" });
    expect(await shopReply(slug)).toBeNull();
    const at = clock.now.toISOString();
    const { review } = await change(id, { revision: 0, reply: " Mrzí nás to.\r\n\u202eOzvěte se. " });
    expect(review.reply).toEqual({ text: "Mrzí nás to.\nOzvěte se.", at });
    expect(await shopReply(slug)).toEqual(review.reply);
    clock.pass(1_000);
    const other = await change(id, { revision: 1, reply: "Jinak" });
    await undo(other.undo?.token);
    expect(await shopReply(slug)).toEqual(review.reply);
    await change(id, { revision: 3, reply: null });
    expect(await shopReply(slug)).toBeNull();
  });

  it("has words, at most 2000 signs of them", async () => {
    const { id } = await reviewed(2, {});
    for (const reply of ["", " \n", "\u200b\u200b", "x".repeat(2001)]) {
      const { status, body } = await desk.tries("PATCH /admin/reviews/{id}", {
        path: { id },
        body: { revision: 0, reply },
      });
      expect([reply.length, status]).toEqual([reply.length, 422]);
      expect(body).toMatchObject({ code: "invalid", errors: [{ path: "reply" }] });
    }
  });
});

describe("a change of a review", () => {
  it("is refused to whoever has not seen it as it is: with its present form, and who has changed it", async () => {
    const { id, write } = await reviewed(2, { text: "Hučí" });
    const late = () => desk.tries("PATCH /admin/reviews/{id}", { path: { id }, body: { revision: 0, reply: "Ano" } });
    await change(id, { revision: 0, hidden_reason: "insult" }, other);
    expect(await late()).toMatchObject({
      status: 412,
      body: { code: "stale", stale: { changed_by: "Petr Druhý", current: { id, revision: 1, reply: null } } },
    });
    clock.pass(1_000);
    await write({ stars: 4, text: "Už nehučí" });
    expect(await late()).toMatchObject({
      status: 412,
      body: { stale: { changed_by: null, changed_at: clock.now.toISOString(), current: { text: "Už nehučí" } } },
    });
  });

  it("of one that is not there is refused, and one that changes nothing leaves no trace", async () => {
    const missing = { path: { id: 2_000_000 }, body: { revision: 0, reply: "Ano" } };
    expect(await desk.isRefused("PATCH /admin/reviews/{id}", missing)).toBe("not_found");
    const { id } = await reviewed(3, {});
    const { review, undo } = await change(id, { revision: 0, hidden_reason: null, reply: null });
    expect([review.revision, undo]).toEqual([0, null]);
  });

  it("stands in the log by its number and reason, without a word of the review or the answer", async () => {
    const { id } = await reviewed(1, { text: "Tajemný text", name: "Tajemná" });
    await change(id, { revision: 0, hidden_reason: "personal_data", reply: "Tajemná odpověď" });
    await change(id, { revision: 1, hidden_reason: null });
    const log = await database().execute<{ action: string; details: object }>(
      sql`select action, details from audit_log where subject = 'review' and subject_id = ${String(id)} order by id`,
    );
    expect([...log]).toEqual([
      { action: "review_hidden", details: { reason: "personal_data" } },
      { action: "review_answered", details: { removed: false } },
      { action: "review_shown", details: {} },
    ]);
  });
});

describe("the list of reviews", () => {
  it("tells what was written of what, where it is in the shop and in which order", async () => {
    const { id, number, slug } = await reviewed(2, { text: "Hučí", name: "Eva" });
    const made = clock.now.toISOString();
    expect((await list()).data).toEqual([
      {
        id,
        revision: 0,
        stars: 2,
        text: "Hučí",
        name: "Eva",
        language: "cs",
        written_at: made,
        changed_at: made,
        tyre: {
          name: "Testa Grip 1",
          size: "205/55 R16 91H",
          paths: expect.objectContaining({ cs: expect.any(String) }),
        },
        order_number: number,
        hidden: null,
        reply: null,
      },
    ]);
    await database().execute(sql`update product set active = false where slug = ${slug}`);
    expect((await list()).data[0]?.tyre.paths).toBeNull();
  });

  it("is read in portions on and back, also among those of one moment, by cursors that fit their view alone", async () => {
    const { id: order } = await deliveredOrder({ tyre: await addTyre() });
    await database().execute(sql`
      with made as (
        insert into product (brand_id, pattern_id, price_czk, price_eur, price_usd, category, season, family, width, profile,
          rim_tenths, load_index, speed_rank, speed_symbol, slug, source)
        select brand_id, pattern_id, 771, 1, 1, category, season, family, width, profile, rim_tenths, load_index, speed_rank,
          speed_symbol, slug || '-' || copy, source
        from (select * from product limit 1) one cross join generate_series(1, 120) as copy
        returning id
      ), numbered as (select id, row_number() over () as n from made), lines as (
        insert into order_line (order_id, position, product_id, name, size, image, quantity, unit_price)
        select ${order}, 10 + n, id, 'Testa', '205/55 R16', '', 1, 1 from numbered
      )
      insert into review (order_id, product_id, stars, text, name, language, written_at, changed_at)
      select ${order}, id, 1 + n % 5, n::text, '', 'cs', now() - (n / 7) * interval '1 hour', now() from numbered`);
    const rows = await database().execute<{ id: number; stars: number }>(
      sql`select id, stars from review order by written_at desc, id desc`,
    );
    const all = rows.map(({ id }) => id);
    const first = await list();
    const second = await list({ after: first.page.next ?? "" });
    const third = await list({ after: second.page.next ?? "" });
    const ids = ({ data }: typeof first) => data.map(({ id }) => id);
    expect([first, second, third].map((page) => page.data.length)).toEqual([50, 50, 20]);
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(all);
    expect([first.page.before, third.page.next]).toEqual([null, null]);
    expect(ids(await list({ before: third.page.before ?? "" }))).toEqual(ids(second));
    const low = rows.filter(({ stars }) => stars <= 3).map(({ id }) => id);
    const few = await list({ view: "low" });
    expect([...ids(few), ...ids(await list({ view: "low", after: few.page.next ?? "" }))]).toEqual(low);
    const wrong = { query: { view: "low", after: first.page.next } };
    expect(await desk.isRefused("GET /admin/reviews", wrong)).toBe("invalid");
  });
});
