import { fork } from "node:child_process";
import { get, type IncomingMessage } from "node:http";
import { type Judged, percent } from "@/tests/bench/judged";
import { byTurns } from "@/tests/bench/load";

/** One page of each public kind that shoppers ask for most. */
const pages: [kind: string, path: string][] = [
  ["landing", "/cs"],
  ["listing", "/cs/zimni-pneumatiky/205-55-r16"],
  ["product", ""],
  ["article", "/cs/blog/jak-cist-rozmer-pneumatiky"],
];

const headers = { "accept-encoding": "br" };

type Sent = { headers: string[]; body: Buffer };

/** A page as it goes over the wire, compressed, with every header but those that Node's server adds itself. */
export function sentFor(url: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer: IncomingMessage) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("error", reject);
      answer.once("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
        const own = ["date", "connection", "keep-alive", "transfer-encoding"];
        const kept: string[] = [];
        for (let at = 0; at < answer.rawHeaders.length; at += 2) {
          const [name = "", value = ""] = answer.rawHeaders.slice(at, at + 2);
          if (!own.includes(name.toLowerCase())) kept.push(name, value);
        }
        resolve({ headers: kept, body: Buffer.concat(parts) });
      });
    }).once("error", reject);
  });
}

/** Starts the peer with an answer. */
export async function rawServer(sent: Sent): Promise<{ url: string; stop(): void }> {
  const child = fork("tests/bench/pages/raw-server.mjs", { execArgv: [] });
  child.send({ headers: sent.headers, body: sent.body.toString("base64") });
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once("message", (told) => resolve(told as { port: number })),
  );
  return { url: `http://localhost:${port}/`, stop: () => child.kill() };
}

/** The path of a tyre that the listing shows. */
async function productPath(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/api/v1/products?width=205&profile=55&rim=16&season=winter`);
  const { data } = (await answer.json()) as { data: { paths: { cs: string } }[] };
  return data[0]?.paths.cs ?? "";
}

/**
 * Kept pages beside a raw `node:http` server that sends the same bytes, under the same load by turns.
 * @param shop the shop's address
 */
export async function measurePages(shop: string): Promise<Judged[]> {
  const figures: Judged[] = [];
  for (const [kind, path] of pages) {
    const url = `${shop}${path || (await productPath(shop))}`;
    await sentFor(url); // makes the page
    const raw = await rawServer(await sentFor(url));
    const [ours, theirs] = await byTurns({ url, headers }, { url: raw.url, headers });
    raw.stop();
    const share = ours.rate / theirs.rate;
    figures.push({
      figure: `${kind}, requests/s beside raw node:http`,
      value: `${percent(share)} (${Math.round(ours.rate)} of ${Math.round(theirs.rate)})`,
      goal: "≥ 90 %",
      held: share >= 0.9 && ours.failed === 0,
    });
    figures.push({
      figure: `${kind}, slowest hundredth`,
      value: `${(ours.p99 / theirs.p99).toFixed(1)} × (${ours.p99} of ${theirs.p99} ms)`,
      goal: "≤ 2 ×",
      held: ours.p99 <= 2 * theirs.p99,
    });
  }
  return [...figures, await measureMissing(shop)];
}

/** Where nothing is: the page that says so beside a kept page, under the same load by turns. */
async function measureMissing(shop: string): Promise<Judged> {
  const [missing, kept] = [`${shop}/cs/nic-takoveho`, `${shop}/cs`];
  for (const url of [missing, kept]) await fetch(url); // makes the page
  const [ours, theirs] = await byTurns({ url: missing, headers }, { url: kept, headers });
  const share = ours.rate / theirs.rate;
  return {
    figure: "a page that is not there beside the landing page",
    value: `${percent(share)} (${Math.round(ours.rate)} of ${Math.round(theirs.rate)} requests/s; slowest hundredth ${ours.p99} and ${theirs.p99} ms)`,
    goal: "≥ 90 %, slowest hundredth ≤ 2 ×",
    held: share >= 0.9 && ours.p99 <= 2 * theirs.p99,
  };
}
