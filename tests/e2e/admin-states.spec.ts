import type { Page } from "@playwright/test";
import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { cashOrder, enterOffice } from "./support/office";
import { tyresOf } from "./support/tyres";

const patience = { timeout: 20_000 };
const { shell, tyres, missing } = adminTexts.cs;

/** Keeps back what the page asks of its own path, for so long. */
const slowly = (page: Page, path: string, ms: number) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.continue();
    },
  );

test("while a sheet is awaited the rows before it stay, dimmed, and after a second the sheet says that it takes long", async ({
  page,
  playwright,
  dataDir,
  baseURL,
}) => {
  const [tyre] = await tyresOf(page.request, "van-all_season");
  if (!tyre) throw new Error("There is no tyre to order.");
  const number = await cashOrder(playwright, baseURL ?? "", tyre, `pomalu-${Date.now()}@post.example`);
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto(`/admin/orders?view=all&q=${number}`);
  await hydrated(page.locator("#moves"));
  await slowly(page, "/admin/orders", 4_000);
  await page.locator(`#row-${number}`).focus();
  await page.keyboard.press("Enter");
  const list = page.locator(".list");
  await expect(list).toHaveAttribute("aria-busy", "true");
  await expect(page.locator(`#row-${number}`)).toBeVisible();
  await expect(list.locator("> [role=status]")).toHaveText(shell.slow, { timeout: 3_500 });
  await expect(page.getByText(`pomalu-`)).toBeVisible(patience);
  await expect(list).toHaveAttribute("aria-busy", "false");
  await expect(page.getByText(shell.slow)).toHaveCount(0);
});

test("a sheet without rows says so, and what to do next", async ({ page, dataDir, baseURL }) => {
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto("/admin/tyres?q=nicneni");
  const empty = page.locator(".empty");
  await expect(empty).toContainText(tyres.nothing.replace("{q}", "nicneni"));
  await empty.getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/tyres(\?state=on_sale)?$/);
});

test("a room that somebody may not enter is not in their strip, and its address is one where nothing is", async ({
  page,
  dataDir,
  baseURL,
  mayLog,
}) => {
  mayLog(/status of 404/);
  await enterOffice(page, dataDir, baseURL ?? "", "cs", `sklad-${Date.now()}@firma.example`, "orders");
  await page.goto("/admin/orders");
  await expect(page.locator("nav").getByText(shell.orders).first()).toBeVisible();
  for (const path of ["/admin/prices", "/admin/imports", "/admin/tyres", "/admin/staff", "/admin/log"]) {
    await expect(page.locator(`nav a[href="${path}"]`)).toHaveCount(0);
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.locator("h1")).toHaveText(missing.title);
    await page.goto("/admin/orders");
  }
});

test("who saves a tyre that a colleague has changed meanwhile sees both versions, and loses nothing", async ({
  page,
  dataDir,
  baseURL,
}) => {
  const [tyre] = await tyresOf(page.request, "van-winter");
  if (!tyre) throw new Error("There is no tyre.");
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto(`/admin/tyres/${tyre.id}`);
  await hydrated(page.locator("#weight_g"));
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await hydrated(colleague.locator("#weight_g"));
  const form = (one: Page) => one.locator("form", { has: one.locator("#weight_g") });
  const save = (one: Page) => form(one).locator(".do").click();
  await colleague.locator("#weight_g").fill("11 200");
  await save(colleague);
  await expect(form(colleague).getByText(tyres.done)).toBeVisible(patience);
  await colleague.close();

  await page.locator("#weight_g").fill("11 900");
  await save(page);
  await expect(page.locator(".current")).toHaveText(tyres.now.replace("{value}", "11200"), patience);
  await expect(page.locator("#weight_g")).toHaveValue("11 900");
  await save(page);
  await expect(form(page).getByText(tyres.done)).toBeVisible(patience);
  await page.reload();
  await expect(page.locator("#weight_g")).toHaveValue("11900");
});
