import type autocannon from "autocannon";
import type postgres from "postgres";
import { type Judged, percent } from "@/tests/bench/judged";
import { byTurns } from "@/tests/bench/load";

/** Tyres that a visitor puts into the cart before the next visitor comes. */
const perCart = 4;

type Visitor = { cookie?: string | undefined; added?: number };

const json = { "content-type": "application/json" };

/** Visitors who come with no cart, put four tyres into one, and make room for others. */
function shoppers(url: string, productIds: readonly number[]) {
  const anyTyre = () => productIds[Math.floor(Math.random() * productIds.length)];
  const request: autocannon.Request = {
    method: "POST",
    path: "/api/v1/cart/items",
    setupRequest: (asked, context: Visitor) => {
      const body = JSON.stringify({ product_id: anyTyre(), quantity: 1 });
      return { ...asked, headers: { ...json, ...(context.cookie && { cookie: context.cookie }) }, body };
    },
    onResponse: (_status, _body, context: Visitor, headers) => {
      const told = (headers as Record<string, string | string[] | undefined> | undefined)?.["set-cookie"];
      const cookie = [told ?? []].flat().find((line) => line.startsWith("cart_id="));
      context.added = (context.added ?? 0) + 1;
      if (cookie) context.cookie = cookie.split(";")[0];
      if (context.added % perCart === 0) context.cookie = undefined;
    },
  };
  return { url, requests: [request] };
}

/**
 * Adding to a cart beside a bare Next handler that reads JSON, does one insert into the same database and answers JSON.
 * @param shop, peer addresses of both, @param sql the database of both
 */
export async function measureCart(shop: string, peer: string, sql: postgres.Sql): Promise<Judged[]> {
  const rows = await sql<{ id: number }[]>`select id from product where stock >= 4 order by popularity desc limit 200`;
  const ours = shoppers(
    shop,
    rows.map(({ id }) => id),
  );
  const theirs: autocannon.Request = {
    method: "POST",
    path: "/api/items",
    headers: json,
    body: JSON.stringify({ product_id: 1, quantity: 1 }),
  };
  const [added, bare] = await byTurns(ours, { url: peer, requests: [theirs] }, { seconds: 4, connections: 32 });
  const share = added.rate / bare.rate;
  return [
    {
      figure: "POST /cart/items, requests/s beside a bare Next handler with one insert",
      value: `${percent(share)} (${Math.round(added.rate)} of ${Math.round(bare.rate)}), p99 ${added.p99} of ${bare.p99} ms`,
      goal: "≥ 60 %",
      held: share >= 0.6 && added.failed === 0,
    },
  ];
}
