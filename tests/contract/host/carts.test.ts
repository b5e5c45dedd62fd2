import { describe, expect, it } from "@jest/globals";
import { hostShapes, withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";
import { shapes } from "@/tests/support/plain-host/shapes/named-shapes";

const index = { index: 1 };
const crowns = (amount: number) => ({ amount, currency: "CZK" });
type Lines = { items: { product_id: unknown; quantity: number; total: unknown }[]; version: number | null };

describe.each(hostShapes)("a cart at a back end of another hand, %s", (shape) => {
  const host = withPlainHost({ shape });
  const versioned = shape === "api" || shape === "additions";
  const ids = () =>
    host()
      .state.tyres.slice(0, 3)
      .map((tyre) => shapes[shape].productId(tyre));

  async function filled() {
    const visitor = newHostVisitor();
    for (const product_id of ids()) await visitor.call("POST /cart/items", { body: { product_id, quantity: 2 } });
    const lines = async () => (await visitor.call("GET /cart")).body as Lines;
    return { visitor, lines };
  }

  it("is changed by position", async () => {
    const { visitor, lines } = await filled();
    const [first, second, third] = ids();
    await visitor.call("PATCH /cart/items/{index}", { path: index, body: { quantity: 1 } });
    expect((await lines()).items.map(({ quantity }) => quantity)).toEqual([2, 1, 2]);
    await visitor.call("DELETE /cart/items/{index}", { path: index });
    expect((await lines()).items.map(({ product_id }) => product_id)).toEqual([first, third]);
    await visitor.call("POST /cart/items", { body: { product_id: second } });
    expect((await lines()).items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [first, 2],
      [third, 2],
      [second, 1],
    ]);
  });
  it("has a version where the back end counts one, and none elsewhere", async () => {
    const { visitor, lines } = await filled();
    const { version } = await lines();
    expect(version).toBe(versioned ? 3 : null);
    expect(((await visitor.call("GET /cart/detailed")).body as Lines).version).toBe(versioned ? 3 : null);
    takeLogLines("error"); // goods with an id in letters
    if (!versioned) return;
    const headers = { "if-match": '"2"' };
    const stale = await visitor.call("DELETE /cart/items/{index}", { path: index, headers });
    expect([stale.status, stale.body]).toMatchObject([412, { code: "stale_cart" }]);
  });
  it("goes without If-Match unless the page names a version", async () => {
    const { visitor } = await filled();
    host().clear();
    await visitor.call("DELETE /cart/items/{index}", { path: index });
    expect(host().requests.map(({ headers }) => headers["if-match"])).toEqual([undefined]);
  });
  it("costs the same in minor units, whatever the spelling of its money", async () => {
    const { visitor } = await filled();
    const total = (2990 + 3690 + 1590) * 2 * 100;
    const { body } = await visitor.call("GET /cart/detailed");
    expect(body).toMatchObject({
      items: [
        { total: crowns(598000), unit_price: crowns(299000) },
        { total: crowns(738000), unit_price: crowns(369000) },
        { total: crowns(318000), unit_price: crowns(159000) },
      ],
      subtotal: crowns(total),
      total: crowns(total),
    });
    takeLogLines("error"); // goods with an id in letters
    const inEuros = newHostVisitor({ language: "sk", currency: "EUR" });
    const { body: euros } = await inEuros.call("GET /cart", { headers: { cookie: visitor.cookie() } });
    expect(euros).toMatchObject({ items: [{ total: { amount: 23920, currency: "EUR" } }, {}, {}] });
  });
  it("shows goods that the shop does not know by their number, or by their name where the back end tells it", async () => {
    const { visitor } = await filled();
    const { items } = (await visitor.call("GET /cart/detailed")).body as {
      items: { product: { brand: string } | null; name?: string }[];
    };
    const shown = {
      bare: [null, undefined],
      "plain-errors": [null, undefined],
      api: [null, "Nordvik Polar 3 205/55 R16"],
    };
    const [first] = items;
    if (shape === "additions") expect(first?.product?.brand).toBe("Nordvik");
    else expect([first?.product, first?.name]).toEqual(shown[shape]);
    takeLogLines("error");
  });
});

const item = { product_id: 7, quantity: 2, total: 200 };
const wrong: [what: string, body: unknown, field: string, expected: string, received: string][] = [
  ["no list", { items: "none" }, "items", "a list", "a text of 4 characters"],
  ["no cart", { id: 7 }, "items", "a list", "an object with id"],
  ["an item that is none", { items: [item, null] }, "items[].quantity", "a whole number from 1", "nothing"],
  [
    "an item without a quantity",
    { items: [{ ...item, quantity: undefined }] },
    "items[].quantity",
    "a whole number from 1",
    "nothing",
  ],
  [
    "an item of no goods",
    { items: [item, { ...item, product_id: null }] },
    "items[].product_id",
    "a number or a text",
    "nothing",
  ],
  [
    "an item of goods that are an object",
    { items: [{ ...item, product_id: { id: 7 } }] },
    "items[].product_id",
    "a number or a text",
    "an object with id",
  ],
  [
    "an item without a price",
    { items: [{ ...item, total: "a lot" }] },
    "items[].total",
    "money: { amount in minor units, currency } or a decimal number",
    "a text of 5 characters",
  ],
  [
    "prices in two currencies",
    { items: [item, { ...item, total: { amount: 1, currency: "EUR" } }] },
    "items[].total",
    "prices in one currency",
    "CZK and EUR",
  ],
  [
    "a total in a currency that the shop does not have",
    { items: [item], total: { amount: 1, currency: "PLN" } },
    "total",
    "money: { amount in minor units, currency } or a decimal number",
    "an object with amount, currency",
  ],
];

describe("a cart that cannot be read", () => {
  const host = withPlainHost({ shape: "bare" });
  it.each(wrong)(
    "for %s is 502, and told once, without what is in it",
    async (_what, body, field, expected, received) => {
      host().failAlways("GET /cart", { status: 200, body });
      const visitor = newHostVisitor();
      expect((await visitor.call("GET /cart")).body).toMatchObject({ status: 502, code: "bad_gateway" });
      await visitor.call("GET /cart");
      expect(takeLogLines("error").map(({ time: _time, level: _level, ...line }) => line)).toEqual([
        { msg: "An answer of the back end cannot be read as a whole.", call: "GET /cart", field, expected, received },
      ]);
    },
  );
  it.each(["html", "truncated-json"] as const)("for %s is 502, not an empty cart", async (mode) => {
    host().rubbish(mode, { calls: ["GET /cart", "GET /contacts/info"] });
    const visitor = newHostVisitor();
    expect([(await visitor.call("GET /cart")).status, (await visitor.call("GET /contacts/info")).status]).toEqual([
      502, 502,
    ]);
    expect(takeLogLines("error").map(({ call, expected }) => [call, expected])).toEqual([
      ["GET /cart", "JSON"],
      ["GET /contacts/info", "JSON"],
    ]);
  });
  it("of no words at all is an empty one", async () => {
    host().failNext("GET /cart", { status: 204 });
    expect((await newHostVisitor().call("GET /cart")).body).toEqual({
      id: null,
      version: null,
      items: [],
      total: crowns(0),
    });
  });
  it("after a change does not undo the change", async () => {
    host().failNext("POST /cart/items", { status: 200, body: { items: [{ quantity: "two" }] } });
    const answer = await newHostVisitor().call("POST /cart/items", { body: { product_id: 7 } });
    expect(answer.status).toBe(204);
    expect(takeLogLines("error")).toMatchObject([{ call: "POST /cart/items", field: "items[].quantity" }]);
  });
});
