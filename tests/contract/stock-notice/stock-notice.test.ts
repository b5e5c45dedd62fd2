import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { stockNotice } from "@/lib/backend/kernel/database/schema/stock-notice";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { sweepNotices } from "@/lib/backend/stock-notice/notices";
import { newClockedScene, withDatabaseAndMail } from "@/tests/support/account-scene";
import { newEmail } from "@/tests/support/customer";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { importList } from "@/tests/support/price-list";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabaseAndMail();

describe.each(carriers)("a notice that a tyre is in stock again, %s", (_name, open) => {
  const scene = newClockedScene(open);
  let email: string;
  let tyre: number;

  beforeEach(async () => {
    email = newEmail().toLowerCase();
    tyre = await addTyre({ stock: 0 });
  });

  const slugOf = async (id: number) => {
    const [row] = await database().select({ slug: product.slug }).from(product).where(eq(product.id, id));
    return row?.slug ?? "";
  };
  const ask = async (id = tyre, more: object = {}, language: "cs" | "sk" | "en" = "cs") =>
    newShopper(scene.carrier, { language, currency: "CZK" }).does("POST /products/{slug}/stock-notices", {
      path: { slug: await slugOf(id) },
      body: { email, ...more },
    });
  const kept = () => database().select().from(stockNotice).where(eq(stockNotice.email, email));
  const mails = async () =>
    (await outboxMails("stock-notice-")).filter(({ to }) => to?.some(({ address }) => address === email));

  it("is kept once for an address, however it is written, in the language of the last time", async () => {
    expect((await ask()).body).toEqual({ in_stock: false });
    const again = await ask(tyre, { email: email.toUpperCase() }, "sk");
    expect(again).toMatchObject({ status: 202, body: { in_stock: false } });
    expect(await kept()).toMatchObject([{ productId: tyre, email, language: "sk" }]);
  });

  it("is sent once when the stock is changed by hand, says why it came, and its address is forgotten", async () => {
    scene.setClock(new Date("2026-11-20T10:00:00Z"));
    await ask();
    await changeTyre(tyre, { stock: 6 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Zase skladem: Testa Grip 1 205/55 R16 91H");
    const text = plainText(mail?.text);
    expect(text).toContain("právě teď 6 ks");
    expect(text).toContain("protože jste nás o něj 20. 11. 2026 na stránce pneumatiky požádali");
    expect(text).toContain(`/cs/zimni-pneumatiky/${await slugOf(tyre)}`);
    expect(await kept()).toEqual([]);
    await changeTyre(tyre, { stock: 0 });
    await changeTyre(tyre, { stock: 9 });
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ["sk", "Opäť na sklade: Testa Grip 1 205/55 R16 91H"],
    ["en", "Back in stock: Testa Grip 1 205/55 R16 91H"],
  ] as const)("is written in the language of its asker, %s", async (language, subject) => {
    await ask(tyre, {}, language);
    await changeTyre(tyre, { stock: 4 });
    const [mail] = await mails();
    expect(mail?.subject).toBe(subject);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/[{}]\w/);
  });

  it("is sent when a cancelled order gives the last pieces back", async () => {
    tyre = await addTyre({ stock: 2 });
    const order = await placeOrder({ quantity: 2 }, tyre);
    await ask();
    expect(await mails()).toEqual([]);
    await changeOrderState(order.id, "cancelled", new Date());
    expect(await mails()).toHaveLength(1);
  });

  it("is sent when an import brings the tyre, and not by an import that does not hold", async () => {
    const ean = "4019238000016";
    tyre = await addTyre({ stock: 0, ean });
    await ask();
    const tyres = [{ ean, brand: "Testa", pattern: "Grip 1", stock: 8 }];
    expect((await importList([...tyres, { price: "na dotaz" }])).outcome).toBe("rows_refused");
    expect(await mails()).toEqual([]);
    expect((await importList(tyres, { keepDemonstration: true })).outcome).toBe("imported");
    expect(await mails()).toHaveLength(1);
    await changeTyre(tyre, { ean: null });
  });

  it("waits on when the tyre is gone again before the mail, and when it is not on sale", async () => {
    await ask();
    await database().transaction(async (tx) => {
      await tx.update(product).set({ stock: 4 }).where(eq(product.id, tyre));
      await tx.update(product).set({ stock: 0 }).where(eq(product.id, tyre));
    });
    await changeTyre(tyre, { active: false });
    await changeTyre(tyre, { stock: 4 });
    expect(await mails()).toEqual([]);
    expect(await kept()).toHaveLength(1);
    await changeTyre(tyre, { active: true });
    expect(await mails()).toHaveLength(1);
  });

  it("is not needed for a tyre that is in stock: that is said, and nothing is kept", async () => {
    await changeTyre(tyre, { stock: 1 });
    expect(await ask()).toMatchObject({ status: 202, body: { in_stock: true } });
    expect(await kept()).toEqual([]);
  });

  it("is dropped when the hidden field is filled in, with the same answer", async () => {
    expect(await ask(tyre, { website: "https://spam.example" })).toMatchObject({
      status: 202,
      body: { in_stock: false },
    });
    expect(await kept()).toEqual([]);
  });

  it("is cancelled by the link of another of its address's mails, and nobody else's with it", async () => {
    const [second, strangers] = [await addTyre({ stock: 0 }), newEmail().toLowerCase()];
    await ask();
    await ask(second);
    await ask(second, { email: strangers });
    await changeTyre(tyre, { stock: 4 });
    const [mail] = await mails();
    const token = /stock-notice\?token=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(await kept()).toMatchObject([{ productId: second }]);
    const shopper = newShopper(scene.carrier);
    expect((await shopper.does("POST /stock-notices/cancel", { body: { token: "nobody's" } })).status).toBe(204);
    expect(await kept()).toHaveLength(1);
    expect((await shopper.does("POST /stock-notices/cancel", { body: { token } })).status).toBe(204);
    await changeTyre(second, { stock: 4 });
    expect(await mails()).toHaveLength(1);
    const others = await outboxMails("stock-notice-");
    expect(others.filter(({ to }) => to?.[0]?.address === strangers)).toHaveLength(1);
  });

  it("is refused for what is no address, for an unknown tyre, and for the eleventh of a day", async () => {
    const shopper = newShopper(scene.carrier);
    const call = "POST /products/{slug}/stock-notices" as const;
    const slug = await slugOf(tyre);
    const bad = await shopper.isRefused(call, { path: { slug }, body: { email: "petr@" } });
    expect(bad).toMatchObject({ status: 422, errors: [{ path: "email", message: "Zadejte platný e-mail" }] });
    const unknown = await shopper.isRefused(call, { path: { slug: "none-such" }, body: { email: newEmail() } });
    expect(unknown.status).toBe(404);
    for (let time = 0; time < 10; time += 1) await ask();
    for (const written of [email, email.replace("@", "+2@")])
      expect(await shopper.isRefused(call, { path: { slug }, body: { email: written } })).toMatchObject({
        status: 429,
        code: "too_many",
      });
  });

  it("is forgotten after half a year", async () => {
    scene.setClock(new Date("2026-05-20T12:00:00Z"));
    await ask();
    await sweepNotices(new Date("2026-11-20T12:00:00Z"));
    expect(await kept()).toHaveLength(1);
    await sweepNotices(new Date("2026-11-20T12:00:01Z"));
    expect(await kept()).toEqual([]);
  });
});
