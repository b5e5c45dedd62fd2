import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, startShop } from "../../support/shop-process";
import { test as base, expect } from "../fixtures";

const run = promisify(execFile);

/** A shop of its own on the production build, whose stock is what the merchant imports. */
async function openListShop() {
  if (!existsSync(".next/BUILD_ID"))
    throw new Error("There is no production build for this test: make it with npm run build first.");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "dezen-list-"));
  chmodSync(folder, 0o755); // run by root, the database belongs to another account, which has to get in
  const own = {
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    DATABASE_URL: "",
    API_HOST: "",
    SMTP_URL: "",
  };
  const shop = await startShop({ cwd: process.cwd(), port, env: own, timeout: 240_000 });
  return {
    url: own.PUBLIC_URL,
    dataDir: folder,
    /** Imports a price list with the merchant's command. @returns what it printed */
    importList: async (list: string): Promise<string> => {
      const file = join(folder, "list.csv");
      writeFileSync(file, list);
      const env = { ...process.env, ...own, LC_ALL: "en_GB.UTF-8" };
      return (await run("node", ["--import", "tsx", "lib/backend/import/cli.ts", file], { env })).stdout;
    },
    close: async () => {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type ListShop = Awaited<ReturnType<typeof openListShop>>;

/** Browser tests against a shop with a merchant's list of its own; whatever a page of the shop logs as an error fails the test. */
export const test = base.extend<object, { tests: string; listShop: ListShop }>({
  /** Whose shop it is: tests that name another get a worker, and so a shop, of their own. */
  tests: ["", { scope: "worker", option: true }],
  listShop: [
    async ({ tests: _ }, use) => {
      const shop = await openListShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ listShop }, use) => use(listShop.url),
});

export { expect };
