import { targetOf } from "@/lib/api/host/call-routes";
import { problemAnswer } from "@/lib/api/host/problem-answer";
import { callPath, type ServerTransport } from "@/lib/api/transport/call";
import { inProcess } from "@/lib/api/transport/in-process";
import type { Name } from "@/lib/contract/contract";
import { productIdentityCalls } from "@/lib/contract/product-identities";

type Init = Parameters<ServerTransport>[1];
type Line = { product_id: string | number; product?: unknown };
type Cart = { items: Line[] };

const name = "GET /products/identities";
const identities = productIdentityCalls[name].replies[200];

/** At most so many ids are looked up at once, by the contract. */
const most = 100;

/** Calls whose answer is a cart. */
const carts: ReadonlySet<Name> = new Set<Name>([
  "GET /cart",
  "GET /cart/detailed",
  "POST /cart/items",
  "PATCH /cart/items/{index}",
  "DELETE /cart/items/{index}",
]);

async function lookUp(query: { ids?: string; product_ids?: string }, headers: Headers) {
  const sent = {
    "accept-language": headers.get("accept-language") ?? "",
    "x-currency": headers.get("x-currency") ?? "",
  };
  const answer = await inProcess(callPath(name, { query }), { method: "GET", headers: sent });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return identities.parse(await answer.json()).data;
}

/** Is the cart the host's while the tyres in it are the embedded catalogue's? Then each knows them by ids of its own. */
export function needsTranslation(call: Name): boolean {
  return carts.has(call) && targetOf(call) === "host" && targetOf("GET /products") === "embedded";
}

/** An id of the host as it is sent: the list has it as text, where the host has a number. */
const sentId = (id: string) => (/^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id);

/**
 * A request for the host's cart with the host's id of the tyre in the place of ours.
 * @returns the problem instead where the host does not sell that tyre
 */
async function translatedRequest(call: Name, init: Init, headers: Headers): Promise<Init | Response> {
  if (call !== "POST /cart/items" || typeof init.body !== "string") return init;
  const body: { product_id?: unknown } = JSON.parse(init.body);
  const [known] = await lookUp({ ids: String(body.product_id) }, headers);
  if (!known?.product_id) return problemAnswer("not_found", headers.get("accept-language"));
  return { ...init, body: JSON.stringify({ ...body, product_id: sentId(known.product_id) }) };
}

/** A cart of the host with our ids and our descriptions of the tyres that it has the ids of. */
async function translatedCart(answer: Response, headers: Headers): Promise<Response> {
  if (!answer.ok || answer.status === 204) return answer;
  const cart: Cart = await answer.json();
  const ids = [...new Set(cart.items.map(({ product_id }) => String(product_id)))].slice(0, most);
  const known = ids.length > 0 ? await lookUp({ product_ids: ids.join(",") }, headers) : [];
  const byHostId = new Map(known.map((each) => [each.product_id, each]));
  const items = cart.items.map((line) => {
    const own = byHostId.get(String(line.product_id));
    if (!own) return line;
    return { ...line, product_id: own.id, ...("product" in line && { product: own.product }) };
  });
  return new Response(JSON.stringify({ ...cart, items }), { status: answer.status, headers: answer.headers });
}

/**
 * Makes a call of the host's cart for tyres of the embedded catalogue, whose price list has the host's `product_id` of each.
 * @param ask makes the call at the host
 */
export async function askForFilledCart(
  call: Name,
  init: Init,
  ask: (init: Init) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const request = await translatedRequest(call, init, headers);
  return request instanceof Response ? request : translatedCart(await ask(request), headers);
}
