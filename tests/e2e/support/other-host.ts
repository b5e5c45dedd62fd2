import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { type PlainHost, startPlainHost } from "../../support/plain-host/server";
import { freePort, startShop } from "../../support/shop-process";
import { test as base, expect } from "../fixtures";

export type Shape = "bare" | "api" | "additions" | "plain-errors";

/** The customer that the host knows, and the numbers of three of its tyres. */
export const customer = { email: "petra@buyer.example", password: "horska-bystrina" };
export const tyres = [1001, 1002, 1003] as const;

/** A tyre's id as the host of a shape spells it. */
export const spelled = (shape: Shape, number: number) => (shape === "bare" || shape === "api" ? `A-${number}` : number);

const run = promisify(execFile);

/** @param filled does the embedded API answer what the host lacks? */
async function openShopOn(shape: Shape, filled: boolean) {
  if (!existsSync(".next/BUILD_ID"))
    throw new Error("There is no production build for this test: make it with npm run build first.");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "dezen-other-"));
  chmodSync(folder, 0o755); // run by root, the database belongs to another account, which has to get in
  const host = await startPlainHost({ shape, storefront: url });
  const env = {
    API_FILL: filled ? "embedded" : "",
    DATABASE_URL: "",
    SMTP_URL: "",
    LOG_LEVEL: "error",
    DATA_DIR: folder,
    PUBLIC_URL: url,
    API_HOST: host.url,
  };
  const shop = await startShop({ cwd: process.cwd(), port, env, timeout: 240_000 });
  return {
    shape,
    host,
    url,
    /** Imports a price list with the merchant's command. @returns what it printed */
    importList: async (list: string): Promise<string> => {
      const file = join(folder, "list.csv");
      writeFileSync(file, list);
      const own = { ...process.env, ...env, LC_ALL: "en_GB.UTF-8" };
      return (await run("node", ["--import", "tsx", "lib/backend/import/cli.ts", file], { env: own })).stdout;
    },
    close: async () => {
      await shop.stop();
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type OtherShop = Awaited<ReturnType<typeof openShopOn>>;

/** Browser tests of the shop on a back end of another hand, in the shape that the file of the test names. */
export const test = base.extend<{ host: PlainHost }, { shape: Shape; filled: boolean; otherShop: OtherShop }>({
  shape: ["bare", { option: true, scope: "worker" }],
  filled: [false, { option: true, scope: "worker" }],
  otherShop: [
    async ({ shape, filled }, use) => {
      const shop = await openShopOn(shape, filled);
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  host: async ({ otherShop }, use) => {
    otherShop.host.clear();
    await use(otherShop.host);
    otherShop.host.heal();
  },
  baseURL: async ({ otherShop }, use) => use(otherShop.url),
});

/** Puts pieces of some tyres into the cart of the page's visitor, by the call that every button makes. */
export async function fillCart(page: Page, shape: Shape, numbers: readonly number[], quantity = 2): Promise<void> {
  for (const number of numbers) {
    const data = { product_id: spelled(shape, number), quantity };
    const answer = await page.request.post("/api/v1/cart/items", { data });
    expect([201, 204], await answer.text()).toContain(answer.status());
  }
}

export { expect };
