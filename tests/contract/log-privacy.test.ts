import { expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { inProcess } from "@/lib/api/transport/in-process";
import { database } from "@/lib/backend/kernel/database/connect";
import { whileServing } from "@/lib/telemetry/served-request";
import { takeLogLines } from "@/tests/support/log-lines";
import { czechOrder } from "@/tests/support/order-request";
import { newKey, withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

const email = "marker.email@post.example";
const contact = { first_name: "Markerfirst", last_name: "Markerlast", email, phone_number: "+420 601 999 111" };
const address = { country: "CZ" as const, city: "Markercity", address: "Markerstreet 7", zip_code: "370 04" };
const markers = /marker|601 ?999 ?111/i;

/** Orders, signs in and writes to the shop with a marker in every field. */
async function everything() {
  const shopper = newShopper(inProcess);
  await shopper.tries("POST /cart/items", { body: { product_id: tyre } });
  const headers = { "idempotency-key": newKey() };
  const order = { ...czechOrder, contact, address, note: "Markernote" };
  await shopper.tries("POST /checkout/create-order", { headers, body: order });
  await shopper.tries("POST /auth/login", { body: { email, password: "Markerpassword" } });
  await shopper.tries("POST /auth/register", { body: { email, password: "Markerpassword 1" } });
  const message = {
    name: "Markername",
    email,
    phone_number: contact.phone_number,
    message: "Markermessage of some length.",
  };
  await shopper.tries("POST /contacts", { body: message });
}

let tyre = 0;

it("no line holds anything of a visitor, whether all goes well or every query fails", async () => {
  tyre = await addTyre();
  await whileServing({ id: "request-1", route: "/", cache: "none" }, everything);
  const well = takeLogLines();
  for (const table of ["customer_order", "account", "contact_message"])
    await database().execute(
      sql`alter table if exists ${sql.identifier(table)} rename to ${sql.identifier(`${table}_away`)}`,
    );
  await whileServing({ id: "request-2", route: "/", cache: "none" }, everything);
  const failed = takeLogLines();
  expect(failed.filter(({ level }) => level === "error").length).toBeGreaterThanOrEqual(3);
  expect(failed.every(({ requestId }) => requestId === "request-2")).toBe(true);
  expect([...well, ...failed].filter((line) => markers.test(JSON.stringify(line)))).toEqual([]);
});
