import { askCall, type Input, type Outcome, untried, type Visitor } from "@/lib/api/host/conformance/ask-call";
import { contract, type Name } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";

/** What may be done at the host. Without any of it nothing there is changed. */
export type Permissions = {
  /** Allows creating an account, a cart and a message. */
  write: boolean;
  /** Allows placing an order, too. */
  order: boolean;
  /** A product to put into the cart, as the host names it. */
  product: string | null;
};

const needsWrite = "changes something: tried with --write only";
const needsOrder = "places an order: tried with --order only";

/** Calls that only read and need nothing to be known before. */
const plainReads: [Name, Input][] = [
  ["GET /geo-preferences", {}],
  ["GET /contacts/info", {}],
  ["GET /users/info", {}],
  ["GET /cart", {}],
  ["GET /cart/detailed", {}],
  ["GET /checkout/shipping-methods", { query: { country: "CZ" } }],
  ["GET /checkout/payment-methods", {}],
  ["GET /auth/{provider}", { path: { provider: "google" } }],
  ["GET /auth/providers", {}],
  ["GET /categories", {}],
  ["GET /brands", {}],
  ["GET /sizes", {}],
  ["GET /products", {}],
  ["GET /search/suggestions", { query: { q: "zim" } }],
  ["GET /vehicles", {}],
  ["GET /articles", {}],
  ["GET /sitemap", {}],
  ["GET /health", {}],
];

type Ask = (name: Name, input?: Input) => Promise<Outcome>;

const fieldOf = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);

/** Reads whose address is known from another answer. */
async function furtherReads(ask: Ask, known: ReadonlyMap<Name, Outcome>): Promise<void> {
  const slug = fieldOf(known.get("GET /products")?.body, "data", 0, "slug");
  if (typeof slug === "string") {
    await ask("GET /products/{slug}", { path: { slug } });
    await ask("GET /products/{slug}/reviews", { path: { slug } });
  }
  const article = fieldOf(known.get("GET /articles")?.body, "data", 0, "slugs", "en");
  if (typeof article === "string") await ask("GET /articles/{slug}", { path: { slug: article } });
}

/** An account of a person who does not exist, at a domain that nobody can have (RFC 2606). */
function newPerson() {
  const email = `conformance-${Date.now()}@test.example`;
  return { email, password: `Kolo-${crypto.randomUUID()}`, first_name: "Test", last_name: "Conformance", agreement: 1 };
}

async function account(ask: Ask, visitor: Visitor): Promise<void> {
  const person = newPerson();
  const { email, password } = person;
  const signedIn = ({ body }: Outcome) => {
    const token = fieldOf(body, "access_token");
    if (typeof token === "string" && token) visitor.authorization = `${fieldOf(body, "token_type")} ${token}`;
  };
  signedIn(await ask("POST /auth/register", { body: person }));
  await ask("POST /auth/login", { body: { email, password: "wrong password" } });
  signedIn(await ask("POST /auth/login", { body: { email, password } }));
  await ask("GET /users/info");
  const home = {
    country: "CZ",
    city: "Písek",
    address: "Lipová 1",
    zip_code: "397 01",
    phone_number: "+420 601 234 567",
  };
  await ask("PUT /users/info", { body: { first_name: "Test", last_name: "Conformance", ...home } });
  signedIn(await ask("POST /auth/refresh"));
  await ask("GET /orders");
  await ask("POST /auth/forgot-password", { body: { email } });
  await ask("POST /auth/reset-password", { body: { token: "not-a-token", password } });
}

async function cart(ask: Ask, product: string, permissions: Permissions): Promise<void> {
  const product_id = /^\d+$/.test(product) ? Number(product) : product;
  await ask("POST /cart/items", { body: { product_id, quantity: 2 } });
  await ask("GET /cart");
  await ask("GET /cart/detailed");
  await ask("PATCH /cart/items/{index}", { path: { index: "0" }, body: { quantity: 1 } });
  const ways = await ask("GET /checkout/shipping-methods", { query: { country: "CZ" } });
  const payments = await ask("GET /checkout/payment-methods");
  if (permissions.order) await order(ask, ways.body, payments.body);
  else await ask("DELETE /cart/items/{index}", { path: { index: "0" } });
}

async function order(ask: Ask, ways: unknown, payments: unknown): Promise<void> {
  const { email } = newPerson();
  const placed = await ask("POST /checkout/create-order", {
    body: {
      contact: { first_name: "Test", last_name: "Conformance", email, phone_number: "+420 601 234 567" },
      address: { country: "CZ", city: "Písek", address: "Lipová 1", zip_code: "397 01" },
      delivery: { id: fieldOf(ways, "data", 0, "id") },
      payment: { id: fieldOf(payments, "data", 0, "id") },
      agreement: 1,
    },
  });
  const [id, token] = [fieldOf(placed.body, "id"), fieldOf(placed.body, "token")];
  if (typeof id !== "string" || !id) return;
  await ask("POST /checkout/{id}/payments", { path: { id }, body: token ? { token } : {} });
  await ask("GET /checkout/{id}", { path: { id }, query: token ? { token: String(token) } : {} });
}

/** Why a call was not asked for. */
function reasonFor(name: Name, permissions: Permissions): string {
  if (/create-order|\/payments$/.test(name)) return needsOrder;
  if (name === "DELETE /cart/items/{index}" && permissions.order)
    return "the order has taken the cart: tried without --order";
  if (/\/cart\/items/.test(name) && permissions.write) return "needs a product: give one with --product";
  return name.startsWith("GET ") ? "needs something that the host has not shown" : needsWrite;
}

/**
 * Asks a host everything that the storefront may ask it.
 * @param report takes each call as it has been tried
 * @returns every call of the contract once: as it went the last time, or why it was not tried
 */
export async function examine(
  host: string,
  locale: Locale,
  permissions: Permissions,
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const visitor: Visitor = { locale, authorization: null, cookies: new Map() };
  const known = new Map<Name, Outcome>();
  const ask: Ask = async (name, input = {}) => {
    const outcome = await askCall(host, name, input, visitor);
    known.set(name, outcome);
    report(outcome);
    return outcome;
  };
  for (const [name, input] of plainReads) await ask(name, input);
  await furtherReads(ask, known);
  if (permissions.write) {
    await account(ask, visitor);
    await ask("POST /contacts", {
      body: { ...newPerson(), name: "Conformance", message: "A test of the storefront." },
    });
    if (permissions.product !== null) await cart(ask, permissions.product, permissions);
    await ask("POST /auth/logout");
  }
  return (Object.keys(contract) as Name[]).map(
    (name) => known.get(name) ?? untried(name, reasonFor(name, permissions)),
  );
}
