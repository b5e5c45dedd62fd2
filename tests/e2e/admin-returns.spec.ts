import { randomUUID } from "node:crypto";
import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { cashOrder, enterOffice, isAccessible } from "./support/office";
import { tyresOf } from "./support/tyres";

const { returns, moves } = adminTexts.cs;

test("a withdrawal is taken to its end, the end is taken back by a key, and its order leads to it", async ({
  page,
  playwright,
  dataDir,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const email = `odstoupeni-${Date.now()}@post.example`;
  const [tyre] = await tyresOf(page.request, "suv-summer");
  if (!tyre) throw new Error("There is no tyre to order.");
  const order = await cashOrder(playwright, baseURL ?? "", tyre, email);
  const stated = await page.request.post("/api/v1/withdrawals", {
    headers: { "idempotency-key": randomUUID() },
    data: { name: "Jana Dvořáková", order_number: order, email },
  });
  const { number } = await stated.json();
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto(`/admin/orders/${order}`);
  await page.getByRole("link", { name: number }).click();
  const row = page.locator(`[id="${number}"]`);
  await hydrated(row.locator("form").first());
  await expect(row).toContainText(returns.state.announced);

  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await isAccessible(page);
    }
  }

  await page.goto("/admin/returns");
  await hydrated(row.locator("form").first());
  await row.locator("summary").first().press("Enter");
  const send = (name: string) => row.getByRole("button", { name, exact: true }).click();
  // The goods have not left, so the money is what comes next; they may come back all the same, where somebody has sent them.
  await row.locator("summary", { hasText: returns.do.goods_back }).click();
  await send(returns.do.goods_back);
  await expect(row).toContainText(returns.state.goods_back, { timeout: 20_000 });

  await row.locator("[name=deduction]").fill("99 999 999");
  await send(returns.do.inspected);
  await expect(row.locator("[name=deduction_reason][aria-invalid]")).toBeVisible({ timeout: 20_000 });
  await row.locator("[name=deduction_reason]").selectOption("driven");
  await send(returns.do.inspected);
  await expect(row.locator("[name=deduction][aria-invalid]")).toBeVisible({ timeout: 20_000 });
  await row.locator("[name=deduction]").fill("100,50");
  await send(returns.do.inspected);
  await expect(row).toContainText(returns.deductions.driven, { timeout: 20_000 });

  await send(returns.do.settled);
  await expect(row).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator(".undo.bar")).toContainText(moves.mail_waits);
  await page.keyboard.press("u");
  await expect(row).toContainText(returns.state.inspected, { timeout: 20_000 });
});
