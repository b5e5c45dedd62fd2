import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { type Language, languages } from "@/lib/domain/locale";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { newCustomer } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { newKey } from "@/tests/support/scene";
import { waitingJobs } from "@/tests/support/staff-orders";
import { casesOf, deliver, movesCase, withdrawn, withdrawnOrder } from "@/tests/support/staff-returns";
import { type Desk, joined, minute, signedIn, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

withDatabaseAndMail();

// What waits half a minute for an undo is due at once by this clock.
const clock = staffClock(new Date(Date.now() - 10 * minute));
let desk: Desk;
beforeAll(async () => {
  desk = (await joined(clock, ["orders", "money"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

async function mailOf(number: string, state: "settled" | "refused") {
  const [mail, ...more] = await outboxMails(`withdrawal-${state}-${number}`);
  expect(more).toEqual([]);
  return { to: mail?.to?.[0]?.address, subject: mail?.subject ?? "", text: plainText(mail?.text), html: mail?.html };
}

/** A withdrawal from a paid order, in a language. */
async function paidCase(language: Language = "cs") {
  const made = await withdrawnOrder(clock, {}, {}, language);
  const path = { number: made.order.number };
  await desk.does("PATCH /admin/orders/{number}/payment", { path, body: { revision: 0, to: "paid" } });
  return made;
}

describe("the mail of a withdrawal that has ended", () => {
  it.each([
    ["cs", "Odstoupení je vyřízené", "na pneumatikách se jezdilo", "300 Kč", "Peníze odeslány"],
    ["sk", "Odstúpenie je vybavené", "na pneumatikách sa jazdilo", "300 Kč", "Peniaze odoslané"],
    ["en", "Your withdrawal is settled", "the tyres had been driven on", "CZK 300", "Money sent"],
  ] as const)(
    "tells in %s that the money went back, what was kept and why, and who settles disputes",
    async (...row) => {
      const [language, subject, ...said] = row;
      const { order, number } = await paidCase(language);
      await movesCase(desk, number, { to: "goods_back" });
      await movesCase(desk, number, { to: "inspected", deduction: 30_000, deduction_reason: "driven" });
      await movesCase(desk, number, { to: "settled" });
      const mail = await mailOf(number, "settled");
      expect(mail.to).toBe(czechOrder.contact.email);
      expect(mail.subject).toBe(`${subject}, ${mail.subject.split(", ")[1]}`);
      for (const part of [number, order.number, ...said]) expect(mail.text).toContain(part);
      expect(mail.text).toContain(`/${language}/terms#disputes`);
      expect(mail.text).not.toMatch(/[{}]|undefined|null/);
    },
  );

  it("tells of nothing kept where nothing was, and of no money where none was paid", async () => {
    const { number } = await paidCase();
    await movesCase(desk, number, { to: "settled" });
    const { text } = await mailOf(number, "settled");
    expect(text).toContain("peníze jsme vám poslali zpět");
    expect(text).not.toMatch(/ponechali|srážky|#disputes/);
    const unpaid = await withdrawnOrder(clock);
    await movesCase(desk, unpaid.number, { to: "settled" });
    const told = (await mailOf(unpaid.number, "settled")).text;
    expect(told).toContain("nic nezaplatili");
    expect(told).not.toContain("Peníze odeslány");
  });

  it.each(languages)(
    "tells in %s why it was refused and who settles disputes; nobody is in doubt who took it back",
    async (language) => {
      const { order, number } = await withdrawnOrder(clock, { part: "Dvě" }, {}, language);
      await deliver(order, new Date("2026-10-01T10:00:00Z"));
      await movesCase(desk, number, { to: "refused", refusal: "too_late" });
      const { text } = await mailOf(number, "refused");
      const late = { cs: "po 14denní lhůtě", sk: "po 14-dňovej lehote", en: "after the period of 14 days" }[language];
      const last = { cs: "15. 10. 2026", sk: "15. 10. 2026", en: "15 October 2026" }[language];
      for (const part of [late, last, "Dvě", "#disputes"]) expect(text).toContain(part);
      const back = await withdrawn(clock, order, { part: "Jedna" }, language);
      await movesCase(desk, back, { to: "refused", refusal: "withdrawn_by_consumer" });
      const void_ = (await mailOf(back, "refused")).text;
      expect(void_).toContain({ cs: "Smlouva platí dál", sk: "Zmluva platí ďalej", en: "stays in force" }[language]);
      expect(void_).not.toContain("#disputes");
    },
  );

  it("is taken back with the change within half a minute, and no other mail of it goes out", async () => {
    const now = staffClock(new Date());
    const person = await joined(now, ["orders"], "Eva Rychlá");
    const own = await signedIn(now, person);
    const { order, number } = await withdrawnOrder(now);
    await movesCase(own, number, { to: "goods_back" });
    const { undo, withdrawal } = await movesCase(own, number, { to: "refused", refusal: "other" });
    expect(withdrawal).toMatchObject({ state: "refused", refusal: "other", revision: 2 });
    const [row] = await database().execute<{ id: string }>(sql`select id from withdrawal where number = ${number}`);
    expect(await waitingJobs(row?.id ?? "")).toEqual(["withdrawal_settled"]);
    expect((await own.does("POST /admin/undo", { body: { token: undo.token } })).body.refused).toEqual([]);
    expect(await casesOf(own, order.number)).toMatchObject([
      { state: "goods_back", goods_back_on: expect.any(String), refusal: null, settled_on: null, revision: 3 },
    ]);
    expect(await waitingJobs(row?.id ?? "")).toEqual([]);
    expect(await outboxMails(`withdrawal-refused-${number}`)).toEqual([]);
  });

  it("that has gone cannot be taken back, and neither can the change", async () => {
    const { order, number } = await paidCase();
    const { undo } = await movesCase(desk, number, { to: "settled" });
    await mailOf(number, "settled");
    const { body } = await desk.does("POST /admin/undo", { body: { token: undo.token } });
    expect(body.refused).toMatchObject([{ number, code: "undo_over" }]);
    expect(await casesOf(desk, order.number)).toMatchObject([{ state: "settled" }]);
  });
});

it("what the shop has done about a withdrawal is handed out with the account's data", async () => {
  const customer = await newCustomer(clock.carrier);
  await customer.does("POST /cart/items", { body: { product_id: await addTyre(), quantity: 2 } });
  const headers = { "idempotency-key": newKey() };
  const order = (await customer.does("POST /checkout/create-order", { headers, body: czechOrder })).body;
  const number = await withdrawn(clock, order);
  await movesCase(desk, number, { to: "goods_back" });
  await movesCase(desk, number, { to: "inspected", deduction: 100, deduction_reason: "mounted" });
  const { withdrawals } = (await customer.does("GET /users/export", {})).body;
  expect(withdrawals).toMatchObject([
    { number, state: "inspected", deduction: 100, deduction_reason: "mounted", refusal: null, settled_on: null },
  ]);
});
