import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { startFacebookHost } from "../../support/facebook-host";
import { startOidcProvider } from "../../support/oidc-provider";
import { freePort, startShop } from "../../support/shop-process";
import { test as base, expect } from "../fixtures";

/** Who is known at the host that plays Facebook, by login. */
const people = [
  { id: "10001", first_name: "Petra", last_name: "Nováková", email: "petra@post.example" },
  { id: "10002", first_name: "Bez", last_name: "Pošty" },
];

/** Every sign-in begun so far took too long: browsers have no clock to be moved, the database has one. */
async function endAttempts(dataDir: string): Promise<void> {
  const { url, options } = postgresJsAddress((await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} })).url);
  const sql = postgres(url, { ...options, max: 1 });
  await sql`update social_attempt set expires_at = now() - interval '1 second'`;
  await sql.end();
}

/** A shop of its own on the production build, which knows both providers, on an empty data folder. */
async function openSocialShop() {
  if (!existsSync(".next/BUILD_ID"))
    throw new Error("There is no production build for this test: make it with npm run build first.");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const google = await startOidcProvider(`${url}/auth/google`);
  const facebook = await startFacebookHost(people);
  const dataDir = mkdtempSync(join(tmpdir(), "dezen-social-"));
  chmodSync(dataDir, 0o755); // run by root, the database belongs to another account, which has to get in
  const own = { PUBLIC_URL: url, DATA_DIR: dataDir, DATABASE_URL: "", API_HOST: "", SMTP_URL: "" };
  const env = { ...own, ...google.settings, ...facebook.settings };
  const shop = await startShop({ cwd: process.cwd(), port, env, timeout: 240_000 });
  return {
    url,
    endAttempts: () => endAttempts(dataDir),
    close: async () => {
      await shop.stop();
      await Promise.all([google.stop(), facebook.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type SocialShop = Awaited<ReturnType<typeof openSocialShop>>;

/** Browser tests against a shop that offers both providers; whatever a page of the shop logs as an error fails the test. */
export const test = base.extend<object, { socialShop: SocialShop }>({
  socialShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture asks for
    async ({}, use) => {
      const shop = await openSocialShop();
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ socialShop }, use) => use(socialShop.url),
  page: async ({ page }, use) => {
    // The provider's development pages ask for a font of somebody else's.
    await page.route("https://fonts.googleapis.com/**", (route) =>
      route.fulfill({ contentType: "text/css", body: "" }),
    );
    await use(page);
  },
});

export { expect };
