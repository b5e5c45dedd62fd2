import { beforeEach, describe, expect, it } from "@jest/globals";
import { czechOrder, type OrderInput } from "@/tests/support/order-request";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre, changeTyre, stockOf } from "@/tests/support/tyres";

withDatabase();

describe.each(carriers)("an order that is repeated or refused, %s", (_name, open) => {
  const scene = newScene(open);
  const { add, place, isRefused, lines } = scene;
  let shopper: Shopper;
  let tyre: number;

  beforeEach(() => {
    ({ shopper, tyre } = scene);
  });

  it("is the same order for the same key and request, with the same token, once", async () => {
    await add(2);
    const key = newKey();
    const first = await place(czechOrder, key);
    expect(await place(czechOrder, key)).toEqual(first);
    await add(1);
    expect(await place(czechOrder, key)).toEqual(first);
    expect(await stockOf(tyre)).toBe(8);
    expect(await lines()).toHaveLength(1);
  });

  it("refuses a key that stands for another request, another currency or another visitor's order: 409", async () => {
    await add(1);
    const key = newKey();
    await place(czechOrder, key);
    await add(1);
    expect(await isRefused({ ...czechOrder, note: "jinak" }, key)).toMatchObject({ status: 409, code: "key_reused" });
    const request = { headers: { "idempotency-key": key }, body: czechOrder };
    expect(await shopper.isRefused("POST /checkout/create-order", request, { "x-currency": "EUR" })).toMatchObject({
      code: "key_reused",
    });
    const stranger = newShopper(scene.carrier);
    await add(1, tyre, stranger);
    expect(await stranger.isRefused("POST /checkout/create-order", request)).toMatchObject({ code: "key_reused" });
    expect(await stockOf(tyre)).toBe(9);
  });

  it("needs a key of 8 to 100 characters: 422", async () => {
    await add(1);
    for (const key of ["", "1234567", "x".repeat(101)]) {
      expect(await isRefused(czechOrder, key)).toMatchObject({ errors: [{ path: "header.idempotency-key" }] });
    }
    const refusal = await shopper.isRefused("POST /checkout/create-order", { body: czechOrder });
    expect(refusal.errors).toMatchObject([{ path: "header.idempotency-key", code: "required" }]);
  });

  it("needs something in the cart: 409", async () => {
    expect(await isRefused()).toMatchObject({ status: 409, code: "cart_empty" });
    await add(1);
    await shopper.does("DELETE /cart/items/{index}", { path: { index: 0 }, headers: {} });
    expect(await isRefused()).toMatchObject({ code: "cart_empty" });
  });

  it("takes all its tyres or none: 409 names the one of which there are too few, and what is left", async () => {
    const scarce = await addTyre({ stock: 4 });
    await add(2);
    await add(4, scarce);
    await changeTyre(scarce, { stock: 3 });
    expect(await isRefused()).toMatchObject({ status: 409, code: "out_of_stock", product_id: scarce, left: 3 });
    await changeTyre(scarce, { active: false });
    expect(await isRefused()).toMatchObject({ code: "out_of_stock", product_id: scarce, left: 0 });
    expect([await stockOf(tyre), await stockOf(scarce)]).toEqual([10, 3]);
    expect(await lines()).toHaveLength(2);
  });

  it("is placed for the total that the shopper saw, or refused with 409", async () => {
    await add(4);
    const seen = (amount: number, currency = "CZK") => ({ ...czechOrder, expected_total: { amount, currency } });
    await changeTyre(tyre, { priceCzk: 101_000 });
    for (const body of [seen(400_000), seen(404_001), seen(404_000, "EUR")]) {
      expect(await isRefused(body)).toMatchObject({ status: 409, code: "price_changed" });
    }
    expect(await stockOf(tyre)).toBe(10);
    expect((await place(seen(404_000) as OrderInput)).total?.amount).toBe(404_000);
  });

  const contact = (fields: object) => ({ ...czechOrder, contact: { ...czechOrder.contact, ...fields } });

  const address = (fields: object) => ({ ...czechOrder, address: { ...czechOrder.address, ...fields } });

  const company = (fields: object) => ({ ...czechOrder, company: { name: "Firma", ico: "27082440", ...fields } });

  it.each<[string, unknown, string, string]>([
    [
      "a phone of another country",
      contact({ phone_number: "+49 601 234 567" }),
      "contact.phone_number",
      "country_code",
    ],
    ["a phone that is too short", contact({ phone_number: "601 234" }), "contact.phone_number", "phone_length"],
    ["a phone without digits", contact({ phone_number: "volejte" }), "contact.phone_number", "required"],
    ["an e-mail that is none", contact({ email: "jana@" }), "contact.email", "email"],
    ["no name", contact({ first_name: "  " }), "contact.first_name", "required"],
    ["a name of control characters", contact({ last_name: "\u0001\u0007" }), "contact.last_name", "required"],
    ["a name with a NUL", contact({ last_name: "Nov\u0000ák" }), "contact.last_name", "unreadable_text"],
    ["a ZIP that is none", address({ zip_code: "3700" }), "address.zip_code", "zip"],
    ["a ZIP of the other country", address({ zip_code: "811 06" }), "address.zip_code", "zip_country"],
    ["a country without delivery", address({ country: "PL" }), "address.country", "invalid_value"],
    ["no town", address({ city: undefined }), "address.city", "required"],
    ["an IČO with a wrong digit", company({ ico: "27082441" }), "company.ico", "ico"],
    ["a DIČ that is none", company({ dic: "CZ12" }), "company.dic", "dic"],
    ["an IČ DPH that is none", company({ ic_dph: "SK2020310579" }), "company.ic_dph", "ic_dph"],
    ["an unknown delivery", { ...czechOrder, delivery: { id: "drone" } }, "delivery.id", "delivery"],
    ["the other country's delivery", { ...czechOrder, delivery: { id: "courier_sk" } }, "delivery.id", "delivery"],
    ["a garage without a point", { ...czechOrder, delivery: { id: "fitter_cz" } }, "delivery.point_id", "point"],
    [
      "the other country's point",
      { ...czechOrder, delivery: { id: "fitter_cz", point_id: "sk-pneuservis-saris-presov" } },
      "delivery.point_id",
      "point",
    ],
    ["a card, which is not taken", { ...czechOrder, payment: { id: "card" } }, "payment.id", "payment"],
    ["an unknown payment", { ...czechOrder, payment: { id: "shells" } }, "payment.id", "payment"],
    ["no agreement", { ...czechOrder, agreement: 0 }, "agreement", "agreement"],
    ["an agreement left out", { ...czechOrder, agreement: undefined }, "agreement", "required"],
  ])("with %s is refused at that field: 422", async (_what, body, path, code) => {
    await add(1);
    const refusal = await isRefused(body);
    expect(refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(refusal.errors?.map((error) => [error.path, error.code])).toEqual([[path, code]]);
    expect(refusal.errors?.[0]?.message).not.toBe("");
  });

  it("names every wrong field at once, in the caller's language", async () => {
    await add(1);
    const refusal = await isRefused({
      ...address({ zip_code: "1" }),
      contact: { ...czechOrder.contact, phone_number: "+1 601" },
      delivery: { id: "courier_sk" },
    });
    expect(refusal.errors).toEqual([
      { path: "contact.phone_number", code: "country_code", message: "Předvolbu neznáme, zadejte +420 nebo +421" },
      { path: "address.zip_code", code: "zip", message: "PSČ má pět číslic, třeba 370 04 nebo 811 06" },
      { path: "delivery.id", code: "delivery", message: "Tímto způsobem sem doručit nejde" },
    ]);
  });

  it("in euros to Czechia is not paid in cash at the door", async () => {
    const by = newShopper(scene.carrier, { language: "cs", currency: "EUR" });
    await add(1, tyre, by);
    const body = { ...czechOrder, payment: { id: "cash_on_delivery" } };
    const refusal = await by.isRefused("POST /checkout/create-order", {
      headers: { "idempotency-key": newKey() },
      body,
    });
    expect(refusal.errors).toMatchObject([{ path: "payment.id", code: "payment" }]);
  });
});
