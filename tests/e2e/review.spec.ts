import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { deliverOrder } from "./support/move-order";
import { orderOf } from "./support/order";
import { mailedLink } from "./support/review";
import { tyreNow, tyresOf } from "./support/tyres";

const texts = {
  cs: {
    stars: "4 z 5, dobrá",
    send: "Odeslat recenzi",
    missing: "Vyberte prosím počet hvězdiček.",
    text: "Vaše zkušenost (nepovinné)",
    name: "Podpis (nepovinné)",
    thanks: "Děkujeme, recenze je zveřejněná",
    view: "Zobrazit u pneumatiky",
    title: "4,0 z 5 podle 1 kupujícího",
    verified: "Ověřený nákup",
    how: "Jak recenze ověřujeme",
    invalid: "Tento odkaz neplatí",
  },
  sk: {
    stars: "4 z 5, dobrá",
    send: "Odoslať recenziu",
    missing: "Vyberte, prosím, počet hviezdičiek.",
    text: "Vaša skúsenosť (nepovinné)",
    name: "Podpis (nepovinné)",
    thanks: "Ďakujeme, recenzia je zverejnená",
    view: "Zobraziť pri pneumatike",
    title: "4,0 z 5 podľa 1 kupujúceho",
    verified: "Overený nákup",
    how: "Ako recenzie overujeme",
    invalid: "Tento odkaz neplatí",
  },
  en: {
    stars: "4 out of 5, good",
    send: "Send the review",
    missing: "Please choose the number of stars.",
    text: "Your experience (optional)",
    name: "Name shown (optional)",
    thanks: "Thank you, the review is published",
    view: "Show it on the tyre’s page",
    title: "4.0 out of 5 from 1 buyer",
    verified: "Verified purchase",
    how: "How we verify reviews",
    invalid: "This link does not work",
  },
};

for (const [place, language] of (["cs", "sk", "en"] as const).entries()) {
  const say = texts[language];

  test(`a delivered order's mail leads to a review at the tyre: ${language}`, async ({ page, dataDir, baseURL }) => {
    test.skip(dataDir === "", "needs the shop's data folder");
    test.setTimeout(120_000);
    // Tyres nobody has rated: a shop that was tested before has some that are.
    const tyres = (await tyresOf(page.request, "van-summer", 4)).filter(({ rating }) => rating === null);
    const tyre = tyres.at(place);
    if (!tyre) throw new Error("Too few tyres.");
    const { number } = await orderOf(page.request, tyre, 1);
    await deliverOrder(number, dataDir, 11);
    const link = (await mailedLink(number, dataDir)).replace(/^\/\w+/, `/${language}`);
    const response = await page.goto(new URL(link, baseURL).href);
    expect(response?.status()).toBe(200);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const send = page.getByRole("button", { name: say.send });
    await hydrated(send);
    await send.click();
    await expect(page.getByText(say.missing)).toBeVisible();
    // By keyboard: the arrows go through the stars.
    await expect(page.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("Space");
    for (let step = 1; step < 4; step += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: say.stars })).toBeChecked();
    await page.getByLabel(say.text).fill("Drží dobře.\n<img src=x onerror=alert(1)>");
    await page.getByLabel(say.name).fill("Jana D.");
    await send.click();
    await expect(page.getByRole("heading", { name: say.thanks })).toBeVisible();
    await page.getByRole("link", { name: say.view }).click();
    const section = page.locator("#reviews");
    await expect(async () => {
      await page.reload();
      await expect(section.getByRole("heading", { name: say.title })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(section.getByRole("listitem")).toContainText([`Jana D.${say.verified}`]);
    await expect(section.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await expect(section.getByText(say.how)).toBeVisible();
    expect((await tyreNow(page.request, tyre)).rating).toEqual({ average: 4, count: 1 });
    await section.getByRole("button", { pressed: false }).nth(1).click();
    await expect(section.getByRole("listitem")).toHaveCount(1);
  });

  test(`a link that is none says so: ${language}`, async ({ page }) => {
    await page.goto(`/${language}/review?token=${"A".repeat(43)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.invalid);
  });
}

test("a review can be written where no scripts run", async ({ browser, page, dataDir, baseURL }) => {
  test.skip(dataDir === "", "needs the shop's data folder");
  test.setTimeout(120_000);
  const [, , , tyre] = (await tyresOf(page.request, "van-summer", 4)).filter(({ rating }) => rating === null);
  if (!tyre) throw new Error("Too few tyres.");
  const { number } = await orderOf(page.request, tyre, 1);
  await deliverOrder(number, dataDir, 11);
  const link = (await mailedLink(number, dataDir)).replace(/^\/\w+/, "/cs");
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(link);
  await plain.getByRole("button", { name: texts.cs.send }).click();
  await expect(plain.getByText(texts.cs.missing)).toBeVisible();
  await plain.getByRole("radio", { name: texts.cs.stars }).check({ force: true });
  await plain.getByRole("button", { name: texts.cs.send }).click();
  await expect(plain.getByRole("heading", { name: texts.cs.thanks })).toBeVisible();
  await context.close();
});
