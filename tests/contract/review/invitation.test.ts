import { describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { handle } from "@/lib/backend/server";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { newCustomer } from "@/tests/support/customer";
import { queueSql } from "@/tests/support/jobs/queue-tables";
import { czechOrder } from "@/tests/support/order-request";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { deliver } from "@/tests/support/review-scene";
import { newKey } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { addTyre } from "@/tests/support/tyres";

withDatabaseAndMail();

const day = 86_400_000;
const carrier = (path: string, init: RequestInit) => handle(new Request(`http://embedded.invalid${path}`, init));
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const mailsOf = (number: string) => outboxMails(`${number}-review-invitation`);
const tokenIn = (text: string | undefined) => /review\?token=([\w-]{43})\b/.exec(text ?? "")?.[1] ?? "";

/** When the mail of an order is to be sent; `undefined` when none waits. */
async function waitingSince(id: string): Promise<Date | undefined> {
  const [job] = await database().execute<{ at: string }>(
    sql`select run_at::text as at from ${queueSql.jobs} where key = ${`review_invitation ${id}`}`,
  );
  return job && new Date(job.at);
}

describe("the mail that asks for reviews", () => {
  it("waits for ten days after the delivery", async () => {
    const order = await placeOrder();
    await deliver(order.id, daysAgo(5));
    expect((await waitingSince(order.id))?.getTime()).toBeCloseTo(Date.now() + 5 * day, -4);
    expect(await mailsOf(order.number)).toEqual([]);
  });

  it("then comes once, says why, and its link opens the tyres of that order", async () => {
    const order = await placeOrder();
    await deliver(order.id, new Date("2026-11-01T09:00:00Z"));
    const [mail, ...more] = await mailsOf(order.number);
    expect(more).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe(czechOrder.contact.email);
    expect(mail?.subject).toBe(`Jak se pneumatiky osvědčily? Objednávka ${order.number}`);
    const text = plainText(mail?.text);
    for (const part of [
      `vaši objednávku ${order.number} jsme vám doručili 1. 11. 2026`,
      "1. Testa Grip 1 205/55 R16",
      "protože jste u nás koupili zboží z objednávky",
      "jen jednou",
      "Dezén, Pražská 55",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/[{}]/);
    const token = tokenIn(mail?.text);
    const { body } = await newShopper(carrier).does("GET /reviews/invitation", { query: { token } });
    expect(body).toMatchObject({ order_number: order.number, lines: [{ product_id: order.product_id }] });
    const review = { token, product_id: order.product_id, stars: 5 };
    expect((await newShopper(carrier).does("POST /reviews", { body: review })).status).toBe(201);
  });

  it.each([
    ["sk", "EUR", "Ako sa pneumatiky osvedčili? Objednávka", "Napísať recenziu:"],
    ["en", "USD", "How are your tyres? Order", "Write a review:"],
  ] as const)("is written in the order's language: %s", async (language, currency, subject, link) => {
    const order = await placeOrder({ locale: { language, currency } });
    await deliver(order.id, daysAgo(11));
    const [mail] = await mailsOf(order.number);
    expect(mail?.subject).toBe(`${subject} ${order.number}`);
    expect(plainText(mail?.text)).toContain(link);
    expect(mail?.text).toContain(`/${language}/review?token=`);
    expect(plainText(mail?.text)).not.toMatch(/[{}]/);
  });

  it("does not come for an order that never arrived", async () => {
    const order = await placeOrder();
    await changeOrderState(order.id, "cancelled", daysAgo(20));
    expect(await waitingSince(order.id)).toBeUndefined();
    expect(await mailsOf(order.number)).toEqual([]);
  });

  it("does not come to whoever sent the tyres back, withdrew, or wants to be forgotten", async () => {
    const [returned, withdrawn, forgotten] = [await placeOrder(), await placeOrder(), await placeOrder()];
    for (const order of [returned, withdrawn, forgotten]) await deliver(order.id, daysAgo(5));
    await changeOrderState(returned.id, "returned", daysAgo(4));
    await newShopper(carrier).does("POST /withdrawals", {
      headers: { "idempotency-key": newKey() },
      body: { name: "Jana", order_number: withdrawn.number, email: czechOrder.contact.email },
    });
    await database().update(customerOrder).set({ forgetContact: true }).where(eq(customerOrder.id, forgotten.id));
    await database().execute(
      sql`select graphile_worker.reschedule_jobs(array(select id from ${queueSql.jobs}), run_at => now())`,
    );
    for (const { number } of [returned, withdrawn, forgotten]) expect(await mailsOf(number)).toEqual([]);
    expect(await waitingSince(returned.id)).toBeUndefined();
  });
});

describe("an account's reviews", () => {
  it("are handed out with its data, and stay without a name when it is deleted", async () => {
    const customer = await newCustomer(carrier);
    await customer.does("POST /cart/items", { body: { product_id: await addTyre(), quantity: 2 } });
    const headers = { "idempotency-key": newKey() };
    const own = (await customer.does("POST /checkout/create-order", { headers, body: czechOrder })).body;
    await deliver(own.id, daysAgo(11));
    const token = tokenIn((await mailsOf(own.number))[0]?.text);
    const { body } = await newShopper(carrier).does("GET /reviews/invitation", { query: { token } });
    const [line] = body.lines;
    const review = { token, product_id: line?.product_id ?? 0, stars: 3, text: "Ujde", name: "Jana Z." };
    await customer.does("POST /reviews", { body: review });
    const { reviews, mails } = (await customer.does("GET /users/export", {})).body as Record<string, object[]>;
    expect(reviews).toMatchObject([{ order_number: own.number, stars: 3, text: "Ujde", name: "Jana Z." }]);
    expect(mails).toContainEqual(expect.objectContaining({ kind: "review_invitation" }));
    await customer.does("DELETE /users/info", { body: { password: "Kola na podzim 17" } });
    const slug = line?.paths?.cs.split("/").at(-1) ?? "";
    const shown = (await newShopper(carrier).does("GET /products/{slug}/reviews", { path: { slug } })).body;
    expect(shown.data).toMatchObject([{ stars: 3, text: "Ujde", name: null }]);
  });
});
