import { afterEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeOrderState, changePaymentState } from "@/lib/backend/order/change-state";
import { paymentReminderMail } from "@/lib/backend/order/mails/payment-reminder";
import { endUnpaidOrder } from "@/lib/backend/order/unpaid-orders";
import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";
import { allMailDone, withDatabaseAndMail } from "@/tests/support/account-scene";
import { queueSql } from "@/tests/support/jobs/queue-tables";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { withSettings } from "@/tests/support/settings";
import { stockOf } from "@/tests/support/tyres";

withDatabaseAndMail();

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day + 60_000);
const end = ({ id }: { id: string }, days = 8) => endUnpaidOrder({ order_id: id }, inDays(days));
const remind = ({ id }: { id: string }) => paymentReminderMail.run({ order_id: id }, "1");

/** In how many days the jobs of an order run. */
async function jobsOf({ id }: { id: string }) {
  const rows = await database().execute<{ task: string; days: string }>(sql`
    select task.identifier as task, round(extract(epoch from job.run_at - now()) / 86400) as days
    from ${queueSql.jobs} as job join ${queueSql.tasks} as task on task.id = job.task_id
    where job.payload->>'order_id' = ${id} and job.run_at > now() + interval '1 hour' order by job.run_at`);
  return rows.map(({ task, days }) => [task, Number(days)]);
}

/** An order as it stood in a database before terms existed. */
async function orderWithoutTerm(placedAt: Date) {
  const order = await placeOrder();
  await database().execute(sql`select graphile_worker.remove_job(task || ' ' || ${order.id}::text)
    from unnest(array['payment_reminder', 'cancel_unpaid_transfer']) as task`);
  await database().execute(sql`
    update customer_order set pay_by = null, placed_at = ${placedAt.toISOString()} where id = ${order.id}`);
  expect(await jobsOf(order)).toEqual([]);
  return order;
}

const sweep = async () => {
  await enqueue(database(), { task: "add_missing_terms", payload: z.object({}) }, {});
  await allMailDone();
};

describe("an order by transfer from before terms existed", () => {
  it("is given a term from now on by the night's sweep, and no second one by the next", async () => {
    const order = await orderWithoutTerm(inDays(-40));
    await end(order, 60);
    expect([(await order.read()).status, (await order.read()).payment.bank_transfer?.pay_by]).toEqual([
      "placed",
      undefined,
    ]);
    await sweep();
    const jobs = [
      ["payment_reminder", 5],
      ["cancel_unpaid_transfer", 8],
    ];
    expect(await jobsOf(order)).toEqual(jobs);
    const { pay_by } = (await order.read()).payment.bank_transfer ?? {};
    expect(Math.round((Date.parse(pay_by ?? "") - Date.now()) / day)).toBe(7);
    await sweep();
    expect((await order.read()).payment.bank_transfer?.pay_by).toBe(pay_by);
    await end(order);
    expect((await order.read()).status).toBe("cancelled");
  });

  it("keeps the term that its mail has named, where there is time for a reminder", async () => {
    const order = await orderWithoutTerm(inDays(-2));
    await sweep();
    expect(await jobsOf(order)).toEqual([
      ["payment_reminder", 3],
      ["cancel_unpaid_transfer", 6],
    ]);
  });

  it("is let be once it is paid or taken over", async () => {
    const [paid, confirmed] = [await orderWithoutTerm(inDays(-40)), await orderWithoutTerm(inDays(-40))];
    await changePaymentState(paid.id, "paid", new Date());
    await changeOrderState(confirmed.id, "confirmed", new Date());
    await sweep();
    expect([await jobsOf(paid), await jobsOf(confirmed)]).toEqual([[], []]);
  });
});

describe("the merchant's own term", () => {
  let restore = () => {};
  const setTerm = (days: string) => {
    restore = withSettings({ TRANSFER_DAYS: days });
  };
  afterEach(() => restore());

  it("sets when an order is reminded of and cancelled, and what page and mail name", async () => {
    setTerm("14");
    const order = await placeOrder({ locale: { language: "en", currency: "CZK" } });
    expect(await jobsOf(order)).toEqual([
      ["payment_reminder", 12],
      ["cancel_unpaid_transfer", 15],
    ]);
    await end(order, 14);
    expect((await order.read()).status).toBe("placed");
    const { pay_by } = (await order.read()).payment.bank_transfer ?? {};
    expect(Math.round((Date.parse(pay_by ?? "") - Date.now()) / day)).toBe(14);
    await allMailDone();
    const [mail] = await outboxMails(`${order.number}-confirmation`);
    const until = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Prague" });
    expect(plainText(mail?.text)).toContain(`Please pay by ${until.format(new Date(pay_by ?? ""))}`);
    await end(order, 15);
    expect((await order.read()).status).toBe("cancelled");
  });

  it("leaves an order the term that its shopper was told", async () => {
    const order = await placeOrder();
    const before = (await order.read()).payment.bank_transfer?.pay_by;
    setTerm("30");
    expect((await order.read()).payment.bank_transfer?.pay_by).toBe(before);
    await end(order);
    expect((await order.read()).status).toBe("cancelled");
  });

  it("of two days has no reminder, since there is no time for one", async () => {
    setTerm("2");
    expect(await jobsOf(await placeOrder())).toEqual([["cancel_unpaid_transfer", 3]]);
  });
});

describe("an order that nobody has paid by transfer", () => {
  it("is looked at after five days and after eight", async () => {
    expect(await jobsOf(await placeOrder())).toEqual([
      ["payment_reminder", 5],
      ["cancel_unpaid_transfer", 8],
    ]);
  });

  it.each<[Language, string, string]>([
    ["cs", "čeká na platbu", "IBAN"],
    ["sk", "čaká na platbu", "IBAN"],
    ["en", "is waiting for your payment", "IBAN"],
  ])("is reminded of once, with all that is needed to pay, %s", async (language, subject, account) => {
    const order = await placeOrder({ locale: { language, currency: "CZK" } });
    await remind(order);
    await remind(order);
    const mails = await outboxMails(`${order.number}-payment-reminder`);
    expect(mails.map((mail) => mail.subject?.includes(subject))).toEqual([true]);
    const term = new Intl.DateTimeFormat(languageFacts[language].region, {
      ...(language === "en" ? { dateStyle: "long" } : { day: "numeric", month: "numeric", year: "numeric" }),
      timeZone: "Europe/Prague",
    }).format(new Date(Date.now() + 7 * day));
    const text = plainText(mails[0]?.text);
    for (const said of [order.number, account, term]) expect(text).toContain(said);
  });

  it("is cancelled after its term, gives its tyres back and says so by mail, once", async () => {
    const order = await placeOrder({ quantity: 4 });
    expect(await stockOf(order.product_id)).toBe(6);
    await end(order, 7);
    expect((await order.read()).status).toBe("placed");
    await end(order);
    await end(order);
    expect((await order.read()).status).toBe("cancelled");
    expect(await stockOf(order.product_id)).toBe(10);
    await allMailDone();
    const [mail, ...more] = await outboxMails(`${order.number}-unpaid`);
    expect([mail?.subject, more]).toEqual([`Objednávka ${order.number} je zrušená, nepřišla platba`, []]);
    expect(plainText(mail?.text)).toContain("chtěli zaplatit převodem");
  });

  it("stays when it was paid, or when the merchant has taken it over; then nobody is reminded either", async () => {
    const [paid, confirmed] = [await placeOrder(), await placeOrder()];
    await changePaymentState(paid.id, "paid", new Date());
    await changeOrderState(confirmed.id, "confirmed", new Date());
    for (const order of [paid, confirmed]) {
      await remind(order);
      await end(order);
      expect(await outboxMails(`${order.number}-payment-reminder`)).toEqual([]);
    }
    expect([(await paid.read()).status, (await confirmed.read()).status]).toEqual(["placed", "confirmed"]);
  });
});
