import { expect, test } from "./fixtures";

test.use({ serviceWorkers: "allow" });

/** What is said without a connection. */
const offline = { cs: "Jste bez připojení", sk: "Ste bez pripojenia", en: "You are offline" };

for (const [language, heading] of Object.entries(offline))
  test(`${language}: a page that is asked for without a connection says so and leads to the cart`, async ({
    page,
    context,
    mayLog,
  }) => {
    mayLog(/ERR_INTERNET_DISCONNECTED|status of 503/);
    await page.goto(`/${language}/delivery`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto(`/${language}/faq`);
    await expect(page.locator("h1")).toHaveText([heading]);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(`a[href="/${language}/cart"]`)).toBeVisible();
    await context.setOffline(false);
    await page.locator("a.go").click();
    await expect(page).toHaveURL(`/${language}/faq`);
    await expect(page.locator("h1")).not.toHaveText(heading);
  });

test("the worker comes after the page is loaded, and takes no request of the first visit", async ({ page }) => {
  const asked: string[] = [];
  page.on("requestfinished", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/cs", { waitUntil: "load" });
  expect(asked).not.toContain("/offline.js");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
