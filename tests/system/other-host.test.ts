import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newBuyer } from "../support/buyer";
import { type PlainHost, startPlainHost } from "../support/plain-host/server";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";
import { specifiedRoutes } from "../support/specified-routes";

const dataDir = mkdtempSync(join(tmpdir(), "dezen-other-host-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe.each(["bare", "api", "additions", "plain-errors"] as const)(
  "a shop on a back end of another hand, %s",
  (shape) => {
    let host: PlainHost;
    let shop: ShopProcess;
    const open = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, { redirect: "manual", ...init });
    /** The lines of the log about this call. */
    const told = (call: string) =>
      shop
        .output()
        .split("\n")
        .filter((line) => line.includes(`"call":"${call}"`));

    beforeAll(async () => {
      host = await startPlainHost({ shape });
      const env = { API_HOST: host.url, API_FILL: "", API_CALLS: "", DATABASE_URL: "", SMTP_URL: "" };
      shop = await startShop({
        cwd: process.cwd(),
        port: await freePort(),
        env: { ...env, DATA_DIR: join(dataDir, shape) },
      });
    }, 300_000);
    afterAll(async () => {
      await shop?.stop();
      await host?.close();
    }, 60_000);

    it("says at its start who answers how many calls", () => {
      expect(shop.output()).toMatch(/calls: host: 21 calls \(\d+ more where it has them\)/);
    });
    it.each(specifiedRoutes("cs"))(
      "has the route $route ($path)",
      async ({ path, statuses: [first = 0, next], heading }) => {
        const answer = await open(path, { headers: { "accept-language": "cs" } });
        const headings = [...(await answer.text()).matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, html = ""]) =>
          html.replace(/<[^>]*>/g, "").replace(/[\u00a0\u202f]/g, " "),
        );
        expect([path, answer.status, headings]).toEqual([path, first, next === undefined ? [heading] : []]);
      },
    );
    it("sells: a tyre goes into the cart, and the page of the cart shows what it costs", async () => {
      const [tyre] = host.state.tyres;
      const product_id = shape === "bare" || shape === "api" ? tyre?.code : tyre?.number;
      const headers = { "content-type": "application/json", "accept-language": "cs", "x-currency": "CZK" };
      const body = JSON.stringify({ product_id, quantity: 2 });
      const added = await open("/api/v1/cart/items", { method: "POST", headers, body });
      expect(added.status).toBeLessThan(300);
      const cookie = added.headers
        .getSetCookie()
        .map((line) => line.slice(0, line.indexOf(";")))
        .join("; ");
      const page = await open("/cs/cart", { headers: { cookie } });
      expect([page.status, (await page.text()).replace(/[\s\u00a0\u202f]/g, " ").includes("5 980")]).toEqual([
        200,
        true,
      ]);
    });
    it("names in its log the call and the field that cannot be read", async () => {
      host.failAlways("GET /cart", { status: 200, body: { items: [{ product_id: 7, quantity: "two" }] } });
      expect((await open("/api/v1/cart")).status).toBe(502);
      host.heal();
      const lines = told("GET /cart").map((line) => JSON.parse(line.slice(line.indexOf("{"))));
      expect(lines).toContainEqual(
        expect.objectContaining({
          field: "items[].quantity",
          expected: "a whole number from 1",
          received: "a text of 3 characters",
        }),
      );
    });
    it("waits for a back end that takes its time", async () => {
      host.latency(400);
      const answers = await Promise.all(["/cs/cart", "/sk/delivery", "/api/v1/cart"].map((path) => open(path)));
      host.heal();
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
    it("shows kept pages while the back end is away, and says 503 of all others", async () => {
      const kept = await open("/cs/about");
      expect(kept.status).toBe(200);
      host.failAlways("*", "cut");
      expect((await open("/cs/about")).status).toBe(200);
      const page = await open("/en/contacts");
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await page.text()).toContain("The shop is unavailable for a moment");
      const { status, body } = await newBuyer(shop.url).call("GET", "/cart");
      expect([status, body.code]).toEqual([503, "unavailable"]);
      host.heal();
      expect((await open("/en/contacts")).status).toBe(200);
      expect(shop.child.exitCode).toBeNull();
    });
  },
);
