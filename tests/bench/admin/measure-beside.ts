import { fork } from "node:child_process";
import { once } from "node:events";
import { staffCookie } from "@/lib/domain/admin/staff-cookie";
import type { Office } from "@/tests/bench/admin/office";
import { quantile } from "@/tests/bench/catalogue/figure";
import { type Judged, percent } from "@/tests/bench/judged";
import { bear } from "@/tests/bench/load";
import { rawServer, sentFor } from "@/tests/bench/pages/measure-pages";

const rounds = 40;
const seconds = 2;

/**
 * Lets somebody in who works when told to. `pause` ends the work that is under way, and tells how much was done from the start; it fails
 * where that process has ended, as it does when the shop does not answer.
 */
function clerk(shop: string, token: string) {
  const env = { ...process.env, SHOP: shop, COOKIE: `${staffCookie}=${token}` };
  const child = fork("tests/bench/admin/clerk.mjs", { env, execArgv: [] });
  const gone = new AbortController();
  child.once("exit", () => gone.abort());
  return {
    begin: () => void child.send("begin"),
    pause: async () => {
      child.send("pause");
      const [count] = await once(child, "message", { signal: gone.signal });
      return Number(count);
    },
    stop: () => child.kill(),
  };
}

type Turn = Record<"kept" | "raw", Record<"alone" | "beside", number>>;

/**
 * Kept pages while somebody works in the office and while nobody does, by turns: by themselves, and beside raw `node:http` that sends the
 * same bytes. What the work takes of the processors it takes from both servers; the second figure is what is left beyond that. A round's
 * figures are compared with one another alone, so that a machine which grows slower in the meantime changes neither.
 */
export async function measureBeside(shop: string, { token }: Office): Promise<Judged[]> {
  const headers = { "accept-encoding": "br" };
  const raw = await rawServer(await sentFor(`${shop}/cs`));
  const asked = { kept: { url: `${shop}/cs`, headers }, raw: { url: raw.url, headers } };
  for (const server of Object.values(asked)) await bear(server, 2);
  const { begin, pause, stop } = clerk(shop, token);
  const turns: Turn[] = [];
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    const turn: Turn = { kept: { alone: 0, beside: 0 }, raw: { alone: 0, beside: 0 } };
    const order = (["alone", "beside"] as const).flatMap((when) =>
      (["kept", "raw"] as const).map((which) => ({ when, which })),
    );
    for (const { when, which } of round % 2 === 0 ? order : order.reverse()) {
      if (when === "beside") begin();
      turn[which][when] = (await bear(asked[which], seconds)).rate;
      if (when === "beside") done = await pause();
    }
    turns.push(turn);
  }
  stop();
  raw.stop();
  const middle = (of: (turn: Turn) => number) => quantile(turns.map(of), 0.5);
  const told = (which: "kept" | "raw") =>
    `${Math.round(middle((turn) => turn[which].beside))} of ${Math.round(middle((turn) => turn[which].alone))}`;
  const share = (which: "kept" | "raw") => (turn: Turn) => turn[which].beside / turn[which].alone;
  const judged = (figure: string, value: number, rates: string): Judged => ({
    figure: `${figure} while somebody works in the office (${done} pages and calls in ${2 * rounds * seconds} s), beside nobody`,
    value: `${percent(value)} (${rates} requests/s)`,
    goal: "≥ 97 %",
    held: value >= 0.97,
  });
  return [
    judged("kept pages", middle(share("kept")), told("kept")),
    judged(
      "kept pages beside raw node:http",
      middle((turn) => share("kept")(turn) / share("raw")(turn)),
      `${told("kept")}, raw ${told("raw")}`,
    ),
  ];
}
