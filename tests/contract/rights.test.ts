import { beforeAll, describe, expect, it } from "@jest/globals";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { contract, type Name } from "@/lib/contract/contract";
import { changeAccount, mailTo, newClockedScene, withDatabaseAndMail } from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer, newEmail, withToken } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { rights, type World } from "@/tests/support/rights-table";
import { newKey } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabaseAndMail();

describe("the table of rights", () => {
  it("has a row for every call of the contract", () => {
    expect(Object.keys(rights).sort()).toEqual(Object.keys(contract).sort());
  });
});

describe.each(carriers)("who may call what, %s", (_name, open) => {
  const { carrier } = newClockedScene(open);
  const secret = `Tajemná ${newEmail().replace(/[@.]/g, " ")}`;
  let owner: Customer;
  let other: Customer;
  let staff: Customer;
  let world: World;

  /** The same person on a device that knows nothing of what was done before. */
  async function anew({ email }: Customer) {
    const device = newShopper(carrier);
    const { body } = await device.does("POST /auth/login", { body: { email, password: goodPassword } });
    return withToken(newShopper(carrier), body.access_token);
  }

  beforeAll(async () => {
    [owner, other, staff] = await Promise.all([newCustomer(carrier), newCustomer(carrier), newCustomer(carrier)]);
    await changeAccount(staff.email, { userType: "staff", roles: ["orders", "catalogue", "content"] });
    await owner.does("PUT /users/info", { body: { last_name: secret, city: secret, address: secret } });
    await owner.does("POST /cart/items", { body: { product_id: await addTyre() } });
    const body = { ...czechOrder, address: { ...czechOrder.address, address: secret }, note: secret };
    const headers = { "idempotency-key": newKey() };
    const placed = (await owner.does("POST /checkout/create-order", { headers, body })).body;
    const linkToken = (await mailTo(owner.email, "verify")).token;
    const [tyre] = await database().select({ slug: product.slug }).from(product);
    world = { ...placed, email: owner.email, linkToken, slug: tyre?.slug ?? "", pattern: "testa-grip-1" };
  });

  const rows = Object.entries(rights) as [Name, (typeof rights)[Name]][];

  it.each(rows)("%s", async (name, [nobody, others, byStaff, byOwner, input]) => {
    const call = (by: Pick<Customer, "tries">) => by.tries(name, input?.(world) ?? {});
    const strangers = [
      await call(newShopper(carrier)),
      await call(withToken(newShopper(carrier), "A".repeat(43))),
      await call(await anew(other)),
      await call(await anew(staff)),
    ];
    expect(strangers.map(({ status }) => status)).toEqual([nobody, nobody, others, byStaff]);
    for (const { body } of strangers) expect(JSON.stringify(body ?? null)).not.toContain(secret);
    expect((await call(await anew(owner))).status).toBe(byOwner);
  });

  it("leaves everybody what they were: nobody has made themselves staff, the staff has lost nothing", async () => {
    const kind = async (who: Customer) => {
      const { body } = await (await anew(who)).does("GET /users/info", {});
      return [body.user_type, body.roles];
    };
    expect(await kind(owner)).toEqual(["regular", []]);
    expect(await kind(other)).toEqual(["regular", []]);
    expect(await kind(staff)).toEqual(["staff", ["orders", "catalogue", "content"]]);
    expect((await (await anew(owner)).does("GET /users/info", {})).body.last_name).toBe(secret);
  });

  it("gives nobody a role at registration", async () => {
    const email = newEmail();
    const wish = { user_type: "staff", roles: ["orders"], id: 1, email_verified: true };
    const person = { password: goodPassword, first_name: "Eva", last_name: "Nová", agreement: 1 };
    const shopper = newShopper(carrier);
    const { body } = await shopper.tries("POST /auth/register", { body: { ...person, ...wish, email } });
    const token = (body as { access_token: string }).access_token;
    expect((await withToken(shopper, token).does("GET /users/info", {})).body).toMatchObject({
      user_type: "regular",
      roles: [],
      email_verified: false,
    });
  });
});
