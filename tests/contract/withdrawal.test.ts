import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { newClockedScene, withDatabaseAndMail } from "@/tests/support/account-scene";
import { newCustomer } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { newKey } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabaseAndMail();

const { email } = czechOrder.contact;

let place = 0; // every scene asks from an address of its own

describe.each(carriers)("withdrawing from a contract, %s", (_name, open) => {
  const scene = newClockedScene(open);
  let order: Awaited<ReturnType<typeof placeOrder>>;
  let body: { name: string; order_number: string; email: string };

  beforeEach(async () => {
    order = await placeOrder({ quantity: 4 });
    body = { name: "Jana Dvořáková", order_number: order.number, email };
  });

  const headers = (key = newKey()) => ({ "idempotency-key": key });
  const withdraw = async (more: object = {}, key?: string) =>
    (await newShopper(scene.carrier).does("POST /withdrawals", { headers: headers(key), body: { ...body, ...more } }))
      .body;
  const refused = (more: object = {}, key?: string) =>
    newShopper(scene.carrier).isRefused("POST /withdrawals", { headers: headers(key), body: { ...body, ...more } });
  const kept = () => database().select().from(withdrawal).where(eq(withdrawal.orderId, order.id));
  async function deliver(at: string) {
    for (const state of ["confirmed", "packed", "shipped", "delivered"] as const)
      await changeOrderState(order.id, state, new Date(at));
  }

  it("from the whole order takes its number and e-mail, whatever their blanks and case, and no reason", async () => {
    scene.setClock(new Date("2026-11-20T12:00:00Z"));
    const answer = await withdraw({
      order_number: ` ${order.number.slice(0, 4)} ${order.number.slice(4)} `,
      email: email.toUpperCase(),
    });
    expect(answer).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      number: `${order.number}-1`,
      order_number: order.number,
      submitted_at: "2026-11-20T12:00:00.000Z",
      name: "Jana Dvořáková",
      email: email.toUpperCase(),
      lines: null,
      part: null,
      reason: null,
      last_day: null,
      in_time: true,
    });
  });

  it("is confirmed by mail with what was stated and when, and told to the shop", async () => {
    scene.setClock(new Date("2026-11-20T12:05:00Z"));
    await withdraw({ part: "2 ks ze 4", reason: "Nesedí rozměr" });
    const [mail] = await outboxMails(`withdrawal-acknowledgement-${order.number}-1`);
    expect(mail?.to?.[0]?.address).toBe(email);
    expect(mail?.subject).toBe(`Odstoupení od smlouvy jsme přijali, objednávka ${order.number}`);
    const text = plainText(mail?.text);
    for (const part of [
      "Odesláno: 20. 11. 2026 v 13:05",
      `Objednávka: ${order.number}`,
      "Jméno: Jana Dvořáková",
      "Čeho se týká: 2 ks ze 4",
      "Důvod: Nesedí rozměr",
      "do 14 dnů na adresu Dezén, Pražská 55, 370 04 České Budějovice",
      "Peníze vám vrátíme do 14 dnů",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/[{}]/);
    const [notice] = await outboxMails(`withdrawal-notice-${order.number}-1`);
    expect(notice?.to?.[0]?.address).toBe("dilna@dezen.example");
    expect(notice?.replyTo?.[0]?.address).toBe(email);
    expect(plainText(notice?.text)).toContain("2 ks ze 4");
  });

  it("from all that is left names the pieces that are, and not the whole order", async () => {
    scene.setClock(new Date("2026-11-20T12:05:00Z"));
    await withdraw({ lines: [{ product_id: order.product_id, quantity: 1 }] });
    scene.setClock(new Date("2026-11-20T12:06:00Z"));
    await withdraw();
    const [mail] = await outboxMails(`withdrawal-acknowledgement-${order.number}-2`);
    expect(plainText(mail?.text)).toMatch(/Čeho se týká:\s+všeho, co z objednávky zbývalo\s+3 ks, /);
  });

  it("leaves the state of the order as it is, and stands in its history", async () => {
    await withdraw();
    const { status, history } = await order.read();
    expect(status).toBe("placed");
    expect(history.at(-1)).toEqual({ kind: "withdrawal", state: "received", at: expect.any(String) });
    const tracked = await newShopper(scene.carrier).does("POST /orders/track", {
      body: { number: order.number, email },
    });
    expect(tracked.body.history.at(-1)).toMatchObject({ kind: "withdrawal", state: "received" });
  });

  it("from some pieces keeps what they were called in the order", async () => {
    const { lines } = await withdraw({ lines: [{ product_id: order.product_id, quantity: 3 }] });
    const [line] = (await order.read()).lines;
    expect(lines).toEqual([{ product_id: order.product_id, name: line?.name, size: line?.size, quantity: 3 }]);
  });

  it("from more pieces than were ordered, or from other tyres, is refused", async () => {
    const more = await refused({ lines: [{ product_id: order.product_id, quantity: 5 }] });
    expect(more.errors).toMatchObject([{ path: "lines.0.quantity", code: "not_ordered" }]);
    const other = await refused({ lines: [{ product_id: await addTyre(), quantity: 1 }] });
    expect(other.errors).toMatchObject([{ path: "lines.0.product_id", code: "not_ordered" }]);
    expect(await kept()).toEqual([]);
  });

  it("is refused for a wrong number in the same words as for a wrong e-mail, and says what else one can do", async () => {
    const wrong = [await refused({ order_number: "2600000002" }), await refused({ email: "nekdo@post.example" })];
    for (const problem of wrong) {
      expect(problem).toMatchObject({ status: 422, code: "invalid" });
      expect(problem.errors).toEqual([
        {
          path: "order_number",
          code: "unmatched",
          message:
            "Objednávku s tímto číslem a e-mailem nemáme. Zkontrolujte prosím obojí. Nebo nám odstoupení pošlete e-mailem či dopisem, platí stejně.",
        },
      ]);
    }
  });

  it("is refused field by field", async () => {
    const problem = await refused({ name: "", order_number: "", email: "jana", reason: "x".repeat(1001) });
    expect(problem.errors?.map(({ path, code }) => [path, code])).toEqual([
      ["name", "required"],
      ["order_number", "required"],
      ["email", "email"],
      ["reason", "too_big"],
    ]);
    expect((await refused({ name: "\u0001" })).errors).toMatchObject([{ path: "name", code: "required" }]);
  });

  it("by two presses of the button happens once and is mailed once", async () => {
    const key = newKey();
    const [first, second] = await Promise.all([withdraw({}, key), withdraw({}, key)]);
    expect(second).toEqual(first);
    expect(await kept()).toHaveLength(1);
    expect(await outboxMails(`withdrawal-acknowledgement-${order.number}-`)).toHaveLength(1);
    expect(await withdraw({ token: order.token }, key)).toEqual(first);
    expect(await refused({ reason: "Jiný" }, key)).toMatchObject({ status: 409, code: "key_reused" });
  });

  it("a second time is a withdrawal of its own", async () => {
    await withdraw({ part: "Jeden kus" });
    expect((await withdraw({ part: "Druhý kus" })).number).toBe(`${order.number}-2`);
  });

  it("within the period is in time; afterwards it is taken all the same, and said to be late", async () => {
    await deliver("2026-11-09T09:00:00Z");
    scene.setClock(new Date("2026-11-23T22:00:00Z"));
    expect(await withdraw({ part: "Jeden kus" })).toMatchObject({ last_day: "2026-11-23", in_time: true });
    scene.setClock(new Date("2026-11-24T08:00:00Z"));
    const late = await withdraw({ part: "Druhý kus" });
    expect(late).toMatchObject({ last_day: "2026-11-23", in_time: false });
    const [mail] = await outboxMails(`withdrawal-acknowledgement-${late.number}`);
    expect(plainText(mail?.text)).toContain("Podle našich záznamů bylo možné odstoupit do: 23. 11. 2026");
  });

  it("cannot be tried endlessly from one address", async () => {
    const from = { "x-forwarded-for": `203.0.113.${++place}` };
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const input = { headers: headers(), body: { ...body, order_number: String(3_000_000_000 + time) } };
      statuses.push((await newShopper(scene.carrier).tries("POST /withdrawals", input, from)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });

  it("is handed out with the account's data, and loses the address with the order's contacts", async () => {
    const customer = await newCustomer(scene.carrier);
    const account = { "idempotency-key": newKey() };
    await customer.does("POST /cart/items", { body: { product_id: await addTyre(), quantity: 2 } });
    const own = (await customer.does("POST /checkout/create-order", { headers: account, body: czechOrder })).body;
    await withdraw({ order_number: own.number });
    const { withdrawals } = (await customer.does("GET /users/export", {})).body;
    expect(withdrawals).toMatchObject([{ number: `${own.number}-1`, order_number: own.number, email }]);
    await changeOrderState(own.id, "cancelled", new Date());
    await customer.does("DELETE /users/info", { body: { password: "Kola na podzim 17" } });
    const [row] = await database()
      .select({ email: withdrawal.email })
      .from(withdrawal)
      .innerJoin(customerOrder, eq(customerOrder.id, withdrawal.orderId))
      .where(eq(customerOrder.id, own.id));
    expect(row?.email).toBe("deleted@account.invalid");
  });
});
