import { expect, type Locator, type Page } from "@playwright/test";
import type { Product } from "@/lib/contract/products";
import { hydrated } from "./hydrated";
import { nameOf } from "./tyres";

type Named = Pick<Product, "brand" | "pattern">;

/** The Czech cart page as a shopper sees it. */
export class CartPage {
  readonly rows: Locator;
  readonly summary: Locator;
  readonly badge: Locator;
  readonly problem: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.rows = main.getByRole("listitem");
    this.summary = main.getByRole("complementary", { name: "Souhrn" });
    this.badge = page.getByRole("banner").getByRole("link", { name: /^Košík/ });
    this.problem = main.getByRole("alert");
  }

  async open(): Promise<void> {
    await this.page.goto("/cs/cart");
    await expect(this.badge).toHaveAccessibleName(/\d/);
    await hydrated(this.summary.getByRole("link"));
  }

  row({ pattern }: Named): Locator {
    return this.rows.filter({ has: this.page.getByRole("heading", { name: pattern, exact: true }) });
  }
  remove(tyre: Named): Locator {
    return this.page.getByRole("button", { name: `Odebrat ${nameOf(tyre)}`, exact: true });
  }
  undo(tyre: Named): Locator {
    return this.page.getByRole("button", { name: `Vrátit zpět ${nameOf(tyre)}`, exact: true });
  }
  quantity(tyre: Named): Locator {
    return this.page.getByRole("textbox", { name: `Počet kusů ${nameOf(tyre)}`, exact: true });
  }
}
