import { randomInt, randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { expect } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import type { Product } from "@/lib/contract/products";
import { orderBody } from "../../support/buyer";
import { putIntoCart } from "./cart";
import { inviteStaff } from "./staff-command";

/** The six digits of a phone; a later step counts as well, so that no code is used twice. */
export function codeOf(secret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

/** The password of whoever is taken into the office. */
export const staffPassword = "Zimní gumy na dvoře 12";

/** Takes somebody into the office and lets them in. @returns the secret of their phone */
export async function enterOffice(
  page: Page,
  dataDir: string,
  baseURL: string,
  language: string,
  email = `${language}-${randomUUID()}@firma.example`,
  rights = "owner",
): Promise<string> {
  const send = () => page.locator("main form:not(.touch) .do[type=submit]").first().click();
  // From a place of their own: how many invitations an address may open in an hour is bounded.
  const address = `10.7.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
  await page.goto(await inviteStaff(dataDir, baseURL, email, language, rights));
  await send();
  const secret = ((await page.locator(".phone code").textContent()) ?? "").replaceAll(" ", "");
  await page.locator("#password").fill(staffPassword);
  await page.locator("#code").fill(codeOf(secret));
  await send();
  await expect(page.locator(".codes li")).toHaveCount(10);
  return secret;
}

/**
 * An order of two pieces that is paid when it is handed over, so that it may leave at once. Each customer has a telephone, an address
 * and a network of their own: what one of them may pay in cash a day is bounded, and how often a network may order.
 * @returns its number
 */
export async function cashOrder(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string,
  tyre: Product,
  email: string,
  { language = "cs", name = "Dvořáková", pieces = 2 } = {},
): Promise<string> {
  const own = randomInt(1_000_000, 10_000_000);
  const request: APIRequestContext = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { "x-forwarded-for": `10.8.${randomInt(256)}.${randomInt(1, 255)}` },
  });
  await putIntoCart(request, tyre, pieces);
  const body = orderBody(tyre.id);
  const response = await request.post("/api/v1/checkout/create-order", {
    headers: { "idempotency-key": randomUUID(), "x-currency": "CZK", "accept-language": language },
    data: {
      ...body,
      contact: { ...body.contact, last_name: name, email, phone_number: `+420 60${own}` },
      address: { ...body.address, address: `Lipová ${own}` },
      payment: { id: "cash_on_delivery" },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { number } = await response.json();
  await request.dispose();
  return number;
}

/** A page that has come whole, its title too, breaks no rule of accessibility and does not stick out. */
export async function isAccessible(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/./);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
