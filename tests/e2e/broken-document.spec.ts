import { expect, test } from "./fixtures";

for (const [path, language, title, again] of [
  ["/cs", "cs", "Něco se u\u00a0nás pokazilo", "Zkusit znovu"],
  ["/sk/cart", "sk", "Niečo sa u\u00a0nás pokazilo", "Skúsiť znova"],
  ["/en/compare", "en", "Something broke on our side", "Try again"],
] as const) {
  test(`a document whose root layout breaks says so in its language, and comes back: ${path}`, async ({
    page,
    mayLog,
  }) => {
    mayLog(/Error: broken/);
    // Something that the root layout alone asks, on every page.
    await page.addInitScript(() => {
      if (sessionStorage.getItem("mended")) return;
      const includes = String.prototype.includes;
      String.prototype.includes = function (this: string, ...asked) {
        if (asked[0] === "checkout") throw new Error("broken");
        return includes.apply(this, asked);
      };
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole("heading")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.evaluate(() => sessionStorage.setItem("mended", "1"));
    await page.getByRole("button", { name: again }).click();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  });
}
