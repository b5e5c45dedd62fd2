import type { APIRequestContext, Page } from "@playwright/test";
import { orderBody } from "../support/buyer";
import { expect, test } from "./fixtures";
import { newEmail, register } from "./support/account";
import { putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { deliverOrder } from "./support/move-order";
import { mailTo } from "./support/outbox";
import { ownPlace } from "./support/place";
import { nameOf, tyresOf } from "./support/tyres";

/** An order of three of a tyre, with an e-mail of its own. */
async function ordered(request: APIRequestContext, place: number) {
  const tyres = await tyresOf(request, "van-all_season", 6);
  const tyre = tyres[place % tyres.length];
  if (!tyre) throw new Error("Too few tyres.");
  const email = newEmail();
  await putIntoCart(request, tyre, 3);
  const body = orderBody(tyre.id);
  const answer = await request.post("/api/v1/checkout/create-order", {
    headers: { ...ownPlace(), "idempotency-key": `withdrawal-${email}`, "x-currency": "CZK" },
    data: { ...body, contact: { ...body.contact, email } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { number, id, token }: { number: string; id: string; token: string } = await answer.json();
  return { number, id, token, email, tyre };
}

async function fillIn(page: Page, order: { number: string; email: string }) {
  const main = page.getByRole("main");
  await main.getByLabel("Jméno a příjmení").fill("Jana Dvořáková");
  await main.getByLabel("Číslo objednávky").fill(order.number);
  await main.getByLabel("E-mail z objednávky").fill(order.email);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts, locale: "cs-CZ" });

    test("a guest withdraws from part of an order, in two steps, and gets it confirmed", async ({ page, dataDir }) => {
      await page.setExtraHTTPHeaders(ownPlace());
      const order = await ordered(page.request, scripts ? 0 : 1);
      await page.goto("/cs/terms");
      await page.getByRole("contentinfo").getByRole("link", { name: "Odstoupit od smlouvy zde" }).click();
      await expect(page).toHaveURL("/cs/withdrawal");
      const main = page.getByRole("main");
      const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
      if (scripts) await hydrated(on);
      await fillIn(page, { ...order, email: "nekdo.jiny@post.example" });
      await main.getByRole("radio", { name: "Jen část" }).check();
      await main.getByLabel("Které zboží a kolik kusů").fill("1 ks, nesedí mi");
      await on.click();
      await expect(main.getByText("Objednávku s tímto číslem a e-mailem nemáme.")).toBeVisible();
      await expect(main.getByLabel("Které zboží a kolik kusů")).toHaveValue("1 ks, nesedí mi");

      if (scripts) await hydrated(on);
      await main.getByLabel("E-mail z objednávky").fill(order.email);
      await on.click();
      await expect(main.getByRole("heading", { name: "Zkontrolujte a potvrďte" })).toBeFocused();
      await expect(main).toContainText("1 ks, nesedí mi");
      await expect(main).toContainText(order.email);
      await expect(main).not.toContainText("Nic tím ještě neodesíláte");
      await main.getByRole("button", { name: "Potvrdit odstoupení" }).click();
      await expect(main.getByRole("heading", { name: "Odstoupení jsme přijali" })).toBeFocused();
      await expect(main).not.toContainText("Nic tím ještě neodesíláte");
      await expect(main).toContainText(`${order.number}-1`);
      await expect(main).toContainText(/Odesláno \d+\.\s\d+\.\s\d{4} v\s\d+:\d\d/);
      const mail = await mailTo(dataDir, `withdrawal-acknowledgement-${order.number}-1`, order.email);
      expect(mail.text).toContain("1 ks, nesedí mi");
    });
  });
}

/** Uses up all guesses of a place, at other orders than the one that is meant. */
async function guessFrom(request: APIRequestContext, headers: { "x-forwarded-for": string }) {
  const email = "nekdo.jiny@post.example";
  const statuses = await Promise.all(
    Array.from({ length: 21 }, async (_, turn) => {
      const number = String(2_100_000_000 + turn);
      const key = { ...headers, "idempotency-key": `guess-${number}` };
      const data = { name: "Jana Dvořáková", order_number: number, email };
      const track = await request.post("/api/v1/orders/track", { headers, data: { number, email } });
      return [track.status(), (await request.post("/api/v1/withdrawals", { headers: key, data })).status()];
    }),
  );
  for (const [call, guess] of [404, 422].entries())
    expect(statuses.map((both) => both[call]).sort()).toEqual([...Array(20).fill(guess), 429].sort());
}

/** What the form says soon after the last guess: how long it is still to wait is told in whole minutes. */
const tooMany = {
  cs: "Z tohoto připojení přišlo příliš mnoho pokusů, třeba i cizích. Zkuste to prosím znovu za MINUTES minut. Čekat ale nemusíte: otevřete objednávku odkazem v potvrzení, které vám přišlo e-mailem, a odstupte z její stránky, nebo nám napište na e-mail pod formulářem.",
  sk: "Z tohto pripojenia prišlo príliš veľa pokusov, možno aj cudzích. Skúste to, prosím, znova o MINUTES minút. Čakať však nemusíte: otvorte objednávku odkazom v potvrdení, ktoré vám prišlo e-mailom, a odstúpte z jej stránky, alebo nám napíšte na e-mail pod formulárom.",
  en: "There have been too many attempts from this connection, perhaps not all yours. Please try again in MINUTES minutes. You do not have to wait, though: open your order by the link in its confirmation email and withdraw from its page, or write to us at the address below the form.",
};

const saysTooMany = (language: keyof typeof tooMany) => {
  const [before = "", after = ""] = tooMany[language]
    .split("MINUTES")
    .map((part) => part.replaceAll(".", "\\.").replaceAll(" ", "\\s"));
  return new RegExp(`^${before}1[345]${after}$`);
};

for (const scripts of [true, false]) {
  test.describe(scripts ? "over the bound of the place, with scripts" : "over the bound, without scripts", () => {
    test.use({ javaScriptEnabled: scripts, locale: "cs-CZ" });

    test("the order's own link still withdraws, piece by piece; without it the form says so", async ({ page }) => {
      const place = ownPlace();
      await page.setExtraHTTPHeaders(place);
      const order = await ordered(page.request, scripts ? 4 : 5);
      await guessFrom(page.request, place);
      const main = page.getByRole("main");
      const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
      await page.goto("/cs/withdrawal");
      if (scripts) await hydrated(on);
      await fillIn(page, order);
      await on.click();
      await expect(main.getByText(saysTooMany("cs"))).toBeVisible();
      await expect(main.getByLabel("E-mail z objednávky")).toHaveValue(order.email);

      await page.goto(`/cs/create-order-success?order=${order.id}&token=${order.token}`);
      await main.getByRole("link", { name: "Odstoupit od smlouvy zde" }).click();
      await expect(page).toHaveURL(`/cs/withdrawal?order=${order.number}&token=${order.token}`);
      await expect(main.getByLabel("Jméno a příjmení")).toHaveValue("Jana Dvořáková");
      await expect(main.getByLabel("Číslo objednávky")).toHaveValue(order.number);
      await expect(main.getByLabel("E-mail z objednávky")).toHaveValue(order.email);
      if (scripts) await hydrated(on);
      await main.getByRole("radio", { name: "Jen část" }).check();
      await on.click();
      await expect(main.getByText("Vyberte aspoň jeden kus")).toBeVisible();
      if (scripts) await hydrated(on);
      await main.getByLabel(/^Kolik kusů vracíte/).fill("2");
      await main.getByLabel("E-mail z objednávky").fill("nekdo.jiny@post.example");
      await on.click();
      await expect(main.getByText("Objednávku s tímto číslem a e-mailem nemáme.")).toBeVisible();
      if (scripts) await hydrated(on);
      await expect(main.getByLabel(/^Kolik kusů vracíte/)).toHaveValue("2");
      await main.getByLabel("E-mail z objednávky").fill(order.email);
      await on.click();
      await expect(main.getByRole("heading", { name: "Zkontrolujte a potvrďte" })).toBeFocused();
      await expect(main).toContainText(`2 ks, ${nameOf(order.tyre)}`);
      await expect(main).toContainText("Objednávku zatím nemáme vedenou jako doručenou");
      await main.getByRole("button", { name: "Potvrdit odstoupení" }).click();
      await expect(main.getByRole("heading", { name: "Odstoupení jsme přijali" })).toBeFocused();
      await expect(main).toContainText(`${order.number}-1`);
    });

    test("who is signed in withdraws from an own order, and from no other one", async ({ page }) => {
      const place = ownPlace();
      await page.setExtraHTTPHeaders(place);
      const other = await ordered(page.request, scripts ? 6 : 7);
      await register(page.request);
      const own = await ordered(page.request, scripts ? 6 : 7);
      await guessFrom(page.request, place);
      const main = page.getByRole("main");
      const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
      await page.goto(`/cs/withdrawal?order=${other.number}`);
      if (scripts) await hydrated(on);
      await fillIn(page, other);
      await on.click();
      await expect(main.getByText(saysTooMany("cs"))).toBeVisible();
      await page.goto(`/cs/withdrawal?order=${own.number}`);
      if (scripts) await hydrated(on);
      await on.click();
      await main.getByRole("button", { name: "Potvrdit odstoupení" }).click();
      await expect(main.getByRole("heading", { name: "Odstoupení jsme přijali" })).toBeFocused();
    });
  });
}

for (const [language, names] of [
  ["sk", ["Meno a priezvisko", "Číslo objednávky", "E-mail z objednávky", "Pokračovať k súhrnu"]],
  ["en", ["Name", "Order number", "Email used for the order", "Continue to the summary"]],
] as const)
  test(`over the bound of the place the form says so in its language, ${language}`, async ({ page }) => {
    const place = ownPlace();
    await page.setExtraHTTPHeaders(place);
    await guessFrom(page.request, place);
    await page.goto(`/${language}/withdrawal`);
    const main = page.getByRole("main");
    const [name, number, email, button] = names;
    await hydrated(main.getByRole("button", { name: button }));
    await main.getByLabel(name, { exact: true }).fill("Jana Dvořáková");
    await main.getByLabel(number).fill("2100000000");
    await main.getByLabel(email).fill("nekdo.jiny@post.example");
    await main.getByRole("button", { name: button }).click();
    await expect(main.getByText(saysTooMany(language))).toBeVisible();
  });

test("the order's own link tells when the period has ended", async ({ page, dataDir }) => {
  await page.setExtraHTTPHeaders(ownPlace());
  const order = await ordered(page.request, 10);
  await deliverOrder(order.number, dataDir, 25);
  await page.goto(`/cs/withdrawal?order=${order.number}&token=${order.token}`);
  const main = page.getByRole("main");
  const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
  await hydrated(on);
  await on.click();
  await expect(main).toContainText("Podle našich záznamů lhůta skončila");
  await expect(main.getByRole("button", { name: "Potvrdit odstoupení" })).toBeVisible();
});

test("a link with a wrong token opens the form with the number alone", async ({ page }) => {
  const [order, other] = [await ordered(page.request, 8), await ordered(page.request, 8)];
  const main = page.getByRole("main");
  for (const token of [other.token, "x", "x".repeat(300), ""]) {
    await page.goto(`/cs/withdrawal?order=${order.number}&token=${token}`);
    await expect(main.getByLabel("Číslo objednávky")).toHaveValue(order.number);
    await expect(main.getByLabel("Jméno a příjmení")).toHaveValue("");
    await expect(main.getByLabel("E-mail z objednávky")).toHaveValue("");
    await main.getByRole("radio", { name: "Jen část" }).check();
    await expect(main.getByLabel("Které zboží a kolik kusů")).toBeVisible();
    await expect(main).not.toContainText(nameOf(order.tyre));
  }
});

test("a link with a token is kept by nobody and told to nobody", async ({ page }) => {
  const order = await ordered(page.request, 9);
  const answer = await page.goto(`/cs/withdrawal?order=${order.number}&token=${order.token}`);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
  expect(await head('meta[name="referrer"]', "content")).toBe("same-origin");
  expect(await head('meta[name="robots"]', "content")).toBe("noindex, nofollow");
  expect(new URL((await head('link[rel="canonical"]', "href")) ?? "").search).toBe("");
  const links = await page
    .locator("a[href], link[href], meta[content]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? one.getAttribute("content")));
  expect(links.filter((address) => address?.includes(order.token))).toEqual([]);
  await page.goto(`/cs/withdrawal`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("a double click withdraws once", async ({ page }) => {
  await page.setExtraHTTPHeaders(ownPlace());
  const order = await ordered(page.request, 2);
  await page.goto(`/cs/withdrawal?order=${order.number}`);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Číslo objednávky")).toHaveValue(order.number);
  const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
  await hydrated(on);
  await fillIn(page, order);
  await on.click();
  await main.getByRole("button", { name: "Potvrdit odstoupení" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(main.getByRole("heading", { name: "Odstoupení jsme přijali" })).toBeFocused();
  const read = await page.request.get(`/api/v1/checkout/${order.id}?token=${order.token}`);
  const { history }: { history: { kind: string }[] } = await read.json();
  expect(history.filter(({ kind }) => kind === "withdrawal")).toHaveLength(1);

  await page.goto(`/cs/create-order-success?order=${order.id}&token=${order.token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Odstoupení od\ssmlouvy jsme přijali$/);
  await expect(main.getByText("IBAN")).toHaveCount(0);
  await expect(main.getByRole("region", { name: "Co bude dál" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Odstoupit od smlouvy zde" })).toHaveCount(0);
});

for (const scripts of [true, false]) {
  test.describe(
    scripts ? "pieces given back before, with scripts" : "pieces given back before, without scripts",
    () => {
      test.use({ javaScriptEnabled: scripts, locale: "cs-CZ" });

      test("are not offered again; what is too many is said where it was typed", async ({ page }) => {
        await page.setExtraHTTPHeaders(ownPlace());
        await register(page.request);
        const [first, second] = await tyresOf(page.request, "van-all_season", 6);
        if (!first || !second) throw new Error("Too few tyres.");
        await putIntoCart(page.request, first, 1);
        await putIntoCart(page.request, second, 3);
        const answer = await page.request.post("/api/v1/checkout/create-order", {
          headers: { ...ownPlace(), "idempotency-key": `again-${newEmail()}`, "x-currency": "CZK" },
          data: orderBody(first.id),
        });
        expect(answer.status(), await answer.text()).toBe(201);
        const { number }: { number: string } = await answer.json();
        const { email } = orderBody(first.id).contact;
        const withdraw = async (product_id: number | string, quantity: number) => {
          const sent = await page.request.post("/api/v1/withdrawals", {
            headers: { "idempotency-key": `again-${newEmail()}` },
            data: { name: "Jana Dvořáková", order_number: number, email, lines: [{ product_id, quantity }] },
          });
          expect(sent.status(), await sent.text()).toBe(201);
        };
        const main = page.getByRole("main");
        const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
        const pieces = (tyre: typeof first) => main.getByLabel(`Kolik kusů vracíte: ${nameOf(tyre)}`);

        await page.goto(`/cs/withdrawal?order=${number}`);
        if (scripts) await hydrated(on);
        await main.getByRole("radio", { name: "Jen část" }).check();
        await pieces(second).fill("3");
        await withdraw(second.id, 2); // in another tab
        await on.click();
        await expect(pieces(second)).toHaveAccessibleDescription(
          /Tyto kusy už vracíte na základě dřívějšího odstoupení/,
        );
        await expect(pieces(second)).toHaveValue("3");
        await expect(pieces(first)).toHaveAccessibleDescription("");

        await withdraw(first.id, 1);
        await page.goto(`/cs/withdrawal?order=${number}`);
        await main.getByRole("radio", { name: "Jen část" }).check();
        await expect(main.getByText("všechny kusy už vracíte na základě dřívějšího odstoupení")).toBeVisible();
        await expect(pieces(first)).toHaveCount(0);
        await expect(pieces(second)).toHaveAttribute("max", "1");

        await page.goto("/cs/account");
        const orders = page.getByRole("region", { name: "Objednávky" }).getByRole("listitem");
        await expect(orders).toContainText("Odstoupení od části smlouvy přijato");
        await withdraw(second.id, 1);
        await page.reload();
        await expect(orders).toContainText("Odstoupení od smlouvy přijato");
        await page.goto(`/cs/account/orders/${number}`);
        await expect(main.getByRole("link", { name: "Odstoupit od smlouvy zde" })).toHaveCount(0);
        await page.goto("/cs/withdrawal");
        await expect(main.getByRole("link", { name: `Objednávka ${number}` })).toHaveCount(0);
        await page.goto(`/cs/withdrawal?order=${number}`);
        await expect(main.getByRole("status")).toContainText("od vás už máme");
        await expect(on).toHaveCount(0);
      });
    },
  );
}

test("who is signed in withdraws from pieces of an own order, and finds it in its history", async ({ page }) => {
  await page.setExtraHTTPHeaders(ownPlace());
  await register(page.request);
  const order = await ordered(page.request, 3);
  await page.goto("/en/withdrawal");
  await page.getByRole("link", { name: `Order ${order.number}` }).click();
  await expect(page).toHaveURL(`/en/withdrawal?order=${order.number}`);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Email used for the order")).toHaveValue(order.email);
  const on = main.getByRole("button", { name: "Continue to the summary" });
  await hydrated(on);
  await main.getByRole("radio", { name: "Only part of it" }).check();
  await on.click();
  await expect(main.getByText("Choose at least one item")).toBeVisible();
  await main.getByLabel(/^How many you are returning/).fill("2");
  await on.click();
  await expect(main).toContainText(`2 × ${nameOf(order.tyre)}`);
  await main.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(main.getByRole("heading", { name: "We have received your withdrawal" })).toBeVisible();

  await page.goto(`/en/account/orders/${order.number}`);
  await expect(main.getByText("Withdrawal from contract received")).toBeVisible();
  await expect(main.getByText("Partial withdrawal received")).toBeVisible();
  await expect(main.getByRole("link", { name: "Withdraw from contract here" })).toHaveAttribute(
    "href",
    `/en/withdrawal?order=${order.number}`,
  );
});
