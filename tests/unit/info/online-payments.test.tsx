import { describe, expect, test } from "@jest/globals";
import { onlineIn } from "@/lib/api/shop/online-payments";
import type { Seller } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";
import { readHtml } from "@/tests/support/info-scene";

const stripe: NonNullable<Seller["payment_gateways"]>[number] = {
  name: "Stripe",
  legal_name: "Stripe Payments Europe, Ltd.",
  country: "IE",
  methods: ["card"],
  currencies: ["CZK", "EUR", "USD"],
};
const comgate: typeof stripe = {
  name: "Comgate",
  legal_name: "Comgate a.s.",
  country: "CZ",
  methods: ["card", "bank_button"],
  currencies: ["CZK", "EUR"],
};

const cards: Partial<Seller> = { card_payments: true, online_payments: ["card"], payment_gateways: [stripe] };
const banks: Partial<Seller> = {
  card_payments: true,
  online_payments: ["card", "bank_button"],
  payment_gateways: [comgate],
};
const both: Partial<Seller> = { ...banks, payment_gateways: [stripe, comgate] };

async function told(text: "terms" | "privacy", language: Language, shop: Partial<Seller>): Promise<string> {
  const html = await readHtml(text, language, { locale: { language, currency: "CZK" }, shop });
  return html.replaceAll("\u00a0", " ");
}

const words = {
  cs: {
    button: written.cs.checkout.order_online,
    bank: "bankovním tlačítkem",
    dollars: "kartou i v dolarech",
    ireland: "Irsko",
  },
  sk: {
    button: written.sk.checkout.order_online,
    bank: "bankovým tlačidlom",
    dollars: "kartou aj v dolároch",
    ireland: "Írsko",
  },
  en: {
    button: written.en.checkout.order_online,
    bank: "by bank button",
    dollars: "by card also in dollars",
    ireland: "Ireland",
  },
} as const;

describe.each(["cs", "sk", "en"] as const)("what the texts say of paying online (%s)", (language) => {
  const { button, bank, dollars, ireland } = words[language];

  test("quotes the button, and names the ways and the currencies that are offered", async () => {
    const [byCard, byBank, byBoth] = await Promise.all(
      [cards, banks, both].map((shop) => told("terms", language, shop)),
    );
    for (const text of [byCard, byBank, byBoth]) expect(text).toContain(button);
    expect([byCard, byBank, byBoth].map((text) => text?.includes(bank))).toEqual([false, true, true]);
    expect([byCard, byBank, byBoth].map((text) => text?.includes(dollars))).toEqual([true, false, true]);
    expect(await told("terms", language, {})).not.toContain(button);
  });

  test("names the companies that take the payments, and only them", async () => {
    const [byCard, byBank, byBoth] = await Promise.all(
      [cards, banks, both].map((shop) => told("privacy", language, shop)),
    );
    const irish = `Stripe Payments Europe, Ltd. (${ireland})`;
    expect([byCard, byBank, byBoth].map((text) => text?.includes(irish))).toEqual([true, false, true]);
    expect([byCard, byBank, byBoth].map((text) => text?.includes("Comgate a.s. ("))).toEqual([false, true, true]);
    expect(await told("privacy", language, {})).not.toMatch(/Stripe|Comgate/);
  });
});

test("a bank button is offered in no dollars, a card where its gateway takes them", () => {
  expect(onlineIn(both, "USD")).toEqual(["card"]);
  expect(onlineIn(banks, "USD")).toEqual([]);
  expect(onlineIn(both, "EUR")).toEqual(["card", "bank_button"]);
  expect(onlineIn({ online_payments: ["card"] }, "USD")).toEqual(["card"]); // a back end that does not tell who takes it
});
