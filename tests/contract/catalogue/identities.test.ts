import { describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { newClockedScene } from "@/tests/support/account-scene";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

let last = 0;
const newId = () => `A/1 +&%ž${++last}`;

describe.each(carriers)("tyres by the ids of two back ends, %s", (_name, open) => {
  const scene = newClockedScene(open);
  const identities = async (query: { ids?: string; product_ids?: string }) =>
    (await newShopper(scene.carrier).does("GET /products/identities", { query })).body.data;

  it("are found by ours and by the other's, each once, as a listing shows them", async () => {
    const [one, other] = [newId(), newId()];
    const [first, second] = [
      await addTyre({ hostProductId: one }),
      await addTyre({ hostProductId: other, priceCzk: 7 }),
    ];
    const found = await identities({ ids: `${second},${first}`, product_ids: one });
    expect(found).toEqual([
      {
        id: first,
        product_id: one,
        product: expect.objectContaining({ id: first, brand: "Testa", pattern: "Grip 1" }),
      },
      { id: second, product_id: other, product: expect.objectContaining({ price: { amount: 7, currency: "CZK" } }) },
    ]);
    expect(await identities({ product_ids: `${other},${one}` })).toEqual(found);
    const inEuros = await newShopper(scene.carrier, { language: "sk", currency: "EUR" }).does(
      "GET /products/identities",
      {
        query: { product_ids: one },
      },
    );
    expect(inEuros.body.data[0]?.product.price).toEqual({ amount: 4_000, currency: "EUR" });
  });

  it("are the same as beside one another", async () => {
    const id = await addTyre({ hostProductId: newId() });
    const [found] = await identities({ ids: String(id) });
    const compared = await newShopper(scene.carrier).does("GET /products/compare", { query: { ids: String(id) } });
    expect(compared.body.data[0]).toMatchObject(found?.product ?? {});
  });

  it("are found without an id at the other, and when they are no longer on sale", async () => {
    const gone = await addTyre({ active: false });
    expect(await identities({ ids: String(gone) })).toMatchObject([{ id: gone, product_id: null }]);
  });

  it("are left out where nobody knows them", async () => {
    expect(await identities({ ids: "99999999", product_ids: "no such id, nor this" })).toEqual([]);
    expect(await identities({})).toEqual([]);
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();
  it("are asked for a hundred at a time by each id", async () => {
    expect(
      (await scene.carrier(`/api/v1/products/identities?ids=${many(100)}&product_ids=${many(100)}`, {})).status,
    ).toBe(200);
  });
  it.each([`ids=${many(101)}`, `product_ids=${many(101)}`, "ids=x", "ids=0", "ids=99999999999", "product_ids=a%00"])(
    "are refused for %.40s",
    async (query) => {
      expect((await scene.carrier(`/api/v1/products/identities?${query}`, {})).status).toBe(422);
    },
  );
});

it("an id at the other back end belongs to one tyre only", async () => {
  const hostProductId = newId();
  await addTyre({ hostProductId });
  await expect(addTyre({ hostProductId })).rejects.toMatchObject({ cause: { constraint_name: "product_host_key" } });
  const { sql } = connection();
  expect((await sql`select 1 from product where host_product_id is null`).length).toBeGreaterThan(1);
});
