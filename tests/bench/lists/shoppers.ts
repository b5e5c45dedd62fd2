import { setTimeout as pause } from "node:timers/promises";
import { quantile } from "@/tests/bench/catalogue/figure";

const deeds = ["listing", "cart", "order"] as const;
type Deed = (typeof deeds)[number];
/** Times in ms, and what was not answered as it should have been. */
export type Met = Record<Deed, number[]> & { failures: string[] };

let shoppers = 0;

/** One who has never been here, with an address, a mail and a phone of their own: nobody is refused for what another has bought. */
export function newShopper(url: string, met: Met) {
  shoppers += 1;
  const number = shoppers;
  const address = `10.${Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`;
  let cookie = "";
  const ask = async (deed: Deed, method: string, path: string, body?: unknown): Promise<void> => {
    const headers = {
      ...{ "accept-language": "cs", "x-currency": "CZK", "x-forwarded-for": address, cookie },
      ...{ "content-type": "application/json", "idempotency-key": `shopper ${number}` },
    };
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const began = performance.now();
    const answer = await fetch(`${url}/api/v1${path}`, sent);
    const text = await answer.text();
    met[deed].push(performance.now() - began);
    if (answer.status >= 400) met.failures.push(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    cookie = answer.headers.getSetCookie().at(0)?.split(";", 1)[0] ?? cookie;
  };
  const order = {
    contact: {
      ...{ first_name: "Jana", last_name: "Dvořáková" },
      ...{ email: `jana-${number}@post.example`, phone_number: `60${String(number).padStart(7, "0")}` },
    },
    address: { country: "CZ", city: "České Budějovice", address: `Lipová ${number}`, zip_code: "37004" },
    ...{ delivery: { id: "courier_cz" }, payment: { id: "bank_transfer" }, agreement: 1 },
  };
  return {
    list: () => ask("listing", "GET", "/products?category=car-winter&width=205&profile=55&rim=16"),
    add: (tyre: number) => ask("cart", "POST", "/cart/items", { product_id: tyre, quantity: 1 }),
    look: () => ask("cart", "GET", "/cart"),
    buy: () => ask("order", "POST", "/checkout/create-order", order),
  };
}

/**
 * Shoppers who come one after the other, look at a listing, add a tyre and buy it, until it is enough.
 * @param url the shop's address, @param tyres ids of what they buy, @returns ends their visits and tells what they met with
 */
export function shop(url: string, tyres: readonly number[]): () => Promise<Met> {
  const met: Met = { listing: [], cart: [], order: [], failures: [] };
  let over = false;
  const visits = (async () => {
    for (let visit = 0; !over; visit += 1) {
      const shopper = newShopper(url, met);
      await shopper.list();
      await shopper.add(tyres[visit % tyres.length] ?? 0);
      await shopper.buy();
      await pause(50);
    }
  })();
  return async () => {
    over = true;
    await visits;
    return met;
  };
}

/** What several met with, as one. */
export function joined(mets: readonly Met[]): Met {
  const of = (deed: Deed) => mets.flatMap((met) => met[deed]);
  const failures = mets.flatMap((met) => met.failures);
  return { listing: of("listing"), cart: of("cart"), order: of("order"), failures };
}

/** What shoppers met with, in words; beside what they met with before. */
export function told(met: Met, before?: Met): string {
  const lines = deeds.map((deed) => {
    const [median, slow, worst] = [0.5, 0.95, 1].map((share) => quantile(met[deed], share));
    const share = before ? `   p95 ${((slow ?? 0) / quantile(before[deed], 0.95)).toFixed(2)} × of idle` : "";
    const times = [median, slow, worst].map((ms) => ms?.toFixed(1)).join(" / ");
    return `  ${deed.padEnd(8)} ${String(met[deed].length).padStart(4)} ×   ${times} ms${share}`;
  });
  return [...lines, ...met.failures.slice(0, 3).map((failure) => `  FAILED ${failure}`)].join("\n");
}
