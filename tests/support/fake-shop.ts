import type { DetailedCart, SmallCart } from "@/lib/contract/cart";
import type { Product } from "@/lib/contract/products";
import { byLanguage } from "@/lib/domain/locale";

type Line = { product_id: number; quantity: number };
type Call = { method: string; path: string; body: unknown; headers: Record<string, string> };
type Answer = { status: number; body?: unknown };

const crowns = (amount: number) => ({ amount, currency: "CZK" as const });

/** A tyre as the API shows it; price in crowns. */
export function tyre(id: number, pattern: string, price: number, more: Partial<Product> = {}): Product {
  return {
    id,
    slug: `tyre-${id}`,
    paths: byLanguage((language) => `/${language}/t/${id}`),
    category: "car-winter",
    brand: "Barum",
    brand_slug: "barum",
    pattern,
    pattern_slug: "p",
    size: { width: 205, profile: 55, construction: "R", rim: 16, commercial: false, text: "205/55 R16" },
    load_index: 91,
    load_index_dual: null,
    speed_symbol: "H",
    season: "winter",
    family: "car",
    flags: { three_pmsf: true, ms: true, ice: false, studded: false, xl: false, runflat: false, ev: false },
    homologation: null,
    label: null,
    price: crowns(price * 100),
    stock: 12,
    dispatch_date: "2026-11-23",
    production_year: 2026,
    rating: null,
    image: `/img/${id}.svg`,
    ...more,
  };
}

/** The API's answers as a browser gets them, from a cart kept in memory; installs itself as `fetch`. */
export class FakeShop {
  readonly calls: Call[] = [];
  version = 1;
  lines: Line[] = [];
  /** Answers given instead of the usual one, one per call to that path, in order. */
  readonly instead: { match: RegExp; answer: Answer | "away" }[] = [];
  /** While set, calls wait for it. */
  gate: Promise<void> | null = null;
  readonly extra: { match: RegExp; answer: (call: Call) => Answer }[] = [];

  constructor(readonly tyres: Product[]) {
    globalThis.fetch = ((input: string, init: RequestInit = {}) => this.fetch(input, init)) as typeof fetch;
  }

  /** Paths and methods asked so far, without the base. */
  get log(): string[] {
    return this.calls.map(({ method, path }) => `${method} ${path}`);
  }

  /** The changes among them. */
  get changes(): string[] {
    return this.log.filter((line) => !line.startsWith("GET"));
  }

  small(): SmallCart {
    const items = this.lines.map((line) => ({ ...line, total: crowns(this.price(line) * line.quantity) }));
    const sum = items.reduce((total, item) => total + item.total.amount, 0);
    return { id: "cart", version: this.version, items, total: crowns(sum) };
  }

  detailed(): DetailedCart {
    const small = this.small();
    const items = small.items.map((item) => {
      const product = this.tyres.find(({ id }) => id === item.product_id);
      if (!product) throw new Error(`no tyre ${item.product_id}`);
      return { ...item, unit_price: product.price, product };
    });
    const net = Math.round(small.total.amount / 1.21);
    return { ...small, items, subtotal: small.total, vat: { rate: 21, amount: crowns(small.total.amount - net) } };
  }

  private price({ product_id }: Line): number {
    return this.tyres.find(({ id }) => id === product_id)?.price.amount ?? 0;
  }

  private async fetch(input: string, init: RequestInit): Promise<Response> {
    const call: Call = {
      method: init.method ?? "GET",
      path: input.replace("/api/v1", ""),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
    };
    this.calls.push(call);
    await this.gate;
    const place = this.instead.findIndex(({ match }) => match.test(`${call.method} ${call.path}`));
    const instead = place < 0 ? undefined : this.instead.splice(place, 1)[0]?.answer;
    if (instead === "away") throw new TypeError("Failed to fetch");
    return reply(instead ?? this.answer(call));
  }

  private answer(call: Call): Answer {
    const extra = this.extra.find(({ match }) => match.test(`${call.method} ${call.path}`));
    if (extra) return extra.answer(call);
    if (call.path === "/cart") return { status: 200, body: this.small() };
    if (call.path === "/cart/detailed") return { status: 200, body: this.detailed() };
    if (call.path.startsWith("/cart/items")) return this.change(call);
    return problem(404, "not_found", "Tady nic není.");
  }

  private change(call: Call): Answer {
    const match = call.headers["if-match"];
    if (match !== undefined && match !== `"${this.version}"`) return problem(412, "stale_cart", "Košík se změnil.");
    const { product_id = 0, quantity = 1 } = (call.body ?? {}) as Partial<Line>;
    if (call.method === "POST") {
      const known = this.lines.find((line) => line.product_id === product_id);
      if (known) known.quantity += quantity;
      else this.lines.push({ product_id, quantity });
    } else {
      const index = Number(call.path.split("/").at(-1));
      const line = this.lines[index];
      if (!line) return problem(404, "not_found", "Tady nic není.");
      if (call.method === "DELETE") this.lines.splice(index, 1);
      else line.quantity = quantity;
    }
    this.version += 1;
    return { status: call.method === "POST" ? 201 : 200, body: this.small() };
  }
}

/** A refusal as the API words it. */
export function problem(status: number, code: string, detail: string, more: object = {}): Answer {
  return { status, body: { type: "x", title: detail, status, code, detail, ...more } };
}

function reply({ status, body }: Answer): Response {
  const text = body === undefined ? "" : JSON.stringify(body);
  return {
    ok: status < 300,
    status,
    headers: new Headers({ "content-type": "application/json" }),
    text: async () => text,
    json: async () => JSON.parse(text),
    clone: () => reply({ status, body }),
  } as Response;
}
