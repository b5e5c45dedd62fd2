import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { picture, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { handle } from "@/lib/backend/server";
import { withdrawalSettledMail } from "@/lib/backend/withdrawal/mails/withdrawal-settled";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { newEmail } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { deliver } from "@/tests/support/review-scene";
import { newKey } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabaseAndMail();

const [wide, high, small, gone] = ["a", "b", "c", "d"].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  await database()
    .insert(picture)
    .values([
      { hash: wide, width: 1600, height: 1200, madeAt: new Date() },
      { hash: high, width: 400, height: 800, madeAt: new Date() },
      { hash: small, width: 120, height: 110, madeAt: new Date() },
      { hash: gone, width: 640, height: 480, madeAt: new Date() },
    ]);
});
beforeEach(() => database().delete(tyrePicture));

const shown = async (hash: string) => {
  const id = await addTyre();
  await database().insert(tyrePicture).values({ productId: id, hash, position: 0, role: "side" });
  return id;
};
const mailOf = async (name: string) => {
  const [mail] = await outboxMails(name);
  return { html: mail?.html ?? "", text: plainText(mail?.text), attachments: mail?.attachments ?? [] };
};
const pictures = (html: string) => html.match(/<img[^>]*>/g)?.filter((tag) => !tag.includes("cid:")) ?? [];
const place = (tag = "") =>
  ["src", "width", "height", "alt"].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
const file = (hash: string, width = 320) => `http://localhost:3000/img/p/${hash}-${width}.jpg`;

it.each([
  ["a wide one", wide, [file(wide), "72", "54", ""]],
  ["a high one", high, [file(high), "36", "72", ""]],
  ["one smaller than the usual file", small, [file(small, 120), "72", "66", ""]],
])(
  "an order's mails show its tyres as JPEG from the shop, in their own proportions: %s",
  async (_name, hash, expected) => {
    const { number } = await placeOrder({}, await shown(hash));
    for (const kind of ["confirmation", "notice"]) {
      const { html, text } = await mailOf(`${number}-${kind}`);
      expect(pictures(html).map(place)).toEqual([expected]);
      expect(text).not.toContain("/img/p/");
    }
  },
);

it("an order's mails say the same of a drawn tyre, without a picture and without a place for one", async () => {
  const goods = (text: string) => /Testa Grip 1.*\n.*\n/.exec(text)?.[0];
  const [drawn, pictured] = [await placeOrder(), await placeOrder({}, await shown(wide))];
  const [plain, rich] = [await mailOf(`${drawn.number}-confirmation`), await mailOf(`${pictured.number}-confirmation`)];
  expect(pictures(plain.html)).toEqual([]);
  expect(plain.html).not.toContain("width:72px");
  expect(plain.html).toContain("Testa Grip 1");
  expect(goods(plain.text)).toMatch(/2 ks × 1 000 Kč/);
  expect(goods(rich.text)).toBe(goods(plain.text));
  expect(rich.attachments.length).toBe(plain.attachments.length);
});

it("a mail stays whole when what was ordered had a picture that is no longer kept", async () => {
  const order = await placeOrder({}, await shown(gone));
  await outboxMails(`${order.number}-confirmation`);
  await database().delete(tyrePicture);
  await database().delete(picture).where(eq(picture.hash, gone));
  await deliver(order.id, new Date("2026-11-01T09:00:00Z"));
  const { html, text } = await mailOf(`${order.number}-review-invitation`);
  expect(pictures(html)).toEqual([]);
  expect([html, text]).toEqual([
    expect.stringContaining("Testa Grip 1"),
    expect.stringContaining("1. Testa Grip 1 205/55 R16"),
  ]);
});

it("the mail that asks for reviews shows what was bought, and its text numbers it as before", async () => {
  const order = await placeOrder({}, await shown(wide));
  await deliver(order.id, new Date("2026-11-01T09:00:00Z"));
  const { html, text } = await mailOf(`${order.number}-review-invitation`);
  expect(pictures(html).map(place)).toEqual([[file(wide), "72", "54", ""]]);
  expect(text).toContain("\n\n1. Testa Grip 1 205/55 R16");
});

it.each([wide, null])("the notice of stock shows the tyre by its picture, if it has one: %s", async (hash) => {
  const tyre = hash ? await shown(hash) : await addTyre();
  await changeTyre(tyre, { stock: 0 });
  const [row] = await database().select({ slug: product.slug }).from(product).where(eq(product.id, tyre));
  const email = newEmail().toLowerCase();
  const shopper = newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init)));
  await shopper.does("POST /products/{slug}/stock-notices", { path: { slug: row?.slug ?? "" }, body: { email } });
  await changeTyre(tyre, { stock: 4 });
  const mails = await outboxMails("stock-notice-");
  const mail = mails.find(({ to }) => to?.some(({ address }) => address === email));
  const name = "Testa Grip 1 205/55\u00a0R16 91H";
  const of = pictures(mail?.html ?? "").map(place);
  expect(of).toEqual(hash ? [[file(hash), "240", "180", expect.stringContaining("Testa Grip 1")]] : []);
  expect(plainText(mail?.text)).toContain(plainText(name));
  expect(mail?.text).not.toContain("/img/p/");
});

describe("the mails about a withdrawal", () => {
  /** Withdraws from an order, and settles it. @returns what the mails to the consumer and the shop are called */
  async function withdrawn(order: { id: string; number: string }, lines?: { product_id: number; quantity: number }[]) {
    const shopper = newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init)));
    const { contact } = czechOrder;
    const { id, number } = (
      await shopper.does("POST /withdrawals", {
        headers: { "idempotency-key": newKey() },
        body: { name: "Jana Dvořáková", order_number: order.number, email: contact.email, ...(lines && { lines }) },
      })
    ).body;
    const settled = { state: "settled", settledOn: "2026-11-24", goodsBackOn: "2026-11-23" } as const;
    await database().update(withdrawal).set(settled).where(eq(withdrawal.id, id));
    await withdrawalSettledMail.run({ withdrawal_id: id }, "settled");
    return ["acknowledgement", "notice", "settled"].map((kind) => `withdrawal-${kind}-${number}`);
  }

  it("show the tyres that are given back, each beside its name", async () => {
    const tyre = await shown(wide);
    const order = await placeOrder({ quantity: 4 }, tyre);
    for (const name of await withdrawn(order, [{ product_id: tyre, quantity: 2 }])) {
      const { html, text } = await mailOf(name);
      expect([name, pictures(html).map(place)]).toEqual([name, [[file(wide), "72", "54", ""]]]);
      expect(plainText(html).split("<img")[1]).toMatch(/^[^<]*<\/td><td[^>]*>2 ks, Testa Grip 1 205\/55 R16/);
      expect(text).toMatch(/2 ks, Testa Grip 1 205\/55 R16/);
      expect(text).not.toContain("/img/p/");
    }
  });

  it("show and name all of an order that is given back whole", async () => {
    const order = await placeOrder({ quantity: 4 }, await shown(wide));
    for (const name of await withdrawn(order)) {
      const { html, text } = await mailOf(name);
      expect([name, pictures(html).map(place)]).toEqual([name, [[file(wide), "72", "54", ""]]]);
      for (const part of ["celé objednávky", "4 ks, Testa Grip 1 205/55 R16"])
        expect([plainText(html).includes(part), text.includes(part)]).toEqual([true, true]);
    }
  });

  it("say the same of drawn tyres, without a picture and without a place for one", async () => {
    for (const name of await withdrawn(await placeOrder({ quantity: 4 }))) {
      const { html } = await mailOf(name);
      expect(pictures(html)).toEqual([]);
      expect(html).not.toContain("width:72px");
      expect(plainText(html)).toContain("4 ks, Testa Grip 1 205/55 R16");
    }
  });
});
