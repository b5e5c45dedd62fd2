import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { renderGate } from "@/lib/host/render-gate";
import { FairQueue } from "@/lib/runtime/fair-queue";
import { takeLogLines } from "@/tests/support/log-lines";

let close: () => void = () => {};
afterEach(() => close());

/** A shop that makes one page at a time, and answers when the test lets it; one more may wait. */
async function scene(timeout = 60_000) {
  const open = new Map<string, ServerResponse>();
  const queue = new FairQueue({ running: 1, waiting: 1, timeout });
  const gate = renderGate(
    (request, response) =>
      new Promise((resolve) => {
        open.set(String(request.url), response);
        response.once("close", resolve);
      }),
    queue,
  );
  const server = createServer((request, response) => void gate(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(`${url}${path}`, { headers, signal });
  /** Waits until the shop is at work on an address. */
  const begun = async (path: string) => {
    while (!open.has(path)) await new Promise((resolve) => setImmediate(resolve));
    return open.get(path) as ServerResponse;
  };
  return { open, ask, begun, queue };
}

describe("the gate before what is made for a request", () => {
  it("makes a page when the one before is done", async () => {
    const { open, ask, begun } = await scene();
    const first = ask("/cs/cart");
    const page = await begun("/cs/cart");
    page.setHeader("content-type", "text/html; charset=utf-8").write("<html>");
    const second = ask("/cs/compare");
    await first; // its head is there
    expect(open.has("/cs/compare")).toBe(false);
    page.end("</html>");
    (await begun("/cs/compare")).end();
    expect((await second).status).toBe(200);
  });
  it("does not wait for whoever reads a feed slowly", async () => {
    const { ask, open } = await scene(2_000); // a place that is held for longer would refuse the page
    const begun = async (path: string) => {
      while (!open.has(path)) await new Promise((resolve) => setTimeout(resolve, 5));
      return open.get(path) as ServerResponse;
    };
    const feed = ask("/feeds/heureka.xml");
    (await begun("/feeds/heureka.xml")).setHeader("content-type", "application/xml").write("<SHOP>");
    await feed;
    const page = ask("/cs/cart");
    void begun("/cs/cart").then((response) => response.end());
    expect((await page).status).toBe(200);
  });
  it("makes nothing for somebody who has gone while they waited", async () => {
    const { open, ask, begun, queue } = await scene();
    const first = ask("/cs/cart");
    const page = await begun("/cs/cart");
    const gone = new AbortController();
    const waiting = ask("/cs/gone", {}, gone.signal).catch(() => "gone");
    while (queue.size.waiting === 0) await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    expect(await waiting).toBe("gone");
    while (queue.size.waiting > 0) await new Promise((resolve) => setImmediate(resolve));
    page.end();
    await first;
    const last = ask("/cs/compare");
    (await begun("/cs/compare")).end();
    await last;
    expect(open.has("/cs/gone")).toBe(false);
  });
  it("says in words who has to come again and when: 429 to a client that asks for too much, in its language", async () => {
    const { ask, begun } = await scene();
    const headers = { "accept-language": "sk", "x-forwarded-for": "203.0.113.7" };
    const first = ask("/cart", headers);
    const page = await begun("/cart");
    const others = [ask("/cart?2", headers), ask("/cart?3", headers)];
    const refused = await Promise.race(others);
    expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
      429,
      "60",
      "no-store",
    ]);
    expect(await refused.text()).toContain("<h1>Priveľa požiadaviek naraz</h1>");
    page.end();
    await first;
    expect(takeLogLines("warn")).toMatchObject([{ what: "pages", bound: "client" }]);
  });
});
