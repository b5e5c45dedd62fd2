import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type postgres from "postgres";
import { SMTPServer } from "smtp-server";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { noteFigures } from "../../support/chaos/figures";
import { connectTo, tyresToBuy } from "../../support/chaos/kept-orders";
import { longest, startLoad } from "../../support/chaos/load";
import { embeddedPid } from "../../support/chaos/own-postgres";
import { newDataDir, openShop } from "../../support/chaos/shop-scene";
import { until } from "../../support/chaos/until";
import { queueTables } from "../../support/jobs/queue-tables";
import { freePort, type ShopProcess } from "../../support/shop-process";

const dataDir = newDataDir();
let port = 0;
let metrics = 0;
let shop: ShopProcess;
let sql: postgres.Sql;
let products: number[] = [];
const delivered: string[] = [];

/** A mail server on the shop's address. @param answer for a recipient: an error's code, or `null` to take the mail */
async function openServer(answer: (recipient: string) => number | null): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const code = answer(address);
      done(code === null ? undefined : Object.assign(new Error("not now"), { responseCode: code }));
    },
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part.toString("latin1");
      });
      stream.on("end", () => {
        delivered.push(/^message-id:\s*(<[^>]*>)/im.exec(text)?.[1] ?? "none");
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** A server that takes connections and says nothing at all. */
async function openSilentServer(): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** At least so many orders. */
async function buy(orders: number, from: number) {
  const load = startLoad({ url: shop.url, products, buyers: 3, pages: [], from });
  await until(() => load.acknowledged.length >= orders);
  await load.stop();
  return load;
}

/** Of an order's mails; what looks after its payment is for another day. */
const isMail = () => sql`key like 'order_mail%'`;

const jobs = async () =>
  sql<{ id: string; attempts: number; max: number; error: string | null }[]>`
    select id::text, attempts, max_attempts as max, last_error as error
      from ${sql(queueTables.jobs)} where ${isMail()} order by id`;

/** What the queue waits for is due now. */
const hurry = () =>
  sql`update ${sql(queueTables.jobs)} set run_at = now() where attempts < max_attempts and ${isMail()}`;

beforeAll(async () => {
  port = await freePort();
  metrics = await freePort();
  const mailServer = `smtp://127.0.0.1:${port}`;
  shop = await openShop({ DATA_DIR: dataDir, SMTP_URL: mailServer, METRICS_PORT: String(metrics) });
  expect(embeddedPid(dataDir)).toBeGreaterThan(0);
  sql = connectTo((await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} })).url);
  products = await tyresToBuy(shop.url);
}, 120_000);

afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe("the mail server is away for long", () => {
  it("refusing, silent or putting off (451): orders are taken as ever, and each mail goes out once when it is back", async () => {
    const ids: string[] = [];
    const slowest: number[] = [];
    for (const [index, open] of [null, openSilentServer, () => openServer(() => 451)].entries()) {
      const close = await open?.();
      const load = await buy(4, index * 10_000);
      await close?.();
      ids.push(...load.acknowledged.map(({ id }) => id));
      slowest.push(longest(load.answers));
    }
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(delivered).toEqual([]);
    const close = await openServer(() => null);
    const all = await until(async () => {
      await hurry();
      return (await jobs()).length === 0;
    }, 60_000);
    await close();
    noteFigures(
      `${ids.length} orders meanwhile (slowest answer ${Math.max(...slowest)} ms), ${delivered.length} mails, each once`,
    );
    expect(all).toBeDefined();
    expect([...delivered].sort()).toEqual([...new Set(delivered)].sort());
    for (const id of ids) expect(delivered.filter((message) => message.includes(id)).length).toBe(2);
  }, 150_000);

  it("a mail is tried for days before it is given up", async () => {
    const load = await buy(1, 50_000);
    expect(load.acknowledged.length).toBeGreaterThan(0);
    await until(async () => (await jobs()).every(({ error }) => error !== null));
    // The waits of the queue, exp(n) seconds up to exp(10); see its documentation, "exponential backoff".
    const [job] = await jobs();
    const left = Array.from({ length: (job?.max ?? 0) - 1 }, (_, n) => Math.exp(Math.min(n + 1, 10)));
    const days = left.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
    noteFigures(`${job?.max} attempts within ${days.toFixed(1)} days`);
    expect(days).toBeGreaterThan(3);
  }, 60_000);

  it("a recipient refused for good (550) is given up at once, said in the log, and kept in the queue's table", async () => {
    const close = await openServer((recipient) => (recipient.startsWith("jana.") ? 550 : null));
    const given = await until(async () => {
      await hurry();
      const left = await jobs();
      // The queue writes the error down a moment after the last attempt has been taken away.
      return left.length > 0 && left.every(({ attempts, max, error }) => attempts >= max && error?.includes("550"));
    }, 30_000);
    await close();
    const left = await jobs();
    noteFigures(`given up after the first 550, ${left.length} in the table`);
    expect(given).toBeDefined();
    const lines = shop.output().split("\n");
    expect(lines.filter((line) => line.includes("refused for good") && line.includes('"error"')).length).toBe(
      left.length,
    );
    expect(shop.output()).not.toMatch(/jana\.\d+@/);
    const figures = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(figures).toContain(`dezen_outbox_failed ${left.length}\n`);
    expect(await (await fetch(`${shop.url}/api/v1/health`)).json()).toMatchObject({ status: "ok" });
  }, 60_000);
});
