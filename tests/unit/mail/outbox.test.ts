import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { decode } from "bysquare/pay";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { startWorker, stopWorker } from "@/lib/backend/jobs/worker";
import { database } from "@/lib/backend/kernel/database/connect";
import { jobs } from "@/lib/backend/registry";
import { written as messages } from "@/messages/written";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { czechOrder, type OrderInput, slovakOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { readPng } from "@/tests/support/qr-reader";

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
}, databasePatience);

afterEach(() => stopWorker());
afterAll(() => db?.close());

const timeout = 30_000;
const outbox = () => join(db.dataDir, "outbox");

async function written(name: string) {
  const path = join(outbox(), name);
  for (let waited = 0; !existsSync(path); waited += 50) {
    if (waited > 15_000) throw new Error(`No ${name} was written.`);
    await pause(50);
  }
  return PostalMime.parse(readFileSync(path), { attachmentEncoding: "arraybuffer" });
}

const sentCount = async (orderId: string) => {
  const [row] = await database().execute<{ count: number }>(
    sql`select count(*)::int as count from sent_mail where order_id = ${orderId}`,
  );
  return row?.count;
};

describe("without a mail server", () => {
  it(
    "the confirmation is a file named after the order, in the shopper's language, with everything agreed on",
    async () => {
      startWorker(jobs);
      const order = await placeOrder();
      const mail = await written(`${order.number}-confirmation.eml`);
      expect(mail).toMatchObject({
        from: { name: "Dezén", address: "dilna@dezen.example" },
        to: [{ name: "Jana Dvořáková", address: "jana.dvorakova@post.example" }],
        subject: `Objednávka ${order.number} je přijatá`,
        messageId: `<order-${order.id}-confirmation@dezen.example>`,
      });
      const told = [
        order.number,
        "Testa Grip 1 205/55 R16 91H",
        "2 ks × 1 000 Kč",
        "2 169 Kč",
        "DPH 21 %",
        "376,44 Kč",
        "Kurýr na adresu",
        "Lipová 1511/23",
        "370 04 České Budějovice",
        "CZ65 0800 0000 1920 0014 5399",
        "19-2000145399/0800",
        ", když zaplatíte dnes (",
        "Co bude dál",
        "+420 601 234 567",
        messages.cs.returns.sentence,
        `/cs/create-order-success?order=${order.id}&token=${order.token}`,
        `/cs/withdrawal?order=${order.number}&token=${order.token}`,
      ];
      const html = mail.html?.replace(/[\u00a0\u202f]/g, " ").replaceAll("&amp;", "&");
      for (const text of told) {
        expect(mail.text?.replace(/[\u00a0\u202f]/g, " ")).toContain(text);
        expect(html).toContain(text);
      }
      const picture = mail.attachments[0];
      expect(picture).toMatchObject({ mimeType: "image/png", disposition: "inline" });
      expect(mail.html).toContain(`src="cid:${picture?.contentId?.replace(/[<>]/g, "")}"`);
      const spayd = readPng(Buffer.from(picture?.content as ArrayBuffer));
      expect(spayd).toContain(`ACC:CZ6508000000192000145399*AM:2169.00*CC:CZK`);
      expect(spayd).toContain(`X-VS:${order.number}`);
    },
    timeout,
  );

  it(
    "a Slovak mail has its point and cash to pay, and the right to return tyres: the purpose decides, not a company number",
    async () => {
      startWorker(jobs);
      const order = await placeOrder({ body: slovakOrder, locale: { language: "sk", currency: "EUR" } });
      const mail = await written(`${order.number}-confirmation.eml`);
      expect(mail.subject).toBe(`Objednávka ${order.number} je prijatá`);
      for (const text of ["Pneuservis Šariš", "080 01 Prešov", "Zaplatíte 86,80 € pri prevzatí.", "DPH 23 %"]) {
        expect(mail.text?.replace(/[\u00a0\u202f]/g, " ")).toContain(text);
      }
      expect(mail.text).not.toContain("ak zaplatíte dnes");
      expect(mail.text?.replace(/\s+/g, " ")).toContain(messages.sk.returns.sentence);
      expect(mail.attachments).toEqual([]);
    },
    timeout,
  );

  it(
    "an English mail in euros carries a PAY by square code that decodes",
    async () => {
      startWorker(jobs);
      const order = await placeOrder({ locale: { language: "en", currency: "EUR" }, quantity: 4 });
      const mail = await written(`${order.number}-confirmation.eml`);
      expect(mail.subject).toBe(`We have your order ${order.number}`);
      expect(mail.text).toContain("€160.00");
      const code = readPng(Buffer.from(mail.attachments[0]?.content as ArrayBuffer));
      expect(decode(code ?? "").payments[0]).toMatchObject({ amount: 160, variableSymbol: order.number });
    },
    timeout,
  );

  it(
    "what a shopper types is text in the mail, never markup or a header",
    async () => {
      startWorker(jobs);
      const name = {
        ...czechOrder.contact,
        first_name: '<img src=x onerror="alert(1)">',
        last_name: "A\r\nBcc: jana",
      };
      const body = { ...czechOrder, contact: name, note: "<script>alert(1)</script>" } as OrderInput;
      const order = await placeOrder({ body });
      for (const kind of ["confirmation", "notice"]) {
        const mail = await written(`${order.number}-${kind}.eml`);
        expect(mail.html).not.toMatch(/<img src=x|<script/);
        expect(mail.bcc ?? []).toEqual([]);
      }
    },
    timeout,
  );

  it(
    "the shop gets a notice of its own, to be answered to the shopper",
    async () => {
      startWorker(jobs);
      const order = await placeOrder({ body: { ...czechOrder, note: "Zvonek vlevo." } });
      const mail = await written(`${order.number}-notice.eml`);
      expect(mail).toMatchObject({
        to: [{ name: "Dezén", address: "dilna@dezen.example" }],
        replyTo: [{ address: "jana.dvorakova@post.example" }],
      });
      expect(mail.subject?.replace(/[\u00a0\u202f]/g, " ")).toBe(`Nová objednávka ${order.number}, 2 169 Kč`);
      expect(mail.text).toContain("Zvonek vlevo.");
      expect(mail.text).not.toContain(order.token);
    },
    timeout,
  );

  it(
    "mail queued while no worker ran is written after the next start, and noted as sent",
    async () => {
      const order = await placeOrder();
      await pause(300);
      expect(existsSync(join(outbox(), `${order.number}-confirmation.eml`))).toBe(false);
      startWorker(jobs);
      await written(`${order.number}-confirmation.eml`);
      await written(`${order.number}-notice.eml`);
      await stopWorker();
      expect(await sentCount(order.id)).toBe(2);
    },
    timeout,
  );

  it("no half-written file is left behind", () => {
    expect(readdirSync(outbox()).filter((name) => !/^\d{10}-(confirmation|notice)\.eml$/.test(name))).toEqual([]);
  });
});
