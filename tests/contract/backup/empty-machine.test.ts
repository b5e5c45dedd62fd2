import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startWorker, stopWorker } from "@/lib/backend/jobs/worker";
import { connection } from "@/lib/backend/kernel/database/connect";
import { orderConfirmation } from "@/lib/backend/order/mails/order-confirmation";
import { jobs } from "@/lib/backend/registry";
import { handle } from "@/lib/backend/server";
import { allMailDone } from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer, withToken } from "@/tests/support/customer";
import { databasePatience, openTestServer, type TestDatabase } from "@/tests/support/database";
import { emptyMachine, onMachine, runOn, tableSums } from "@/tests/support/machine";
import { czechOrder, slovakOrder } from "@/tests/support/order-request";
import { outboxMails } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { newShopper } from "@/tests/support/shopper";
import { addTyre, changeTyre } from "@/tests/support/tyres";

const carrier = (path: string, init?: RequestInit) => handle(new Request(`http://embedded.invalid${path}`, init));
/** What COPY and shells are fond of misreading. */
const oddText = "tab\there, line\nbreak, return\r, back\\slash \\N \\. \\t, \"quotes' $$ {a,b} € 🛞 ǆ \u2028";

const target = emptyMachine();
let shop: TestDatabase;
let file: string;
let customer: Customer;
let order: Awaited<ReturnType<typeof placeOrder>>;
let sentAlready: string;
let before: Record<string, string>;

async function fillShop(): Promise<void> {
  customer = await newCustomer(carrier);
  const tyre = await addTyre({ description: oddText, stock: 40 });
  await customer.does("POST /cart/items", { body: { product_id: tyre, quantity: 4 } });
  order = await placeOrder({ body: { ...czechOrder, note: oddText } }, tyre);
  const slovak = await placeOrder({ body: slovakOrder, locale: { language: "sk", currency: "EUR" } }, tyre);
  // The worker has sent it and noted so, and its job is not crossed out yet.
  await orderConfirmation.run({ order_id: slovak.id }, "1");
  sentAlready = slovak.number;
  await changeTyre(tyre, { priceCzk: 123_400 });
  const wanted = await addTyre({ stock: 0, slug: "wanted" });
  await newShopper(carrier).does("POST /products/{slug}/stock-notices", {
    path: { slug: "wanted" },
    body: { email: "waits@post.example" },
  });
  await connection().sql`insert into review (order_id, product_id, stars, text, name, language, written_at, changed_at)
    values (${order.id}, ${tyre}, 5, ${oddText}, 'Jana', 'cs', now(), now())`;
  await connection().sql`update product set stock = 3 where id = ${wanted}`; // queues the notice
  await connection().sql`update order_event set transaction_id = '4000000000000'`; // of a server that has seen many
}

beforeAll(async () => {
  shop = await openTestServer();
  await fillShop();
  file = join(shop.dataDir, "kept", "shop.gz");
  before = await tableSums();
  expect(await runOn(shop.dataDir, ["backup", file])).toMatchObject({ code: 0 });
  expect(await tableSums()).toEqual(before);
}, databasePatience);
afterAll(async () => {
  await shop?.close();
  target.remove();
});

describe("a backup restored into an empty machine", () => {
  it("is a file that only its owner can read", () => {
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  });

  it("gives every table the same rows, whatever their texts, and every waiting mail", async () => {
    expect(await runOn(target.dataDir, ["restore", file])).toMatchObject({ code: 0, out: "" });
    await onMachine(target.dataDir, async () => {
      expect(await tableSums()).toEqual(before);
      const [row] = await connection().sql`select text from review`;
      expect(row?.text).toBe(oddText);
    });
    expect(Object.values(before).filter((sum) => !sum.startsWith("0 rows")).length).toBeGreaterThan(12);
  });

  it("takes no transactions along, which would be changes of the future there", async () => {
    await onMachine(target.dataDir, async () => {
      const late = await connection().sql`
        select from order_event where transaction_id >= pg_snapshot_xmax(pg_current_snapshot())`;
      expect(late).toHaveLength(0);
    });
  });

  it("keeps sessions, passwords, carts and the links of orders", async () => {
    await onMachine(target.dataDir, async () => {
      const device = withToken(newShopper(carrier), customer.token);
      expect((await device.does("GET /users/info", {})).body.email).toBe(customer.email);
      expect((await device.does("GET /cart", {})).body.items).toMatchObject([{ quantity: 4 }]);
      const body = { email: customer.email, password: goodPassword };
      await newShopper(carrier).does("POST /auth/login", { body });
      const { id, token } = order;
      const kept = await newShopper(carrier).does("GET /checkout/{id}", { path: { id }, query: { token } });
      expect(kept.body.number).toBe(order.number);
    });
  });

  it("goes on counting where the shop was, with its triggers at work", async () => {
    await onMachine(target.dataDir, async () => {
      const next = await placeOrder();
      expect(Number(next.number)).toBeGreaterThan(Number(order.number));
      const logged = await connection().sql`select currency from price_log where product_id = ${next.product_id}`;
      expect(logged).toHaveLength(3);
    });
  });

  it("sends the mail that was waiting, once, and none that was noted as sent", async () => {
    await onMachine(target.dataDir, async () => {
      startWorker(jobs);
      try {
        await allMailDone();
        const mails = (await outboxMails("")).filter(({ subject }) => subject?.includes(order.number));
        expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
          "dilna@dezen.example",
          "jana.dvorakova@post.example",
        ]);
        expect(await outboxMails(`${sentAlready}-confirmation`)).toEqual([]);
        expect(await outboxMails(`${sentAlready}-notice`)).toHaveLength(1);
        expect((await outboxMails("stock-notice-")).map(({ to }) => to?.[0]?.address)).toEqual(["waits@post.example"]);
      } finally {
        await stopWorker();
      }
    });
  });
});
