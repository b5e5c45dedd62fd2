import { staffCookie } from "@/lib/domain/admin/staff-cookie";
import type { Office } from "@/tests/bench/admin/office";
import { quantile } from "@/tests/bench/catalogue/figure";
import { type Judged, percent } from "@/tests/bench/judged";
import { bear } from "@/tests/bench/load";

const rounds = 7;
const seconds = 4;

/** What somebody does who looks through the orders: a page or a call every half a second. */
const steps = [
  "/admin/orders",
  "/api/v1/admin/orders/counts",
  "/admin/orders?view=to_pack",
  "/api/v1/admin/search?q=nov",
  "/admin/shipping",
];

/** Begins somebody's work. @returns its end, with how much was done */
function work(shop: string, token: string): () => Promise<number> {
  const headers = { cookie: `${staffCookie}=${token}` };
  let goesOn = true;
  const done = (async () => {
    let count = 0;
    for (; goesOn; count += 1) {
      const answer = await fetch(`${shop}${steps[count % steps.length]}`, { headers });
      if (!answer.ok) throw new Error(`${steps[count % steps.length]} answered ${answer.status}`);
      await answer.arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return count;
  })();
  return () => {
    goesOn = false;
    return done;
  };
}

/** Kept pages while somebody works in the office, and while nobody does, by turns. */
export async function measureBeside(shop: string, { token }: Office): Promise<Judged> {
  const asked = { url: `${shop}/cs`, headers: { "accept-encoding": "br" } };
  await bear(asked, 2);
  const rates: [alone: number[], beside: number[]] = [[], []];
  let steps = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const end = which === 1 ? work(shop, token) : null;
      rates[which].push((await bear(asked, seconds)).rate);
      if (end) steps += await end();
    }
  const [alone, beside] = [quantile(rates[0], 0.5), quantile(rates[1], 0.5)];
  return {
    figure: `kept pages while somebody works in the office (${steps} pages and calls in ${rounds * seconds} s), beside nobody`,
    value: `${percent(beside / alone)} (${Math.round(beside)} of ${Math.round(alone)} requests/s)`,
    goal: "≥ 97 %",
    held: beside / alone >= 0.97,
  };
}
