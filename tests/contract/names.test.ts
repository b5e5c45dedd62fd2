import { describe, expect, it } from "@jest/globals";
import { newCustomer, registration } from "@/tests/support/customer";
import { czechOrder, type OrderInput } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { carriers } from "@/tests/support/transports";

withDatabase();

const adverts = ["Levné kotle na https://kotle.example", "www.kotle.example", "Kotle.cz sleva", "kotle-levne.shop"];
const code = "web_address";

describe.each(carriers)("a name that leads to the web, %s", (_name, open) => {
  const scene = newScene(open);

  it.each(adverts)("is refused in every field of an order that its mail repeats: %s", async (advert) => {
    await scene.add(1);
    const { contact, address } = czechOrder;
    const refused = async (order: OrderInput) =>
      (await scene.isRefused(order)).errors?.map((error) => [error.path, error.code]);
    const names = { ...contact, first_name: advert, last_name: advert };
    expect(await refused({ ...czechOrder, contact: names })).toEqual([
      ["contact.first_name", code],
      ["contact.last_name", code],
    ]);
    expect(await refused({ ...czechOrder, address: { ...address, city: advert, address: advert } })).toEqual([
      ["address.city", code],
      ["address.address", code],
    ]);
  });

  it("is refused as the name of an account, of a message and of a withdrawal", async () => {
    const customer = await newCustomer(scene.carrier);
    const order = await placeOrder();
    for (const name of adverts) {
      const body = { ...registration(), first_name: name };
      expect(await scene.shopper.isRefused("POST /auth/register", { body })).toMatchObject({
        errors: [{ path: "first_name", code }],
      });
      expect(await customer.isRefused("PUT /users/info", { body: { last_name: name } })).toMatchObject({
        errors: [{ path: "last_name", code }],
      });
      const message = { name, email: "nekdo@post.example", message: "Dobrý den" };
      expect(await scene.shopper.isRefused("POST /contacts", { body: message })).toMatchObject({
        errors: [{ path: "name", code }],
      });
      const withdrawal = { name, order_number: order.number, email: czechOrder.contact.email };
      const headers = { "idempotency-key": newKey() };
      expect(await scene.shopper.isRefused("POST /withdrawals", { headers, body: withdrawal })).toMatchObject({
        errors: [{ path: "name", code }],
      });
    }
  });

  it("is taken for a company that is called so, as long as nothing leads there", async () => {
    const company = (name: string) => ({ ...czechOrder, company: { name, ico: "00000019" } });
    await scene.add(2);
    await scene.place(company("Kotle.cz, a. s."));
    await scene.add(2);
    expect(await scene.isRefused(company("http://kotle.cz"))).toMatchObject({
      errors: [{ path: "company.name", code }],
    });
  });

  it.each([
    ["Ing.Jana", "J.R.Nováková"],
    ["Anne-Marie", "O'Neill, Ph.D."],
    ["Йозеф", "Đoković"],
  ])("is none that people have: %s %s", async (first_name, last_name) => {
    await scene.add(1);
    await scene.place({ ...czechOrder, contact: { ...czechOrder.contact, first_name, last_name } });
  });

  it("does not turn the text around it: signs that steer a text instead of being seen are taken out", async () => {
    await scene.add(1);
    const contact = { ...czechOrder.contact, first_name: "\u202EJana\u2066", last_name: "No\u200Bvák\u200F\uFEFF" };
    const placed = await scene.place({ ...czechOrder, contact });
    expect((await scene.read(placed)).contact).toMatchObject({ first_name: "Jana", last_name: "Novák" });
  });
});
