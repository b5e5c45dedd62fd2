import { expect, test } from "./fixtures";
import { cartLines } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { listed, nameOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

const path = "/cs/celorocni-pneumatiky/205-55-r16";
const tyres = async (request: Parameters<typeof listed>[0]) =>
  (await listed(request, "category=car-all_season&width=205&profile=55&rim=16&in_stock=1")).data.slice(0, 5);

test("tyres are chosen in a list by mouse and keyboard, compared, and left out again", async ({ page }) => {
  await page.goto(path);
  const rows = page.getByRole("article");
  const toggle = (index: number) => rows.nth(index).getByRole("button", { name: /^Porovnat / });
  await expect(toggle(0)).toHaveAttribute("aria-pressed", "false");
  await toggle(0).click();
  await toggle(1).focus();
  await page.keyboard.press("Space");
  await toggle(2).focus();
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Porovnání" });
  await expect(bar.getByRole("status")).toHaveText("3 pneumatiky k porovnání");
  await expect(toggle(1)).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("link", { name: "Porovnat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porovnání pneumatik");
  const columns = page.getByRole("columnheader");
  await expect(columns).toHaveCount(3);
  await columns
    .nth(1)
    .getByRole("link", { name: /^Odebrat .+ z porovnání$/ })
    .click();
  await expect(columns).toHaveCount(2);
  await page.goBack();
  await expect(columns).toHaveCount(3);
  await page.goBack();
  await expect(bar.getByRole("status")).toHaveText("2 pneumatiky k porovnání");
  await expect(toggle(1)).toHaveAttribute("aria-pressed", "false");
});

test("what one tab chooses the other shows, and one press clears both", async ({ page, context }) => {
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(path);
  const toggleIn = (tab: typeof page) =>
    tab
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Porovnat / });
  await expect(toggleIn(page)).toHaveAttribute("aria-pressed", "false");
  await toggleIn(page).click();
  await expect(toggleIn(second)).toHaveAttribute("aria-pressed", "true");
  await second.getByRole("region", { name: "Porovnání" }).getByRole("button", { name: "Vymazat" }).click();
  await expect(toggleIn(page)).toHaveAttribute("aria-pressed", "false");
});

test("a link somebody sent shows the same tyres, says what is missing, and leaves one's own list alone", async ({
  page,
}) => {
  const [one, two, own] = await tyres(page.request);
  if (!one || !two || !own) throw new Error("Too few tyres.");
  await page.addInitScript((id) => localStorage.setItem("dezen-compare", String(id)), own.id);
  await page.goto(`/cs/compare?ids=${one.id},99999999,${two.id}`);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("status").filter({ hasText: "už neprodáváme" })).toBeVisible();
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  const cheapest = one.price.amount < two.price.amount ? 0 : 1;
  const prices = page.getByRole("row", { name: /^Cena za kus/ }).getByRole("cell");
  await expect(prices.nth(cheapest)).toContainText("nejlevnější z těchto");
  await expect(prices.nth(1 - cheapest)).not.toContainText("nejlevnější");
  const remove = page.getByRole("link", { name: `Odebrat ${nameOf(two)} z porovnání` });
  await hydrated(remove);
  await remove.click();
  await expect(page.getByText("K porovnání vyberte ještě aspoň jednu.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("dezen-compare"))).toBe(String(own.id));
  await page.goto("/cs/compare");
  await expect(page).toHaveURL(`/cs/compare?ids=${own.id}`);
});

test("a column puts its tyre into the cart; other sizes and seasons are said", async ({ page }) => {
  const [one] = await tyres(page.request);
  const [other] = (await listed(page.request, "category=car-summer&width=225&profile=45&rim=17&in_stock=1")).data;
  if (!one || !other) throw new Error("Too few tyres.");
  await page.goto(`/sk/compare?ids=${one.id},${other.id}`);
  await expect(page.getByText("Pozor, porovnávate rôzne rozmery: 205/55 R16, 225/45 R17.")).toBeVisible();
  await expect(page.getByText("Pozor, porovnávate pneumatiky na rôzne sezóny: celoročná, letná.")).toBeVisible();
  const add = page.getByRole("button", { name: new RegExp(`, ${nameOf(one)}$`) });
  await hydrated(add);
  await add.click();
  await expect.poll(() => cartLines(page.request)).toMatchObject([{ product_id: one.id }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a row's button leads to its comparison, where others are added by links", async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Porovnat / })
      .click();
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await page
      .getByRole("link", { name: /^Přidat / })
      .first()
      .click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
  });
});

test("tyres looked at stand at the end of other pages after a reload, until they are forgotten", async ({ page }) => {
  const [one, two] = await tyres(page.request);
  if (!one || !two) throw new Error("Too few tyres.");
  const recent = page.getByRole("region", { name: "Naposledy prohlížené" });
  const names = recent.getByRole("link");
  const noted = (id: number) =>
    page.waitForFunction((text) => localStorage.getItem("dezen-recent")?.includes(text), `"id":${id},`);
  await page.goto(one.paths.cs);
  await noted(one.id);
  await expect(recent).toHaveCount(0);
  await page.goto(two.paths.cs);
  await noted(two.id);
  /** The section is fetched as its place at the end of the page comes near. */
  const toTheEnd = () => page.locator("footer").first().scrollIntoViewIfNeeded();
  await page.reload();
  await toTheEnd();
  await expect(names).toHaveCount(1);
  await expect(names.first()).toHaveAttribute("href", one.paths.cs);
  await page.goto("/cs");
  await toTheEnd();
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveAttribute("href", two.paths.cs);
  await recent.getByRole("button", { name: "Zapomenout" }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await toTheEnd();
  await expect(recent).toHaveCount(0);
});

test("four tyres stand side by side whole on a wide screen", async ({ page }) => {
  const ids = (await tyres(page.request)).slice(0, 4).map(({ id }) => id);
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/cs/compare?ids=${ids.join(",")}`);
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    const hidden = await page.locator(".cmp-scroll").evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  }
});
