import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Asked, hostileAddress } from "../support/hostile/addresses";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const dataDir = mkdtempSync(join(tmpdir(), "dezen-addresses-"));
let shop: ShopProcess;

beforeAll(async () => {
  const env = { DATABASE_URL: "", DATA_DIR: dataDir, API_HOST: "", SMTP_URL: "" };
  shop = await startShop({ cwd: process.cwd(), port: await freePort(), env });
}, 180_000);

afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

type Answer = { status: number; text: string; location: string };

/** Sends a request as it is written; `fetch` would mend its address. */
function ask({ method, path, headers, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece) => pieces.push(piece));
      answer.on("error", reject);
      const { location = "" } = answer.headers;
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, text: String(Buffer.concat(pieces)), location }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** What an answer to strangers never shows. */
const inside = /\n\s+at .+\(|node_modules|PostgresError|lib\/backend\//;

describe("addresses, cookies and headers nobody meant", () => {
  it("are never answered with 5xx, the inside of the shop, or a way to a foreign host", async () => {
    console.info(`hostile addresses: FUZZ_SEED=${seed}`);
    const property = fc.asyncProperty(hostileAddress, async (one) => {
      const { status, text, location } = await ask(one);
      const printed = shop.output().split("\n").slice(-12).join("\n");
      if (status >= 500 || status === 0) throw new Error(`${status} ${text.slice(0, 300)}\nThe shop said:\n${printed}`);
      expect(text).not.toMatch(inside);
      if (location) expect(new URL(location, shop.url).hostname).not.toMatch(/evil/);
    });
    // A time limit, so that a slow machine asks less rather than fails.
    await fc.assert(property, { seed, numRuns: 1500, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false });
    const health = await ask({ method: "GET", path: "/api/v1/health", headers: {} });
    expect(health.status).toBe(200);
  }, 120_000);
});
