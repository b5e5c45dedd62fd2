import { expect, test } from "./support/list-shop";

/** What the page says in each language in place of a tyre that is no longer sold. */
const said = { cs: "už neprodáváme", sk: "už nepredávame", en: "We no longer sell" };

test("a tyre that is no longer sold leads to its size with status 410, to its one heir for good", async ({
  page,
  listShop,
  mayLog,
}) => {
  mayLog(/status of 410/);
  test.slow();
  const list = (await (
    await page.request.get("/api/v1/products?width=205&profile=55&rim=16&season=winter")
  ).json()) as { data: { brand: string; pattern: string; paths: Record<keyof typeof said, string> }[] };
  const [first, second] = list.data;
  if (!first || !second) throw new Error("No tyres.");
  const heir = `${second.brand};${second.pattern};205/55 R16;94W`;
  await listShop.importList(`Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena (Kč);Sklad
Vzor;Zima 5;205/55 R16;91H;zimní;2000;8
${heir};zimní;2400;8
`);
  for (const language of ["cs", "sk", "en"] as const) {
    const answer = await page.goto(first.paths[language]);
    expect(answer?.status()).toBe(410);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("main")).toContainText(said[language]);
    await expect(page.getByRole("main")).toContainText(first.pattern);
    await expect(page.getByRole("article").first()).toContainText("205/55");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const moved = await page.request.get(second.paths[language], { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, expect.stringContaining("94w")]);
  }
});
