import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newBuyer } from "../../support/buyer";
import { type Fault, faults, faultyHost } from "../../support/chaos/faulty-host";
import { noteFigures } from "../../support/chaos/figures";
import { tyresToBuy } from "../../support/chaos/kept-orders";
import { askOnce } from "../../support/chaos/load";
import { newDataDir, openShop } from "../../support/chaos/shop-scene";
import type { ShopProcess } from "../../support/shop-process";

const dataDir = newDataDir();
const listing = "/cs/zimni-pneumatiky/205-55-r16";
/** The remote carrier's ten seconds, and what a busy machine adds, ms. */
const bound = 13_000;

/** Where the host is not there, a call is unavailable; its own error keeps its status; what cannot be read is a bad gateway. */
const refusals: Record<Fault, [status: number, code: string, title: string]> = {
  "answers after half a minute": [503, "unavailable", "Obchod je na chvíli mimo provoz"],
  "closes the connection": [503, "unavailable", "Obchod je na chvíli mimo provoz"],
  "sends a web page with 200": [502, "bad_gateway", "Něco se nepodařilo načíst"],
  "sends JSON cut off": [502, "bad_gateway", "Něco se nepodařilo načíst"],
  "sends JSON of another shape": [502, "bad_gateway", "Něco se nepodařilo načíst"],
  "answers 500 without a word": [500, "internal", "Chyba je u nás"],
  "redirects to itself": [502, "bad_gateway", "Něco se nepodařilo načíst"],
  "sends sixty megabytes": [503, "unavailable", "Obchod je na chvíli mimo provoz"],
};

let backEnd: ShopProcess;
let host: Awaited<ReturnType<typeof faultyHost>>;
let storefront: ShopProcess;
let fresh = 0;

/** A page nobody has asked for yet. */
function pageNotKept(): string {
  fresh += 1;
  return `/cs/zimni-pneumatiky?price_min=${fresh}`;
}

beforeAll(async () => {
  backEnd = await openShop({ DATA_DIR: dataDir });
  host = await faultyHost(backEnd.url);
  storefront = await openShop({ API_HOST: host.url, DATA_DIR: join(dataDir, "storefront") });
  await fetch(`${storefront.url}${listing}`);
}, 180_000);

afterAll(async () => {
  await storefront?.stop();
  await host?.close();
  await backEnd?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe("the remote API_HOST does not answer as it should", () => {
  it.each(Object.keys(faults) as Fault[])(
    "%s: kept pages stay, others are 503 in the page's language, calls say what is wrong, and the cart is there afterwards",
    async (fault) => {
      const buyer = newBuyer(storefront.url);
      const [product_id] = await tyresToBuy(backEnd.url);
      expect((await buyer.call("POST", "/cart/items", { product_id, quantity: 3 })).status).toBe(201);
      host.fault = fault;
      const [kept, page, call, mine] = await Promise.all([
        askOnce(`${storefront.url}${listing}`, listing),
        askOnce(`${storefront.url}${pageNotKept()}`, "page"),
        askOnce(`${storefront.url}/api/v1/cart`, "call", { headers: { "accept-language": "cs" } }),
        buyer.call("GET", "/cart/detailed"),
      ]);
      host.fault = null;
      const longest = Math.round(Math.max(kept.answered.ms, page.answered.ms, call.answered.ms));
      noteFigures(
        `kept page ${kept.answered.status}, other page ${page.answered.status}, call ${call.answered.status}; longest ${longest} ms`,
      );
      expect([kept.answered.status, kept.answered.how === null]).toEqual([200, false]);
      expect([page.answered.status, page.answered.retryAfter]).toEqual([503, "5"]);
      expect(page.text).toContain("Obchod je na chvíli mimo provoz");
      const [status, code, title] = refusals[fault];
      expect([call.answered.status, call.answered.retryAfter]).toEqual([status, status === 503 ? "5" : null]);
      expect(JSON.parse(call.text)).toMatchObject({ code, title });
      expect([mine.status, mine.body.code]).toEqual([status, code]);
      expect(page.text + call.text).not.toMatch(/It works|wrong shape/);
      expect(longest).toBeLessThan(bound);
      const after = await buyer.call("GET", "/cart");
      expect([after.status, after.body.items]).toMatchObject([200, [{ product_id, quantity: 3 }]]);
      expect(storefront.child.exitCode).toBeNull();
    },
    60_000,
  );
});
