import { beforeEach, describe, expect, it } from "@jest/globals";
import { accountRow, changeAccount } from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer } from "@/tests/support/customer";
import { newScene, withDatabase } from "@/tests/support/scene";
import { carriers } from "@/tests/support/transports";

withDatabase();

describe.each(carriers)("a user's own data, %s", (_name, open) => {
  const scene = newScene(open);
  let customer: Customer;

  beforeEach(async () => {
    customer = await newCustomer(scene.carrier);
  });

  const info = async () => (await customer.does("GET /users/info", {})).body;
  const put = (body: unknown) => customer.tries("PUT /users/info", { body });

  it("are what was given at registration, everything else empty", async () => {
    expect(await info()).toEqual({
      id: expect.any(Number),
      email: customer.email,
      email_verified: false,
      first_name: "Jana",
      last_name: "Zkušební",
      avatar: "",
      phone_number: "",
      country: "",
      city: "",
      address: "",
      zip_code: "",
      agreement: 1,
      user_type: "regular",
      roles: [],
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it("are changed field by field, written as they are saved", async () => {
    const before = await info();
    const change = {
      first_name: "  Eva\tMarie ",
      phone_number: "777 123 456",
      country: "CZ",
      city: "Písek",
      address: "Nádražní 1",
      zip_code: "39701",
    };
    const { status, body } = await put(change);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      first_name: "Eva Marie",
      last_name: "Zkušební",
      phone_number: "+420777123456",
      zip_code: "397 01",
    });
    expect(body).toEqual(await info());
    expect(Date.parse((await info()).updated_at ?? "")).toBeGreaterThan(Date.parse(before.updated_at ?? ""));
  });

  it("can be emptied again", async () => {
    await put({ phone_number: "777 123 456", country: "CZ", zip_code: "397 01" });
    const { body } = await put({ phone_number: "", country: "", zip_code: "" });
    expect(body).toMatchObject({ phone_number: "", country: "", zip_code: "" });
  });

  it.each([
    [{ phone_number: "+49 30 123456789" }, "phone_number", "country_code"],
    [{ phone_number: "777" }, "phone_number", "phone_length"],
    [{ phone_number: "telefon" }, "phone_number", "phone_length"],
    [{ country: "CZ", zip_code: "811 06" }, "zip_code", "zip_country"],
    [{ zip_code: "123" }, "zip_code", "zip"],
    [{ country: "AT" }, "country", "invalid_value"],
    [{ agreement: 2 }, "agreement", undefined],
    [{ avatar: "javascript:alert(1)" }, "avatar", "invalid"],
    [{ city: "x".repeat(101) }, "city", "too_big"],
  ])("refuse %p", async (body, path, code) => {
    const before = await info();
    const refusal = await customer.isRefused("PUT /users/info", { body });
    expect(refusal).toMatchObject({ status: 422, code: "invalid", errors: [{ path, ...(code && { code }) }] });
    expect(await info()).toEqual(before);
  });

  it("keep ZIP and country fitting also when only one of them changes", async () => {
    await put({ country: "CZ", zip_code: "397 01" });
    expect(await put({ country: "SK" })).toMatchObject({ status: 422, body: { errors: [{ path: "zip_code" }] } });
    expect(await put({ country: "SK", zip_code: "811 06" })).toMatchObject({ status: 200 });
    expect(await put({ country: "", zip_code: "397 01" })).toMatchObject({ status: 200 });
  });

  it("say every field that is wrong at once", async () => {
    const { errors } = await customer.isRefused("PUT /users/info", { body: { phone_number: "1", zip_code: "1" } });
    expect(errors?.map(({ path }) => path)).toEqual(["phone_number", "zip_code"]);
  });

  it("read-only ones are not written, whoever asks", async () => {
    const before = await info();
    const wish = {
      id: 1,
      email: "other@post.example",
      email_verified: true,
      user_type: "staff",
      roles: ["orders", "catalogue", "content"],
      created_at: "2000-01-01T00:00:00.000Z",
      password: "Something else 9",
      password_hash: "x",
      deleted_at: null,
    };
    expect((await put(wish)).status).toBe(200);
    expect(await info()).toEqual({ ...before, updated_at: expect.any(String) });
    await changeAccount(customer.email, { userType: "staff", roles: ["orders"] });
    await put({ ...wish, user_type: "regular", roles: [] });
    expect(await info()).toMatchObject({ user_type: "staff", roles: ["orders"] });
    const login = { body: { email: customer.email, password: goodPassword } };
    expect((await scene.shopper.does("POST /auth/login", login)).status).toBe(200);
  });

  it("can be had as JSON: everything the shop keeps, and no hash", async () => {
    await customer.does("POST /cart/items", { body: { product_id: scene.tyre, quantity: 2 } });
    const order = await scene.place(undefined, undefined, { ...scene.shopper, does: customer.does });
    await customer.does("POST /cart/items", { body: { product_id: scene.tyre } });
    const { body } = await customer.does("GET /users/export", {});
    expect(body).toMatchObject({
      user: { email: customer.email, first_name: "Jana" },
      has_password: true,
      sign_in_providers: [],
      sessions: [{ signed_in_at: expect.any(String), ends_at: expect.any(String) }],
      cart: { items: [{ product_id: scene.tyre, quantity: 1 }] },
      orders: [{ number: order.number, lines: [{ quantity: 2 }], address: { city: "České Budějovice" } }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|hash/i);
    expect(text).not.toContain((await accountRow(customer.email)).passwordHash);
    expect(text).not.toContain(customer.token);
  });
});
