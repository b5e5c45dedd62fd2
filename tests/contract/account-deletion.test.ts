import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { forgetContacts } from "@/lib/backend/account/forget-contacts";
import { database } from "@/lib/backend/kernel/database/connect";
import { account, accountIdentity, accountToken, session } from "@/lib/backend/kernel/database/schema/account";
import { cart } from "@/lib/backend/kernel/database/schema/cart";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { accountRow, allMailDone, changeAccount, mailTo, withDatabaseAndMail } from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer, register } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { newKey, newScene } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();

describe.each(carriers)("a deleted account, %s", (_name, open) => {
  const scene = newScene(open);
  let customer: Customer;
  let id: number;

  beforeEach(async () => {
    customer = await newCustomer(scene.carrier);
    ({ id } = await accountRow(customer.email));
  });

  const drop = (password?: string) => customer.does("DELETE /users/info", { body: password ? { password } : {} });
  async function order() {
    await customer.does("POST /cart/items", { body: { product_id: scene.tyre } });
    const headers = { "idempotency-key": newKey() };
    const contact = { ...czechOrder.contact, email: customer.email };
    const delivery_address = { country: "CZ", city: "Tábor", address: "Dílny 7", zip_code: "390 01" } as const;
    const body = { ...czechOrder, contact, delivery_address, note: "Zvonek vlevo." };
    return (await customer.does("POST /checkout/create-order", { headers, body })).body;
  }
  const stored = async (orderId: string) => {
    const [row] = await database().select().from(customerOrder).where(eq(customerOrder.id, orderId));
    return row;
  };

  it("needs its password, which is limited like signing in", async () => {
    for (const body of [{}, { password: "wrong password" }]) {
      expect(await customer.isRefused("DELETE /users/info", { body })).toMatchObject({
        status: 401,
        code: "bad_credentials",
      });
    }
    for (let turn = 0; turn < 8; turn += 1) await customer.tries("DELETE /users/info", { body: { password: "wrong" } });
    const refusal = await customer.isRefused("DELETE /users/info", { body: { password: goodPassword } });
    expect(refusal).toMatchObject({ status: 429, code: "too_many" });
    expect((await accountRow(customer.email)).deletedAt).toBeNull();
  });

  it("needs none when it has none", async () => {
    await changeAccount(customer.email, { passwordHash: null });
    expect((await drop()).status).toBe(204);
  });

  it("is empty, and nothing is left that leads to it", async () => {
    await database()
      .insert(accountIdentity)
      .values({ provider: "google", subject: `s-${id}`, accountId: id, createdAt: new Date() });
    await customer.does("POST /cart/items", { body: { product_id: scene.tyre } });
    await newShopper(scene.carrier).does("POST /auth/forgot-password", { body: { email: customer.email } });
    await allMailDone();
    expect((await drop(goodPassword)).status).toBe(204);
    const [row] = await database().select().from(account).where(eq(account.id, id));
    expect(row).toMatchObject({ email: "", passwordHash: null, firstName: "", lastName: "", emailVerifiedAt: null });
    expect(row?.deletedAt).not.toBeNull();
    for (const table of [session, accountToken, accountIdentity, cart]) {
      expect(await database().select().from(table).where(eq(table.accountId, id))).toEqual([]);
    }
  });

  it("is confirmed by mail to the address it had", async () => {
    await drop(goodPassword);
    const { mail } = await mailTo(customer.email, "deleted");
    expect(mail.subject).toBe("Váš účet je zrušený");
    expect(mail.text).toContain(customer.email);
  });

  it("signs nobody in any more: not by its token, its password or a renewal", async () => {
    await drop(goodPassword);
    expect(await customer.isRefused("GET /users/info")).toMatchObject({ status: 401 });
    expect(await customer.isRefused("POST /auth/refresh")).toMatchObject({ status: 401 });
    const login = { body: { email: customer.email, password: goodPassword } };
    expect(await customer.isRefused("POST /auth/login", login)).toMatchObject({ code: "bad_credentials" });
  });

  it("leaves an empty cart on the device", async () => {
    await customer.does("POST /cart/items", { body: { product_id: scene.tyre } });
    const { headers } = await drop(goodPassword);
    expect(headers.getSetCookie()[0]).toMatch(/^cart_id=; .*Max-Age=0/);
    expect((await customer.shopper.does("GET /cart", {})).body.items).toEqual([]);
  });

  it("frees its address for a new account, which is another one", async () => {
    await drop(goodPassword);
    const again = await register(newShopper(scene.carrier), customer.email);
    const { body } = await again.does("GET /users/info", {});
    expect(body.id).not.toBe(id);
    expect((await again.does("GET /orders", {})).body.data).toEqual([]);
  });

  it("leaves its orders with what an invoice needs, without contacts when they are done", async () => {
    const done = await order();
    await changeOrderState(done.id, "cancelled", new Date());
    await drop(goodPassword);
    expect(await stored(done.id)).toMatchObject({
      accountId: null,
      firstName: "Jana",
      lastName: "Dvořáková",
      address: "Lipová 1511/23",
      email: "deleted@account.invalid",
      phoneNumber: "-",
      note: null,
      deliveryAddress: null,
      deliveryCity: null,
    });
  });

  it("leaves an open order with the contacts its carrier needs, until it is done", async () => {
    const underway = await order();
    await drop(goodPassword);
    await forgetContacts();
    expect(await stored(underway.id)).toMatchObject({
      accountId: null,
      email: customer.email,
      deliveryAddress: "Dílny 7",
    });
    await changeOrderState(underway.id, "cancelled", new Date());
    await forgetContacts();
    expect(await stored(underway.id)).toMatchObject({ email: "deleted@account.invalid", phoneNumber: "-", note: null });
  });

  it("leaves orders that still open by their token, and go to no later account of that address", async () => {
    const { id: orderId, token } = await order();
    await drop(goodPassword);
    const query = { token };
    expect((await scene.shopper.does("GET /checkout/{id}", { path: { id: orderId }, query })).status).toBe(200);
    await changeOrderState(orderId, "cancelled", new Date());
    await forgetContacts();
    const { body } = await scene.shopper.does("GET /checkout/{id}", { path: { id: orderId }, query });
    expect(body.contact).toMatchObject({ email: "deleted@account.invalid", phone_number: "-" });
  });
});
