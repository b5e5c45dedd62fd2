import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { Keyboard } from "./support/keyboard";

test.use({ locale: "cs-CZ" });

test("a size is found on the sidewall with nothing but the keyboard, typed in any spelling", async ({ page }) => {
  const keys = new Keyboard(page);
  await page.goto("/cs");
  await hydrated(page.getByRole("button", { name: "Zobrazit" }));
  const whole = page.getByLabel("Nebo vložte celý rozměr");
  await keys.tabTo(whole);
  for (const [typed, parts, said] of [
    ["215/65 R16C 109/107T", ["215", "65", "16C"], "215/65 R16C 109/107T"],
    ["2055516", ["205", "55", "16"], "205/55 R16"],
    ["225 45 r17 94y", ["225", "45", "17"], "225/45 R17 94Y"],
    ["195/65R15 91H", ["195", "65", "15"], "195/65 R15 91H"],
  ] as const) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(typed);
    await expect(page.getByText(`Přečteno: ${said}.`)).toBeVisible();
    for (const [index, label] of ["Šířka", "Profil", "Ráfek"].entries())
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(parts[index] ?? "");
  }
  await expect(page.getByLabel("Sezóna")).toHaveValue("winter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cs/zimni-pneumatiky/195-65-r15");
});

test("a size pasted anywhere in the finder fills all four parts", async ({ page }) => {
  await page.goto("/cs");
  await hydrated(page.getByRole("button", { name: "Zobrazit" }));
  await page.getByLabel("Sezóna").selectOption("Letní");
  await page.getByLabel("Šířka").focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text", "Pneu 225/45R17 94W XL");
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await expect(page.getByLabel("Šířka")).toHaveValue("225");
  await expect(page.getByLabel("Profil")).toHaveValue("45");
  await expect(page.getByLabel("Ráfek")).toHaveValue("17");
  await expect(page.getByLabel("Sezóna")).toHaveValue("summer");
});

test("a size nobody makes is said to be missing, and the parts stay", async ({ page }) => {
  await page.goto("/cs");
  await hydrated(page.getByRole("button", { name: "Zobrazit" }));
  await page.getByLabel("Nebo vložte celý rozměr").fill("335/25 R23");
  await expect(page.getByText("Rozměr 335/25 R23 v nabídce nemáme.")).toBeVisible();
  await expect(page.getByLabel("Šířka")).toHaveValue("205");
});

test("above a listing the finder is filled with its size, and counts once it is touched", async ({ page }) => {
  await page.goto("/cs/zimni-pneumatiky/205-55-r16");
  const finder = page.getByRole("region", { name: "Jak hledat" });
  await finder.getByText("Jiný rozměr").hover();
  await finder.getByText("Jiný rozměr").click();
  await expect(finder.getByLabel("Šířka")).toHaveValue("205");
  await finder.getByRole("button", { name: /Zobrazit/ }).hover();
  await hydrated(finder.getByRole("button", { name: /Zobrazit/ }));
  await finder.getByLabel("Sezóna").selectOption("Letní");
  await finder.getByRole("button", { name: /Zobrazit/ }).click();
  await expect(page).toHaveURL("/cs/letni-pneumatiky/205-55-r16");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a typed size leads to its listing, also from above a listing", async ({ page }) => {
    await page.goto("/cs");
    await page.getByLabel("Nebo vložte celý rozměr").fill("21565 r16c 109/107T");
    await page.getByRole("button", { name: "Zobrazit" }).click();
    await expect(page).toHaveURL("/cs/zimni-pneumatiky-dodavky/215-65-r16c");
    await page.goto("/cs/zimni-pneumatiky/205-55-r16");
    const finder = page.getByRole("region", { name: "Jak hledat" });
    await finder.getByText("Jiný rozměr").click();
    await finder.getByLabel("Nebo vložte celý rozměr").fill("225/45 R17");
    await finder.getByRole("button", { name: /Zobrazit/ }).click();
    await expect(page).toHaveURL("/cs/zimni-pneumatiky/225-45-r17");
  });

  test("a make leads to its models, and a model to its sizes", async ({ page }) => {
    await page.goto("/cs");
    await page.getByText("Podle auta", { exact: true }).click();
    await page.getByLabel("Značka").selectOption("Škoda");
    await page.getByRole("button", { name: "Zobrazit" }).click();
    await expect(page).toHaveURL("/cs/car/skoda");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Octavia/ })
      .click();
    await expect(page).toHaveURL("/cs/car/skoda/octavia");
    await page
      .getByRole("link", { name: /^205\/55 R16, \d+ zimních/ })
      .first()
      .click();
    await expect(page).toHaveURL("/cs/zimni-pneumatiky/205-55-r16");
  });
});
