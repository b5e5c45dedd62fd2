import { expect, test } from "./fixtures";
import { accountTexts } from "./support/account-texts";
import { hydrated } from "./support/hydrated";
import { orderOf } from "./support/order";
import { tyresOf } from "./support/tyres";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "cs-CZ" });

  test("an order is found by an ordinary form, which keeps what was typed", async ({ page }) => {
    const { track: say, required } = accountTexts.cs;
    const [tyre] = await tyresOf(page.request, "van-winter", 8);
    if (!tyre) throw new Error("No tyre.");
    const { number } = await orderOf(page.request, tyre, 1);
    await page.goto("/cs/order-tracking");
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const ask = page.getByRole("button", { name: say.ask });
    await field(say.number).fill(number);
    await ask.click();
    await expect(field(say.email)).toHaveAccessibleDescription(new RegExp(`^${required}: `));
    await field(say.email).fill("nekdo.jiny@post.example");
    await ask.click();
    await expect(field(say.number)).toHaveAccessibleDescription(say.unknown);
    await expect(field(say.number)).toHaveValue(number);
    await field(say.email).fill(`jana.${tyre.id}@post.example`);
    await ask.click();
    const state = page.getByRole("region", { name: say.state });
    await expect(state).toContainText(`${say.order} ${number}`);
    await expect(state.getByRole("heading", { level: 2 }).first()).toBeFocused();
  });
});

for (const language of ["cs", "sk", "en"] as const) {
  const { required, track: say } = accountTexts[language];

  test(`a guest's order is found by its number and e-mail, and by nothing less (${language})`, async ({
    page,
    mayLog,
  }) => {
    mayLog(/orders\/track.*404/);
    const [tyre] = await tyresOf(page.request, "van-winter", 8);
    if (!tyre) throw new Error("No tyre.");
    const { number } = await orderOf(page.request, tyre, 1);
    await page.goto(`/${language}/order-tracking`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.title);
    const ask = page.getByRole("button", { name: say.ask });
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await hydrated(ask);
    await ask.click();
    for (const label of [say.number, say.email])
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${required}: `));
    await field(say.number).fill(number);
    await field(say.email).fill("niekto.iny@posta.example");
    await ask.click();
    await expect(field(say.number)).toHaveAccessibleDescription(say.unknown);
    const state = page.getByRole("region", { name: say.state });
    await expect(state).toBeHidden();

    await field(say.email).fill(`jana.${tyre.id}@post.example`);
    await ask.click();
    await expect(state).toContainText(`${say.order} ${number}`);
    await expect(state).toContainText(new RegExp(`${say.expected} .*\\d`));
    for (const fact of say.facts) await expect(state).toContainText(fact);
    await expect(page.getByText(say.unknown)).toBeHidden();
  });
}
