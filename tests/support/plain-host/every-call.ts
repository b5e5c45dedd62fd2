import type { CallName } from "./call-names";
import { field, HostClient, type Reply } from "./client";
import type { PlainHost } from "./server";

const contact = {
  first_name: "Petra",
  last_name: "Nováková",
  email: "petra@buyer.example",
  phone_number: "+420601234567",
};
const address = { country: "SK", city: "Nitra", address: "Hlavná 1", zip_code: "949 01" };

/** The order that the shop sends, with these ids of delivery and payment. */
export function orderPayload(delivery: unknown, payment: unknown) {
  return { contact, address, delivery: { id: delivery }, payment: { id: payment }, agreement: 1 };
}

/** The id of the first entry of a list, wherever the list is. */
export function firstId({ json }: Reply): unknown {
  return field(json, 0, "id") ?? field(json, "data", 0, "id");
}

/** The id of a new order, by whichever name. */
export function orderId({ json }: Reply): unknown {
  return field(json, "order_id") ?? field(json, "data", "order_id") ?? field(json, "id");
}

/** Walks a new host through every call of the specification once, as a guest who buys and a customer who signs in. */
export async function everyCall(host: PlainHost, productIds: [unknown, unknown]): Promise<Map<CallName, Reply>> {
  const replies = new Map<CallName, Reply>();
  const [guest, customer] = [new HostClient(host.url), new HostClient(host.url)];
  const visit = async (client: HostClient, name: CallName, path: string, body?: unknown) => {
    const reply = await client.send(`${name.split(" ")[0]} ${path}`, body);
    replies.set(name, reply);
    return reply;
  };
  const plain = (client: HostClient, name: CallName, body?: unknown) =>
    visit(client, name, name.split(" ")[1] ?? "", body);

  await plain(guest, "GET /geo-preferences");
  await plain(guest, "GET /contacts/info");
  await plain(guest, "POST /contacts", { name: "Petra", email: "petra@buyer.example", message: "Máte je?" });
  await plain(guest, "POST /auth/register", { email: "nova@buyer.example", password: "horska-bystrina" });
  await plain(guest, "POST /auth/forgot-password", { email: "nova@buyer.example" });
  const token = host.state.passwordTokens[0]?.token;
  await plain(guest, "POST /auth/reset-password", { token, password: "lesni-studanka" });
  const start = await visit(guest, "GET /auth/{provider}", "/auth/google");
  const agreed = await guest.send(`GET ${start.headers.get("location")}`);
  const back = new URL(agreed.headers.get("location") ?? "");
  await visit(guest, "GET /auth/{provider}/callback", `/auth/google/callback${back.search}`);

  replies.set("POST /auth/login", await customer.signIn());
  await plain(customer, "GET /users/info");
  await plain(customer, "PUT /users/info", { first_name: "Petra", city: "Brno", phone_number: "420602000000" });
  await plain(customer, "POST /auth/refresh");

  await plain(guest, "POST /cart/items", { product_id: productIds[0], quantity: 4 });
  await guest.send("POST /cart/items", { product_id: productIds[1] });
  await plain(guest, "GET /cart");
  await plain(guest, "GET /cart/detailed");
  await visit(guest, "PATCH /cart/items/{index}", "/cart/items/0", { quantity: 2 });
  await visit(guest, "DELETE /cart/items/{index}", "/cart/items/1");
  const delivery = await visit(guest, "GET /checkout/shipping-methods", "/checkout/shipping-methods?country=SK");
  const payment = await plain(guest, "GET /checkout/payment-methods");
  const order = await plain(guest, "POST /checkout/create-order", orderPayload(firstId(delivery), firstId(payment)));
  await visit(guest, "POST /checkout/{id}/payments", `/checkout/${orderId(order)}/payments`, {
    token: field(order.json, "token"),
  });
  return replies;
}
