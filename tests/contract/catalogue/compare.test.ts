import { describe, expect, it } from "@jest/globals";
import { newClockedScene } from "@/tests/support/account-scene";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

describe.each(carriers)("tyres side by side, %s", (_name, open) => {
  const scene = newClockedScene(open);
  const compare = async (ids: readonly (number | string)[]) =>
    (await newShopper(scene.carrier).does("GET /products/compare", { query: { ids: ids.join(",") } })).body.data;

  it("come in the order asked for, each once, with their load in kilograms and speed in km/h", async () => {
    const [slow, fast] = [await addTyre(), await addTyre({ loadIndex: 94, speedSymbol: "V", speedRank: 240 })];
    expect(await compare([fast, slow, fast])).toMatchObject([
      { id: fast, max_load_kg: 670, max_speed_kmh: 240, price: { amount: 100_000, currency: "CZK" } },
      { id: slow, max_load_kg: 615, max_speed_kmh: 210 },
    ]);
  });

  it("leave out what is unknown or no longer on sale", async () => {
    const [sold, gone] = [await addTyre({ stock: 0 }), await addTyre({ active: false })];
    expect((await compare([gone, 99_999_999, sold])).map(({ id }) => id)).toEqual([sold]);
  });

  it.each(["1,2,3,4,5", "", "x", "0", "-1", "99999999999"])("are refused for the ids %j", async (ids) => {
    expect((await scene.carrier(`/api/v1/products/compare?ids=${ids}`, {})).status).toBe(422);
  });
});
