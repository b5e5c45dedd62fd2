import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { listed } from "./support/tyres";

test.use({ locale: "cs-CZ" });

const octavia = {
  car: {
    make: "skoda",
    model: "octavia",
    generation: "iii",
    name: "Škoda Octavia III",
    wheels: [{ axle: "all", size: "205-55-r16", load: 91, dual: null, speed: "V" }],
  },
  size: { text: "205/55 R16", slug: "205-55-r16", category: "car-summer" },
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("tyres are found by car with a thumb, and the car is remembered in other tabs too", async ({
    page,
    context,
  }) => {
    await page.goto("/cs");
    await hydrated(page.getByRole("button", { name: "Zobrazit" }));
    const way = page.getByText("Podle auta", { exact: true });
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await way.tap();
    for (const [label, value] of [
      ["Značka", "Škoda"],
      ["Model", "Octavia"],
      ["Generace", "III (2013–\u20602020)"],
    ] as const) {
      const select = page.getByLabel(label);
      await expect(select).toBeEnabled();
      expect((await select.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await select.tap();
      await select.selectOption(value);
    }
    const show = page.getByRole("button", { name: "Zobrazit" }).filter({ hasText: /\d+\srozměr/ });
    await show.tap();
    await expect(page).toHaveURL("/cs/car/skoda/octavia#iii");
    const section = page.getByRole("region", { name: "Škoda Octavia III" });
    await expect(section.getByRole("button")).toHaveAttribute("aria-pressed", "true");
    const winter = section.getByRole("link", { name: /^205\/55 R16, \d+ zimních/ });
    expect((await winter.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await winter.tap();
    await expect(page).toHaveURL("/cs/zimni-pneumatiky/205-55-r16");
    const finder = page.getByRole("region", { name: "Jak hledat" });
    await expect(finder.getByRole("link", { name: "Škoda Octavia III" })).toBeVisible();

    const second = await context.newPage();
    await second.goto("/cs");
    const chip = second.getByRole("main").getByText("Vaše auto").locator("..");
    await expect(chip.getByRole("link", { name: "Škoda Octavia III" })).toBeVisible();
    await expect(chip.getByRole("link", { name: "205/55 R16" })).toHaveAttribute(
      "href",
      "/cs/zimni-pneumatiky/205-55-r16",
    );
    await second.getByRole("button", { name: "Zapomenout" }).tap();
    await expect(finder.getByRole("link", { name: "Najít podle auta" })).toBeVisible();
  });
});

test("a remembered car stands after a reload, and is forgotten when asked", async ({ page }) => {
  await page.goto("/cs/car/skoda/octavia");
  const section = page.getByRole("region", { name: "Škoda Octavia III" });
  await hydrated(section.getByRole("button"));
  await section.getByRole("button", { name: "Toto je moje auto" }).click();
  await page.reload();
  await expect(section.getByRole("button", { name: /^Vaše auto/ })).toBeVisible();
  await section.getByRole("button", { name: /^Vaše auto/ }).click();
  await page.reload();
  await expect(section.getByRole("button", { name: "Toto je moje auto" })).toBeVisible();
});

test("a tyre below the car's indexes says so in the list and before it gets into the cart", async ({ page }) => {
  await page.addInitScript((kept) => localStorage.setItem("dezen-car", JSON.stringify(kept)), octavia);
  const all = (await listed(page.request, "category=car-summer&width=205&profile=55&rim=16")).data;
  const slow = all.find(({ speed_symbol, load_index }) => speed_symbol === "H" && load_index >= 91);
  const good = all.find(({ speed_symbol, load_index }) => speed_symbol === "V" && load_index >= 91);
  if (!slow || !good) throw new Error("No tyre of either kind.");

  await page.goto("/cs/letni-pneumatiky/205-55-r16?sort=price_asc");
  await expect(page.getByRole("article").getByText("Vhodná pro vůz Škoda Octavia III").first()).toBeVisible();
  await page.goto("/cs/letni-pneumatiky/205-55-r16");
  const rows = page.getByRole("article");
  const low = rows.getByText("Slabší, než vůz Škoda Octavia III potřebuje: aspoň 205/55 R16 91V");
  if (all.slice(0, 24).some(({ id }) => id === slow.id)) await expect(low.first()).toBeVisible();

  await page.goto(slow.paths.cs);
  const buy = page.locator("#buy");
  await expect(buy.getByRole("status").filter({ hasText: "nízký index rychlosti" })).toContainText(
    "auto potřebuje aspoň V, tato má H",
  );
  await page.goto(good.paths.cs);
  await expect(buy).toContainText("Vhodná pro vůz Škoda Octavia III. Auto potřebuje aspoň 205/55 R16 91V.");
  await page.goto("/cs/letni-pneumatiky/225-45-r17");
  await expect(page.getByText("Rozměr 225/45 R17 mezi obvyklými rozměry vozu Škoda Octavia III není.")).toBeVisible();
});

test("without a car a tyre's page leads to the cars", async ({ page }) => {
  const { data } = await listed(page.request, "category=car-summer&width=205&profile=55&rim=16");
  await page.goto(data[0]?.paths.cs ?? "");
  await page.getByRole("link", { name: "Vyberte ho a řekneme vám to." }).click();
  await expect(page).toHaveURL("/cs/car");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pneumatiky podle auta");
});

for (const path of ["/cs/car", "/sk/car/skoda", "/en/car/skoda/enyaq"]) {
  test(`${path} has one heading, a description and an address in each language`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBeTruthy();
    const rest = path.slice(3);
    const href = (selector: string) =>
      page.locator(selector).evaluate((node) => new URL((node as HTMLLinkElement).href).pathname);
    expect(await href("link[rel=canonical]")).toBe(path);
    for (const language of ["cs", "sk", "en"])
      expect(await href(`link[hreflang=${language}]`)).toBe(`/${language}${rest}`);
  });
}

test("a car nobody knows is not found", async ({ page, mayLog }) => {
  mayLog(/404/);
  for (const path of ["/cs/car/skoda/favorit", "/cs/car/trabant"]) expect((await page.goto(path))?.status()).toBe(404);
});
