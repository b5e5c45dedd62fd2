import { describe, expect, test } from "@jest/globals";
import { cartCookieDays } from "@/components/info/facts";
import { wholeOffer } from "@/lib/api/shop/offer";
import { cartDays } from "@/lib/backend/cart/cart-cookie";
import type { Seller } from "@/lib/contract/shop";
import { type Currency, type Language, languages } from "@/lib/domain/locale";
import { cookieNames, hostCookieNames } from "@/tests/support/cookie-names";
import { bareOffer, novak, readHtml } from "@/tests/support/info-scene";

const page = (language: Language, currency: Currency, shop: Partial<Seller> = {}, offer = wholeOffer) =>
  readHtml("terms", language, { locale: { language, currency }, shop, offer });

/** A back end elsewhere that takes orders, beside a catalogue of the shop's own. */
const elsewhere = { ...wholeOffer, host: true, withdrawal: false, checkout: bareOffer.checkout };

describe("the terms of a shop whose checkout is elsewhere", () => {
  test.each(languages)("in %s name its ways to pay, and nothing of the shop's own price list", async (language) => {
    const html = await page(language, "CZK", { card_payments: true }, elsewhere);
    expect(html).toContain("Twisto (");
    expect(html).not.toMatch(/Stripe|QR Platba|PAY by square|49 K|1,90|3 000|139|pneuservisu, který|partner garage</);
    expect(html).not.toContain(`href="/${language}/withdrawal"`);
    expect(html).toContain("withdrawal-form");
  });

  test.each(languages)("in %s name the cookies that only a back end elsewhere needs", async (language) => {
    const html = await page(language, "CZK", {}, elsewhere);
    for (const name of [...cookieNames, ...hostCookieNames]) expect(html.split(`<code>${name}</code>`)).toHaveLength(2);
    expect(html).not.toMatch(/30 d(ní|nů) od posled|30 days from the last change/);
    for (const name of hostCookieNames) expect(await page(language, "CZK")).not.toContain(name);
    expect(html).not.toContain("__Host-admin");
  });
});

describe("the terms", () => {
  test("name VAT, free delivery and the fee of cash on delivery as the checkout reckons them", async () => {
    const cs = await page("cs", "CZK");
    for (const figure of [
      "21 % pro Česko",
      "23 % pro",
      "od 4 pneumatik",
      "od 3 000 Kč",
      "od 3 400 Kč",
      "49 Kč",
      "1,90 €",
    ])
      expect(cs).toContain(figure);
    const sk = await page("sk", "EUR");
    for (const figure of ["23 %", "od sumy 140 €", "125 €", "5,90 €", "1,90 €", "49 Kč"]) expect(sk).toContain(figure);
    const en = await page("en", "USD");
    for (const figure of ["21% for", "from $145 ", "and $162 ", "$6.60", "CZK 49", "€1.90"])
      expect(en).toContain(figure);
  });

  test.each(languages)(
    "in %s promise returns in the shop's one sentence, by the purpose and not by a company number",
    async (language) => {
      const html = await page(language, "CZK");
      expect(html.split("RETURNS")).toHaveLength(2);
      expect(html).toMatch(/účel nákupu, ne IČO|účel nákupu, nie IČO|the purpose, not a company number/);
    },
  );

  test.each([
    ["cs", 14, "do 14 dnů; dva dny předem to připomeneme e-mailem. Nepřijdou-li peníze"],
    ["cs", 1, "do 1 dne. Nepřijdou-li peníze"],
    ["sk", 14, "do 14 dní; dva dni predtým to pripomenieme e-mailom. Ak peniaze neprídu"],
    ["sk", 1, "do 1 dňa. Ak peniaze neprídu"],
    ["en", 14, "within 14 days; we remind you by email two days before. If the money"],
    ["en", 1, "within 1 day. If the money"],
  ] as const)(
    "in %s name a transfer's term of %i days as the back end tells it",
    async (language, transfer_days, said) => {
      expect(await page(language, "CZK", { transfer_days })).toContain(said);
    },
  );

  test.each(languages)("in %s name no term of a transfer where the back end tells none", async (language) => {
    expect(await page(language, "CZK")).not.toMatch(/Zaplaťte|Please pay within/);
    expect(await page(language, "CZK", { transfer_days: 7 }, elsewhere)).not.toMatch(/Zaplaťte|Please pay within/);
  });

  test("say in each language what a repair adds to the two years", async () => {
    expect(await page("cs", "CZK")).toContain("po první opravě ji navíc o 12 měsíců prodloužíme");
    expect(await page("cs", "CZK")).toContain("§ 1922");
    expect(await page("sk", "EUR")).toContain("Po prvej oprave sa naša zodpovednosť predlžuje o 12 mesiacov");
    expect(await page("en", "EUR")).toContain("The first repair extends our liability by 12 months.");
  });

  test.each(languages)("in %s call the order button what the checkout calls it", async (language) => {
    expect(await page(language, "CZK")).toMatch(/[„“]Buy and pay[“”]/);
  });

  test("give the cart's cookie the lifetime that the back end gives it", async () => {
    expect(cartCookieDays).toBe(cartDays);
    expect(await page("en", "EUR")).toContain("30 days from the last change");
  });

  test.each(languages)("in %s list every cookie once and the time it is used", async (language) => {
    const html = await page(language, "CZK");
    expect(cookieNames).toEqual([
      "cart_id",
      "language",
      "currency",
      "auth_token",
      "auth_fresh",
      "signed_in",
      "social_state",
      "userForm",
      "delivery",
      "deliveryaddress",
    ]);
    for (const name of [...cookieNames, "__Host-admin"]) expect(html.split(`<code>${name}</code>`)).toHaveLength(2);
    for (const time of ["365 d", "30 min", "5 min", "24 "]) expect(html).toContain(time);
  });

  test.each(languages)("in %s identify the merchant of the settings, never the demonstration's", async (language) => {
    const html = await page(language, "EUR");
    for (const part of ["Pneu Novák", "Dlouhá 7, 602 00 Brno", "12345679", "CZ12345679", "mailto:obchod@novak.example"])
      expect(html).toContain(part);
    expect(html).not.toMatch(/Dezén|dezen/);
  });

  test.each(languages)(
    "in %s say that orders are a trial as long as the stock is a demonstration, and only then",
    async (language) => {
      expect(await page(language, "CZK")).not.toContain('class="note info"');
      expect(await page(language, "CZK", { demonstration: true })).toContain('class="note info"');
    },
  );

  test.each([
    ["cs", "coi.gov.cz", "soi.sk"],
    ["sk", "Sídlime v Česku", "orgánom dozoru nad"],
    ["en", "registered office is in Czechia", "registered office is in Slovakia"],
  ] as const)("in %s name the authority of the country where the seller sits", async (language, czech, slovak) => {
    const address = { ...novak.address, country: "SK" as const };
    expect(await page(language, "EUR")).toContain(czech);
    expect(await page(language, "EUR")).not.toContain(slovak);
    expect(await page(language, "EUR", { address })).toContain(slovak);
    expect(await page(language, "EUR", { address })).not.toContain(czech);
  });

  test.each(languages)("in %s do not send anyone to the closed platform of the Commission", async (language) => {
    expect(await page(language, "EUR")).not.toMatch(/ec\.europa\.eu|\bODR\b/);
  });

  test("open the model form as a mail to the shop with the same lines", async () => {
    const href = /href="(mailto:[^"]*subject[^"]*)"/.exec(await page("cs", "CZK"))?.[1]?.replaceAll("&amp;", "&") ?? "";
    const mail = new URL(href);
    expect(mail.pathname).toBe("obchod@novak.example");
    expect(mail.searchParams.get("subject")?.replaceAll("\u00a0", " ")).toBe("Formulář pro odstoupení od smlouvy");
    const body = mail.searchParams.get("body")?.replaceAll("\u00a0", " ");
    expect(body?.split("\r\n\r\n")).toEqual([
      "Adresát: Pneu Novák, Dlouhá 7, 602 00 Brno, obchod@novak.example",
      "Oznamuji/oznamujeme*, že tímto odstupuji/odstupujeme* od smlouvy o koupi tohoto zboží:",
      "Zboží, počet kusů a číslo objednávky:",
      "Datum objednání/datum obdržení*:",
      "Jméno a příjmení spotřebitele/spotřebitelů*:",
      "Adresa spotřebitele/spotřebitelů*:",
      "Podpis spotřebitele/spotřebitelů* (jen na papíře):",
      "Datum:",
      "* Nehodící se škrtněte.",
    ]);
  });
});
