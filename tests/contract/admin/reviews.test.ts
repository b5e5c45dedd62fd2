import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { deliveredOrder } from "@/tests/support/review-scene";
import { withDatabase } from "@/tests/support/scene";
import { changed, listed, reviewed, shopReviews, undone } from "@/tests/support/staff-reviews";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

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

describe("an answer to a review", () => {
  const shopReply = async (slug: string) => (await shopReviews(clock, slug)).data[0]?.reply;

  it("is seen by every shopper with its day, until it is removed or undone", async () => {
    const { id, slug } = await reviewed(clock, 2, { text: "Hučí" });
    expect(await shopReply(slug)).toBeNull();
    const at = clock.now.toISOString();
    const { review } = await changed(desk, id, { revision: 0, reply: " Mrzí nás to.\r\n\u202eOzvěte se. " });
    expect(review.reply).toEqual({ text: "Mrzí nás to.\nOzvěte se.", at });
    expect(await shopReply(slug)).toEqual(review.reply);
    clock.pass(1_000);
    const other = await changed(desk, id, { revision: 1, reply: "Jinak" });
    await undone(desk, other.undo);
    expect(await shopReply(slug)).toEqual(review.reply);
    await changed(desk, id, { revision: 3, reply: null });
    expect(await shopReply(slug)).toBeNull();
  });

  it("has words, at most 2000 signs of them", async () => {
    const { id } = await reviewed(clock, 2);
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
    const { id, write } = await reviewed(clock, 2, { text: "Hučí" });
    const late = () => desk.tries("PATCH /admin/reviews/{id}", { path: { id }, body: { revision: 0, reply: "Ano" } });
    await changed(other, id, { revision: 0, hidden_reason: "insult" });
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
    const { id } = await reviewed(clock, 3);
    const { review, undo } = await changed(desk, id, { revision: 0, hidden_reason: null, reply: null });
    expect([review.revision, undo]).toEqual([0, null]);
  });

  it("stands in the log by its number and reason, without a word of the review or the answer", async () => {
    const { id } = await reviewed(clock, 1, { text: "Tajemný text", name: "Tajemná" });
    await changed(desk, id, { revision: 0, hidden_reason: "personal_data", reply: "Tajemná odpověď" });
    await changed(desk, id, { revision: 1, hidden_reason: null });
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
    const { id, number, slug } = await reviewed(clock, 2, { text: "Hučí", name: "Eva" });
    const made = clock.now.toISOString();
    expect((await listed(desk)).data).toEqual([
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
    expect((await listed(desk)).data[0]?.tyre.paths).toBeNull();
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
    const first = await listed(desk);
    const second = await listed(desk, { after: first.page.next ?? "" });
    const third = await listed(desk, { after: second.page.next ?? "" });
    const ids = ({ data }: typeof first) => data.map(({ id }) => id);
    expect([first, second, third].map((page) => page.data.length)).toEqual([50, 50, 20]);
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(all);
    expect([first.page.before, third.page.next]).toEqual([null, null]);
    expect(ids(await listed(desk, { before: third.page.before ?? "" }))).toEqual(ids(second));
    const low = rows.filter(({ stars }) => stars <= 3).map(({ id }) => id);
    const few = await listed(desk, { view: "low" });
    expect([...ids(few), ...ids(await listed(desk, { view: "low", after: few.page.next ?? "" }))]).toEqual(low);
    const wrong = { query: { view: "low", after: first.page.next } };
    expect(await desk.isRefused("GET /admin/reviews", wrong)).toBe("invalid");
  });
});
