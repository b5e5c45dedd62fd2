import { beforeEach, describe, expect, it } from "@jest/globals";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { czechOrder, type OrderInput } from "@/tests/support/order-request";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { newScene } from "@/tests/support/scene";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();

const elsewhere = { country: "CZ", city: "Tábor", address: "Dílny 7", zip_code: "39001" } as const;
const inSlovakia = { country: "SK", city: "Žilina", address: "Dielne 7", zip_code: "010 01" } as const;

describe.each(carriers)("a delivery address of its own, %s", (_name, open) => {
  const scene = newScene(open);
  const { add, place, read } = scene;
  beforeEach(() => add(1));

  const refused = async (order: OrderInput) => (await scene.isRefused(order)).errors;
  const mailText = async (start: string) => plainText((await outboxMails(start))[0]?.text);

  it("is kept beside the buyer's address", async () => {
    const order = await read(await place({ ...czechOrder, delivery_address: elsewhere }));
    expect(order.address).toEqual({ ...czechOrder.address, zip_code: "370 04" });
    expect(order.delivery_address).toEqual({ ...elsewhere, zip_code: "390 01" });
  });

  it("is null where the goods go to the buyer's address", async () => {
    expect((await read(await place())).delivery_address).toBeNull();
  });

  it("decides the ways of delivery and the VAT by its country", async () => {
    const abroad = { ...czechOrder, delivery_address: inSlovakia };
    expect(await refused(abroad)).toEqual([expect.objectContaining({ path: "delivery.id", code: "delivery" })]);
    const order = await read(await place({ ...abroad, delivery: { id: "courier_sk" } }));
    expect(order.vat?.rate).toBe(23);
    expect(order.address.country).toBe("CZ");
  });

  it("is checked as the buyer's is, each error at its own field", async () => {
    const wrong = { ...elsewhere, zip_code: "811 06", city: "www.example.com" };
    expect(await refused({ ...czechOrder, delivery_address: wrong })).toEqual([
      expect.objectContaining({ path: "delivery_address.zip_code", code: "zip_country" }),
      expect.objectContaining({ path: "delivery_address.city", code: "web_address" }),
    ]);
  });

  it("is where the mail says the goods go, and beside the buyer's address in the shop's notice", async () => {
    const { number } = await place({ ...czechOrder, delivery_address: elsewhere });
    const confirmation = await mailText(`${number}-confirmation`);
    expect(confirmation).toContain("Dílny 7");
    expect(confirmation).not.toContain("Lipová 1511/23");
    const notice = await mailText(`${number}-notice`);
    expect(notice).toContain("Dílny 7");
    expect(notice).toContain("Lipová 1511/23");
  });
});
