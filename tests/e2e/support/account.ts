import { randomInt, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { hydrated } from "./hydrated";

export const password = "Kola na podzim 17";

/** An address nobody has used, however often the tests run on one data folder. */
export const newEmail = (): string => `jana.${randomUUID()}@post.example`;

/** A place nobody else is at, as in life: the shop counts registrations, sign-ins and mailed links by place. */
export const newPlace = () => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/**
 * Makes an account by the API and signs in whoever `request` belongs to. Each comes from a place of their own.
 * @returns the account's e-mail
 */
export async function register(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const response = await request.post("/api/v1/auth/register", {
    headers: { "sec-fetch-site": "same-origin", ...newPlace() },
    data: { email, password, first_name: "Jana", last_name: "Dvořáková", agreement: 1 },
  });
  expect(response.status(), await response.text()).toBe(201);
  return email;
}

/** The account's link in the header: by its name it is seen whether somebody is signed in. */
export const accountLink = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Signs in at the form's own address. @param labels of e-mail, password and the button */
export async function signIn(page: Page, labels: [string, string, string], email: string, secret: string) {
  const main = page.getByRole("main");
  const action = main.getByRole("button", { name: labels[2], exact: true });
  await hydrated(action);
  await main.getByLabel(labels[0], { exact: true }).fill(email);
  await main.getByLabel(labels[1], { exact: true }).fill(secret);
  await action.click();
}

/** The session's cookie with what is in it; `undefined` while signed out. */
export async function sessionOf(context: BrowserContext) {
  const found = (await context.cookies()).find(({ name }) => name === "auth_token");
  return found && { cookie: found, token: JSON.parse(decodeURIComponent(found.value)) };
}

/** The link in the mail to that address, as soon as the outbox has it. */
export async function mailedLink(dataDir: string, kind: "verify" | "reset", email: string): Promise<string> {
  const outbox = join(dataDir, "outbox");
  let link = "";
  await expect(async () => {
    const names = (await readdir(outbox)).filter(
      (name) => name.startsWith(`account-${kind}-`) && name.endsWith(".eml"),
    );
    const letters = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
    const letter = letters.find(({ to }) => to?.some(({ address }) => address === email));
    link = /https?:\S+(?:verify|token)=[\w-]+/.exec(letter?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return link;
}
