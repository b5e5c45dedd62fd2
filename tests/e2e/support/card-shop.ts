import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startComgateHost } from "../../support/comgate-host";
import { freePort, startShop } from "../../support/shop-process";
import { startStripeHost } from "../../support/stripe-host";
import { test as base, expect } from "../fixtures";

/** A shop of its own on the production build that takes cards and bank buttons, on an empty data folder; the hosts that play Stripe and Comgate tell it of payments. */
async function openCardShop() {
  if (!existsSync(".next/BUILD_ID"))
    throw new Error("There is no production build for this test: make it with npm run build first.");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stripe = await startStripeHost(`${url}/api/v1/payments/stripe/webhook`);
  const comgate = await startComgateHost(`${url}/api/v1/payments/comgate/notification`);
  const dataDir = mkdtempSync(join(tmpdir(), "dezen-card-"));
  chmodSync(dataDir, 0o755); // run by root, the database belongs to another account, which has to get in
  const own = { PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: "", API_HOST: "", SMTP_URL: "" };
  const shop = await startShop({
    cwd: process.cwd(),
    port,
    env: { ...own, ...stripe.settings, ...comgate.settings },
    timeout: 240_000,
  });
  return {
    url,
    dataDir,
    stripe,
    comgate,
    close: async () => {
      await shop.stop();
      await stripe.stop();
      await comgate.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type CardShop = Awaited<ReturnType<typeof openCardShop>>;

/** Browser tests against a shop that takes cards; whatever a page of the shop logs as an error fails the test. */
export const test = base.extend<object, { cardShop: CardShop }>({
  cardShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture asks for
    async ({}, use) => {
      const shop = await openCardShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ cardShop }, use) => use(cardShop.url),
});

export { expect };
