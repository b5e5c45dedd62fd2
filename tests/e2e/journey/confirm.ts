import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { decode } from "bysquare/pay";
import PostalMime from "postal-mime";
import type { Product } from "@/lib/contract/products";
import { readPng } from "../../support/qr-reader";
import { nameOf } from "../support/tyres";
import type { Journey } from "./journey";

type Bought = { tyre: Product; total: number };

/** What a phone's camera has to read for this order. */
function expectCode(text: string | null, { shown }: Journey, number: string, total: number): void {
  if (shown.currency === "CZK") {
    const amount = (total / 100).toFixed(2);
    expect(text).toBe(`SPD*1.0*ACC:CZ6508000000192000145399*AM:${amount}*CC:CZK*MSG:${number}*RN:DEZEN*X-VS:${number}`);
  } else {
    const [payment] = decode(text ?? "").payments;
    expect(payment).toMatchObject({
      amount: total / 100,
      currencyCode: "EUR",
      variableSymbol: number,
      bankAccounts: [{ iban: "SK3112000000198742637541" }],
    });
  }
}

/** The page after the order. @returns the order's number */
export async function readConfirmation(page: Page, journey: Journey, { tyre, total }: Bought): Promise<string> {
  const { order, price, shown } = journey;
  const main = page.getByRole("main");
  const accepted = main.getByText(order.accepted);
  await expect(accepted).toBeVisible();
  const number = /\d{10}/.exec((await accepted.textContent()) ?? "")?.[0] ?? "";
  await expect(page).toHaveTitle(new RegExp(number));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(order.heading);
  await expect(main).toContainText(order.email);
  await expect(main).toContainText(order.place);
  const lines = page.getByRole("region", { name: order.lines });
  await expect(lines.getByRole("link", { name: nameOf(tyre) })).toHaveAttribute("href", tyre.paths[shown.language]);
  await expect(lines).toContainText(order.pieces(price(tyre.price)));
  for (const text of [order.delivery, order.payment, order.vat, `${order.total}${price({ amount: total })}`]) {
    await expect(lines).toContainText(text);
  }
  if (order.code) {
    const code = page.getByRole("img", { name: order.code });
    await expect(code).toBeVisible();
    expectCode(readPng(await code.screenshot()), journey, number, total);
  } else {
    await expect(page.getByRole("img", { name: /QR/ })).toBeHidden();
  }
  await expect(page.getByRole("banner").getByRole("link", { name: /\d/ })).toBeHidden();
  return number;
}

/** The mail of an order, as soon as the outbox has it. */
async function mailOf(dataDir: string, number: string) {
  const file = join(dataDir, "outbox", `${number}-confirmation.eml`);
  let bytes: Buffer | undefined;
  await expect(async () => {
    bytes = await readFile(file);
  }).toPass({ timeout: 30_000 });
  return PostalMime.parse(bytes ?? "");
}

/** The mail says the same as the page, in the shopper's language. */
export async function readMail(dataDir: string, journey: Journey, number: string, { tyre, total }: Bought) {
  const { mail, order, price, checkout } = journey;
  const letter = await mailOf(dataDir, number);
  expect(letter.subject).toBe(mail.subject(number));
  const [, address] = checkout.fields.find(([, value]) => value.includes("@")) ?? [];
  expect(letter.to?.map((receiver) => receiver.address)).toEqual([address]);
  const plain = (text = "") => text.replace(/\s+/g, " ");
  const said = [mail.hello, number, nameOf(tyre), mail.pieces(price(tyre.price)), order.delivery, order.payment];
  for (const text of [...said, mail.total, price({ amount: total }), mail.vat]) {
    expect(plain(letter.text)).toContain(text);
    expect(plain(letter.html?.replace(/<[^>]+>/g, " "))).toContain(text);
  }
  const [picture] = letter.attachments;
  if (order.code) expectCode(readPng(Buffer.from(picture?.content as ArrayBuffer)), journey, number, total);
  else expect(letter.attachments).toEqual([]);
}
