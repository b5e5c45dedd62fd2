import { describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { paymentReminderMail } from "@/lib/backend/order/mails/payment-reminder";
import { moveOrder, movePayment } from "@/lib/backend/order/move-order";
import { endUnpaidOrder } from "@/lib/backend/order/unpaid-orders";
import type { Language } from "@/lib/domain/locale";
import { allMailDone, withDatabaseAndMail } from "@/tests/support/account-scene";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { stockOf } from "@/tests/support/tyres";

withDatabaseAndMail();

const day = 24 * 60 * 60_000;
const after = (days: number) => new Date(Date.now() + days * day + 60_000);
const end = ({ id }: { id: string }, days = 8) => endUnpaidOrder({ order_id: id }, after(days));
const remind = ({ id }: { id: string }) => paymentReminderMail.run({ order_id: id }, "1");

/** In how many days the jobs of an order run. */
async function jobsOf({ id }: { id: string }) {
  const rows = await database().execute<{ task: string; days: string }>(sql`
    select task.identifier as task, round(extract(epoch from job.run_at - now()) / 86400) as days
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.payload->>'order_id' = ${id} and job.run_at > now() + interval '1 hour' order by job.run_at`);
  return rows.map(({ task, days }) => [task, Number(days)]);
}

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
    const term = new Intl.DateTimeFormat({ cs: "cs-CZ", sk: "sk-SK", en: "en-GB" }[language], {
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
    await movePayment(paid.id, "paid", new Date());
    await moveOrder(confirmed.id, "confirmed", new Date());
    for (const order of [paid, confirmed]) {
      await remind(order);
      await end(order);
      expect(await outboxMails(`${order.number}-payment-reminder`)).toEqual([]);
    }
    expect([(await paid.read()).status, (await confirmed.read()).status]).toEqual(["placed", "confirmed"]);
  });
});
