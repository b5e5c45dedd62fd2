import { staffCookie } from "@/lib/domain/admin/staff-cookie";
import type { Office } from "@/tests/bench/admin/office";
import { quantile } from "@/tests/bench/catalogue/figure";
import { type Judged, percent } from "@/tests/bench/judged";
import { bear } from "@/tests/bench/load";
import { rawServer, sentFor } from "@/tests/bench/pages/measure-pages";

const rounds = 7;
const seconds = 3;

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

/**
 * Kept pages while somebody works in the office and while nobody does, by turns: by themselves, and beside raw `node:http` that sends the
 * same bytes. What the work takes of the processors it takes from both servers; the second figure is what is left beyond that.
 */
export async function measureBeside(shop: string, { token }: Office): Promise<Judged[]> {
  const headers = { "accept-encoding": "br" };
  const kept = { url: `${shop}/cs`, headers };
  const raw = await rawServer(await sentFor(kept.url));
  const asked = [kept, { url: raw.url, headers }];
  for (const server of asked) await bear(server, 2);
  const rates = {
    kept: { alone: [] as number[], beside: [] as number[] },
    raw: { alone: [] as number[], beside: [] as number[] },
  };
  let steps = 0;
  for (let round = 0; round < rounds; round += 1) {
    const turns = (["alone", "beside"] as const).flatMap((when) =>
      (["kept", "raw"] as const).map((which) => ({ when, which })),
    );
    for (const { when, which } of round % 2 === 0 ? turns : turns.reverse()) {
      const end = when === "beside" ? work(shop, token) : null;
      rates[which][when].push((await bear(asked[which === "kept" ? 0 : 1] ?? kept, seconds)).rate);
      if (end) steps += await end();
    }
  }
  raw.stop();
  const of = (which: "kept" | "raw", when: "alone" | "beside") => Math.round(quantile(rates[which][when], 0.5));
  const share = (which: "kept" | "raw") => of(which, "beside") / of(which, "alone");
  const told = (which: "kept" | "raw") => `${of(which, "beside")} of ${of(which, "alone")}`;
  const done = `${steps} pages and calls in ${2 * rounds * seconds} s`;
  const judged = (figure: string, value: number, rates: string): Judged => ({
    figure: `${figure} while somebody works in the office (${done}), beside nobody`,
    value: `${percent(value)} (${rates} requests/s)`,
    goal: "≥ 97 %",
    held: value >= 0.97,
  });
  return [
    judged("kept pages", share("kept"), told("kept")),
    judged("kept pages beside raw node:http", share("kept") / share("raw"), `${told("kept")}, raw ${told("raw")}`),
  ];
}
