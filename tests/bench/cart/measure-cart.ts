import type autocannon from "autocannon";
import type postgres from "postgres";
import { type Judged, percent } from "@/tests/bench/judged";
import { byTurns } from "@/tests/bench/load";

/** Tyres that a visitor puts into the cart before the next visitor comes. */
const perCart = 4;

/** One cart's visitor: the load begins with a new one after each round of its requests. */
type Visitor = { cookie?: string | undefined };

const json = { "content-type": "application/json" };

/**
 * Visitors who come with no cart, put four tyres into one, and make room for others. Both servers are asked by them: a body that is written
 * anew costs the load's process too.
 */
function shoppers(url: string, path: string, productIds: readonly number[]) {
  const anyTyre = () => productIds[Math.floor(Math.random() * productIds.length)];
  const request: autocannon.Request = {
    method: "POST",
    path,
    setupRequest: (asked, context: Visitor) => {
      const body = JSON.stringify({ product_id: anyTyre(), quantity: 1 });
      return { ...asked, headers: { ...json, ...(context.cookie && { cookie: context.cookie }) }, body };
    },
    onResponse: (_status, _body, context: Visitor, headers) => {
      const told = (headers as Record<string, string | string[] | undefined> | undefined)?.["set-cookie"];
      const cookie = [told ?? []].flat().find((line) => line.startsWith("cart_id="));
      if (cookie) context.cookie = cookie.split(";")[0];
    },
  };
  return { url, requests: Array<autocannon.Request>(perCart).fill(request) };
}

/** As many shoppers at once as one asks for by hand, and a crowd. */
const crowds = [3, 32];

/**
 * Adding to a cart beside a bare Next handler that reads JSON, does one insert into the same database and answers JSON: at least as many a
 * second, and with three shoppers at once at most 3 ms at the median where the bare handler does a thousand a second.
 * @param shop, peer addresses of both, @param sql the database of both
 */
export async function measureCart(shop: string, peer: string, sql: postgres.Sql): Promise<Judged[]> {
  const rows = await sql<{ id: number }[]>`select id from product where stock >= 4 order by popularity desc limit 200`;
  const ids = rows.map(({ id }) => id);
  const [ours, theirs] = [shoppers(shop, "/api/v1/cart/items", ids), shoppers(peer, "/api/items", ids)];
  const figures: Judged[] = [];
  for (const connections of crowds) {
    const [added, bare] = await byTurns(ours, theirs, { seconds: 4, connections });
    const share = added.rate / bare.rate;
    const goal = (connections * 1000) / bare.rate;
    figures.push({
      figure: `POST /cart/items by ${connections} at once, beside a bare Next handler with one insert`,
      value: `${percent(share)} (${Math.round(added.rate)} of ${Math.round(bare.rate)}/s), median ${added.median} of ${bare.median} ms, p99 ${added.p99} of ${bare.p99} ms`,
      goal: `≥ 100 %, median ≤ ${goal.toFixed(1)} ms`,
      held: share >= 1 && added.median <= goal && added.failed === 0,
    });
  }
  return figures;
}
