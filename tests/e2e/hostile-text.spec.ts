import type { Page } from "@playwright/test";
import { orderBody } from "../support/buyer";
import { payloadList, payloadsWithin } from "../support/hostile/payloads";
import { expect, test } from "./fixtures";
import { newEmail, password } from "./support/account";
import { putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { deliverOrder } from "./support/move-order";
import { mailTo } from "./support/outbox";
import { ownPlace } from "./support/place";
import { setTrap } from "./support/script-trap";
import { openLetters, shows, visit } from "./support/shown-text";
import { tyresOf } from "./support/tyres";

const markup = payloadList.filter(([, text]) => /<(?:script|img|svg|iframe|b) /.test(text) && !text.includes("&lt;"));
const everything = payloadList.map(([, text]) => text).join("\n");

test("a page that does not escape is caught, whatever stands in it", async ({ browser }) => {
  for (const [, text] of markup) {
    const context = await browser.newContext();
    const trap = await setTrap(context);
    const page = await context.newPage();
    await page.setContent(`<p>${text}</p>`);
    await expect(trap.check(page), text).rejects.toThrow(/data-evil|ran/);
    await context.close();
  }
});

const headers = () => ({ "sec-fetch-site": "same-origin", "x-currency": "CZK", ...ownPlace() });

async function sent<Answer>(page: Page, path: string, data: unknown, more = {}): Promise<Answer> {
  const answer = await page.request.post(`/api/v1${path}`, { data, headers: { ...headers(), ...more } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

type Placed = { id: string; number: string; token: string };

/** Orders a tyre with a text in every field that takes one; the note takes all of them. */
async function order(page: Page, email: string, tyre: Parameters<typeof putIntoCart>[1], text: string) {
  await putIntoCart(page.request, tyre, 1);
  const { contact, address, ...rest } = orderBody(tyre.id);
  const body = {
    ...rest,
    contact: { ...contact, first_name: text, last_name: text, email },
    address: { ...address, city: text, address: text },
    company: { name: text, ico: "00000019" },
    note: everything,
  };
  return sent<Placed>(page, "/checkout/create-order", body, { "idempotency-key": `hostile-${tyre.id}-${email}` });
}

async function sendWithdrawal(page: Page, { number }: Placed, email: string, text: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto(`/cs/withdrawal?order=${number}`);
  const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
  await hydrated(on);
  await main.getByLabel("Jméno a příjmení").fill(text);
  await main.getByLabel("E-mail z objednávky").fill(email);
  await main.getByRole("radio", { name: "Jen část" }).check();
  await main.getByLabel("Které zboží a kolik kusů").fill(everything);
  await main.getByLabel("Důvod (nepovinné)").fill(everything);
  await on.click();
  const confirm = main.getByRole("button", { name: "Potvrdit odstoupení" });
  await expect(confirm).toBeVisible();
  await shows(page, text, everything);
  await confirm.click();
  await expect(main.getByRole("heading", { name: "Odstoupení jsme přijali" })).toBeVisible();
}

async function sendMessage(page: Page, email: string, text: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/cs/contacts");
  const send = main.getByRole("button", { name: "Odeslat zprávu" });
  await hydrated(send);
  await main.getByLabel("Jméno", { exact: true }).fill(text);
  await main.getByLabel("E-mail", { exact: true }).fill(email);
  await main.getByLabel("Zpráva", { exact: true }).fill(everything);
  await send.click();
  await expect(main.getByRole("heading", { name: "Děkujeme, zpráva je u nás" })).toBeVisible();
}

for (const half of [0, 1]) {
  const texts = payloadsWithin(80).filter((_, place) => place % 2 === half); // the shortest field is a first name

  test(`what a customer writes is shown as it was typed, on pages, in forms and in mails (${half + 1} of 2)`, async ({
    page,
    browser,
    context,
    dataDir,
    mayLog,
    baseURL,
  }) => {
    test.skip(dataDir === "", "needs the shop's data folder");
    test.setTimeout(300_000);
    mayLog(/the server responded with a status of 4\d\d/);
    mayLog(/cid:/); // a picture that is a part of the mail
    const trap = await setTrap(context);
    const stranger = await browser.newContext({ baseURL, locale: "cs-CZ" });
    const watched = await setTrap(stranger);
    const guest = await stranger.newPage();
    const email = newEmail();
    const names = { first_name: texts[0], last_name: texts[0] };
    await sent(page, "/auth/register", { email, password, ...names, agreement: 1 });
    const tyres = await tyresOf(page.request, "car-all_season", 8);
    const placed: Placed[] = [];
    for (const [place, text] of texts.entries()) {
      const profile = { city: text, address: text, first_name: text, last_name: text };
      const changed = await page.request.put("/api/v1/users/info", { data: profile, headers: headers() });
      expect(changed.status(), await changed.text()).toBe(200);
      const tyre = tyres[(2 * place + half) % tyres.length];
      if (!tyre) throw new Error("Too few tyres.");
      await putIntoCart(page.request, tyre, 1);
      await visit(page, trap, "/cs/cart/checkout", text);
      const one = await order(page, email, tyre, text);
      placed.push(one);
      await visit(page, trap, "/cs/account", text);
      await visit(page, trap, `/cs/account/orders/${one.number}`, text, everything);
      await visit(page, trap, `/cs/create-order-success?order=${one.id}&token=${one.token}`, text);
      await stranger.setExtraHTTPHeaders(ownPlace());
      await sendWithdrawal(guest, one, email, text);
      await watched.check(guest);
      await sendMessage(guest, newEmail(), text);
      await watched.check(guest);
    }
    await stranger.close();
    const numbers = placed.map(({ number }) => number);
    const withdrawals = numbers.flatMap((number) => [
      `withdrawal-notice-${number}`,
      `withdrawal-acknowledgement-${number}`,
    ]);
    await openLetters(page, trap, { dataDir, starts: numbers, count: 2 * numbers.length, texts });
    await openLetters(page, trap, {
      dataDir,
      starts: withdrawals,
      count: 2 * numbers.length,
      texts: [...texts, everything],
    });
    const messages = { dataDir, starts: ["contact-notice-"], count: numbers.length, texts: [...texts, everything] };
    await openLetters(page, trap, messages);
  });
}

/** A review is published without the signs that turn the direction of writing. */
const inReview = (text: string) => text.replace(/[\u202a-\u202e]/g, "").trim();

test("what a buyer writes in a review, and under it, is shown as it was typed", async ({
  page,
  context,
  dataDir,
  mayLog,
}) => {
  test.skip(dataDir === "", "needs the shop's data folder");
  test.setTimeout(240_000);
  mayLog(/the server responded with a status of 4\d\d/);
  const trap = await setTrap(context);
  const tyres = (await tyresOf(page.request, "suv-all_season", 2)).slice(0, payloadList.length);
  expect(tyres).toHaveLength(payloadList.length);
  for (const tyre of tyres) await putIntoCart(page.request, tyre, 1);
  const email = newEmail();
  const body = orderBody(0);
  const data = { ...body, contact: { ...body.contact, email } };
  const key = { "idempotency-key": `hostile-review-${email}` };
  const { number } = await sent<Placed>(page, "/checkout/create-order", data, key);
  await deliverOrder(number, dataDir, 11);
  const { text: mail } = await mailTo(dataDir, `${number}-review-invitation`, email);
  const token = /review\?token=([\w-]{43})/.exec(mail)?.[1] ?? "";
  for (const [place, [, text]] of payloadList.entries()) {
    const review = { token, product_id: tyres[place]?.id, stars: 4, text: everything, name: text.slice(0, 40) };
    await sent(page, "/reviews", review);
  }
  await visit(page, trap, `/cs/review?token=${token}`);
  for (const [place, [, text]] of payloadList.entries()) {
    await expect(async () => {
      await page.goto(tyres[place]?.paths.cs ?? "");
      await expect(page.locator("#reviews")).toContainText(inReview(text.slice(0, 40)), { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await shows(page, inReview(everything), inReview(text.slice(0, 40)));
    await trap.check(page);
  }
});
