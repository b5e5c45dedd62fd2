import { expect, test } from "./fixtures";
import { accountLink, register, sessionOf } from "./support/account";
import { hydrated } from "./support/hydrated";

test("no script and no page holds the session's token, and signing out ends it", async ({ page, context }) => {
  await register(page.request);
  const response = await page.goto("/cs/account");
  await expect(accountLink(page, "Můj účet: Jana")).toBeVisible();
  const session = await sessionOf(context);
  expect(session?.cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
  const token: string = session?.token.access_token;
  expect(token.length).toBeGreaterThan(20);
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  for (const text of [await response?.text(), await page.content(), readable]) expect(text).not.toContain(token);

  await hydrated(page.getByRole("button", { name: "Odhlásit se" }));
  await page.getByRole("button", { name: "Odhlásit se" }).click();
  await expect(page).toHaveURL("/cs/sign-in?return_to=%2Fcs%2Faccount");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Přihlášení");
  await expect(accountLink(page, "Přihlásit")).toBeVisible();
  expect(await sessionOf(context)).toBeUndefined();
  const late = await page.request.get("/api/v1/users/info", { headers: { authorization: `Bearer ${token}` } });
  expect((await late.json()).id).toBeFalsy();
});

test("a session whose token is about to end is renewed as a page is asked for", async ({ page, context }) => {
  const email = await register(page.request);
  const before = await sessionOf(context);
  if (!before) throw new Error("Nobody is signed in.");
  const ending = { ...before.token, expires_at: new Date(Date.now() - 1000).toISOString() };
  await context.addCookies([{ ...before.cookie, value: encodeURIComponent(JSON.stringify(ending)) }]);
  await context.clearCookies({ name: "auth_fresh" });
  await page.goto("/en/account");
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  const after = await sessionOf(context);
  expect(after?.token.access_token).not.toBe(before.token.access_token);
  expect(Date.parse(after?.token.expires_at)).toBeGreaterThan(Date.now() + 60_000);
  expect((await context.cookies()).map(({ name }) => name)).toContain("auth_fresh");
});
