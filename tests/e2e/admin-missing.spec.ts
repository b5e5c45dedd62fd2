import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { enterOffice, isAccessible } from "./support/office";

const notThere = [
  "/admin/orders/999",
  "/admin/orders/2699999999",
  "/admin/nonsense",
  "/admin/print/nonsense",
  "/admin/404",
];

test("an address of the office where nothing is says so in the person's language, whole without scripts, with a way back", async ({
  page,
  dataDir,
  baseURL,
  mayLog,
}) => {
  mayLog(/status of 404/);
  await enterOffice(page, dataDir, baseURL ?? "", "sk");
  const { missing, shell } = adminTexts.sk;
  for (const path of notThere) {
    const answer = await page.request.get(path);
    const html = await answer.text();
    expect([path, answer.status()]).toEqual([path, 404]);
    for (const text of [`lang="sk"`, `<h1>${missing.title}</h1>`, missing.back, shell.orders])
      expect(html, path).toContain(text);
  }
  await page.goto("/admin/nonsense");
  await isAccessible(page);
  await page.getByRole("link", { name: missing.back }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
});

test("whoever is not signed in gets the shop's page for missing pages there", async ({ request }) => {
  const answer = await request.get("/admin/nonsense", { headers: { "accept-language": "cs" } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain(adminTexts.cs.missing.title);
});
