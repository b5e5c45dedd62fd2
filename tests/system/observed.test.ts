import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { newBuyer, orderBody } from "../support/buyer";
import type { LogLine } from "../support/log-lines";
import { attributeOf, openCollector } from "../support/otlp-collector";
import { readMetrics, sumOf } from "../support/prometheus";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

const dataDir = mkdtempSync(join(tmpdir(), "dezen-observed-"));
const listing = "/cs/zimni-pneumatiky/205-55-r16";
const listingRoute = "/[lang]/[category]/[[...slug]]";
let shop: ShopProcess;
let collector: Awaited<ReturnType<typeof openCollector>>;
let metricsUrl = "";

beforeAll(async () => {
  collector = await openCollector();
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    API_HOST: "",
    SMTP_URL: "",
    TRUSTED_PROXIES: "1",
    METRICS_PORT: String(metricsPort),
    DRAIN_SECONDS: "3",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
  shop = await startShop({ cwd: process.cwd(), port: await freePort(), env });
}, 240_000);

afterAll(async () => {
  await shop?.stop();
  await collector?.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const metrics = async () => readMetrics(await (await fetch(metricsUrl)).text());

const lines = (): LogLine[] =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

async function until<T>(found: () => T | undefined | false): Promise<T> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const value = found();
    if (value) return value;
    await pause(50);
  }
  throw new Error("It did not come to that.");
}

/** Asks with a request id, and gives the lines of the log that name it. */
async function asked(path: string, id: string, init: RequestInit = {}) {
  const answer = await fetch(`${shop.url}${path}`, { ...init, headers: { ...init.headers, "x-request-id": id } });
  await answer.text();
  return { answer, lines: () => lines().filter(({ requestId }) => requestId === id) };
}

it("a request's id is in its answer and in its line, which names the route and nothing that was typed", async () => {
  const { answer, lines: told } = await asked("/api/v1/products/no-such-tyre?secret=marker", "request-0001");
  expect(answer.headers.get("x-request-id")).toBe("request-0001");
  const line = await until(() => told()[0]);
  expect(line).toEqual({
    level: "warn",
    time: expect.stringMatching(/^20\d\d-/),
    requestId: "request-0001",
    method: "GET",
    route: "/api/v1/products/{slug}",
    status: line.status,
    ms: expect.any(Number),
    cache: "none",
    msg: "request",
  });
  expect([404, 422]).toContain(line.status);
  expect(shop.output()).not.toMatch(/no-such-tyre|marker/);
});

it("an id of another shape is replaced", async () => {
  const answer = await fetch(`${shop.url}/api/v1/health`, { headers: { "x-request-id": 'forged" and long' } });
  expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it("requests are counted under their route and the state of the page cache, exactly as many as came", async () => {
  await asked(listing, "request-warm");
  const before = await metrics();
  for (let n = 0; n < 7; n += 1) await asked(listing, `request-hit-${n}`);
  await asked("/cs/no-such-page-anywhere/at/all", "request-none");
  await asked(`/robots.txt`, "request-robots");
  const after = await metrics();
  const moved = (name: string, labels = {}) => sumOf(after, name, labels) - sumOf(before, name, labels);
  const requests = "dezen_http_requests_total";
  expect(moved(requests, { route: listingRoute, method: "GET", status: "2xx", cache: "hit" })).toBe(7);
  expect(moved(requests, { status: "4xx" })).toBe(1);
  expect(moved(requests, { route: "/robots.txt" })).toBe(1);
  expect(moved(requests)).toBe(9);
  // The listing alone: that an address of the same pattern leads nowhere is known without making a page.
  expect(sumOf(after, "dezen_page_render_seconds_count", { route: listingRoute })).toBe(1);
  expect(sumOf(after, "dezen_kept_pages")).toBeGreaterThanOrEqual(1);
  expect(sumOf(after, "dezen_kept_page_bytes")).toBeGreaterThan(10_000);
  expect(sumOf(after, "process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(lines().filter(({ requestId = "" }) => requestId.startsWith("request-hit"))).toEqual([]);
});

it("whatever is asked for, the labels stay few", async () => {
  for (let n = 0; n < 20; n += 1) await asked(`/random-${n}/${n}`, `request-odd-${n}`, { redirect: "manual" });
  const routes = new Set((await metrics()).flatMap(({ labels }) => labels.route ?? []));
  expect([...routes].filter((route) => route.includes("random"))).toEqual([]);
});

it("orders, mail and the database are counted by what the database holds", async () => {
  const buyer = newBuyer(shop.url);
  const products = await buyer.call("GET", "/products?width=205&profile=55&rim=16&in_stock=1");
  const [tyre] = products.body.data as { id: number }[];
  await buyer.call("POST", "/cart/items", { product_id: tyre?.id, quantity: 1 });
  const labels = { currency: "CZK", payment: "bank_transfer" };
  expect(sumOf(await metrics(), "dezen_orders", labels)).toBe(0);
  const key = { "idempotency-key": randomUUID() };
  expect((await buyer.call("POST", "/checkout/create-order", orderBody(1), key)).status).toBe(201);
  const after = await metrics();
  expect(sumOf(after, "dezen_orders", labels)).toBe(1);
  expect(sumOf(after, "dezen_orders_paid", labels)).toBe(0);
  expect(sumOf(after, "dezen_database_up")).toBe(1);
  expect(sumOf(after, "dezen_database_connections")).toBeGreaterThan(0);
  expect(after.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["dezen_outbox_waiting", "dezen_outbox_failed", "dezen_stock_notices_waiting"]),
  );
  expect(shop.output()).not.toMatch(/Dvořáková|Lipová|post\.example|601 ?234/);
});

it("a dynamic page and the calls it makes are one trace, tied to the request, without what was typed", async () => {
  await asked("/cs/search-result?q=marker-of-a-search", "request-trace");
  const mine = () => collector.spans.filter((span) => attributeOf(span, "dezen.request_id") === "request-trace");
  await until(() => mine().some(({ parentSpanId, name }) => !parentSpanId && name.startsWith("GET")));
  const names = mine().map(({ name }) => name);
  expect(names).toContain("GET /[lang]/search-result");
  expect(names).toContain("API GET /products");
  expect(new Set(mine().map(({ traceId }) => traceId)).size).toBe(1);
  const call = mine().find(({ name }) => name === "API GET /products");
  expect([attributeOf(call as never, "http.route"), attributeOf(call as never, "http.status_code")]).toEqual([
    "/api/v1/products",
    "200",
  ]);
  expect(collector.text()).not.toContain("marker-of-a-search");
});

it("while it waits to close its health says 503, and pages are still served", async () => {
  const health = () => fetch(`${shop.url}/api/v1/health`);
  expect([(await health()).status, (await health()).headers.get("cache-control")]).toEqual([200, "no-store"]);
  const ended = shop.stop();
  const answer = await until(() => shop.output().includes("its health says 503") && health());
  expect([answer.status, await answer.json()]).toEqual([503, { status: "unavailable", down: ["stopping"] }]);
  expect((await fetch(`${shop.url}${listing}`)).status).toBe(200);
  expect(await ended).toBe(0);
});
