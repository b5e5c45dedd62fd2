import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { freshBrowser, openCheckout } from "@/tests/support/checkout-page";
import { fakeCheckout, payments } from "@/tests/support/fake-checkout";

const price = { amount: 0, currency: "CZK" } as const;
const before = [...payments];

beforeAll(() => {
  payments.splice(0, payments.length);
  payments.push(
    ...before,
    { id: "card", name: "Kartou online", price },
    { id: "bank_button", name: "Bankovní tlačítko", price },
  );
});
beforeEach(freshBrowser);
afterAll(() => {
  payments.splice(0, payments.length, ...before);
});

const note = (way: RegExp) => screen.getByRole("radio", { name: way }).closest("label")?.textContent;

describe("the ways to pay at a gateway", () => {
  test("say where they lead, each in its own words", async () => {
    await openCheckout(fakeCheckout().shop);
    expect(note(/Kartou online/)).toContain("Visa, Mastercard a další.");
    expect(note(/Bankovní tlačítko/)).toContain("si na stránce platební brány vyberete svou banku");
  });

  test.each([/Kartou online/, /Bankovní tlačítko/])("have a button that says it is paid online (%s)", async (way) => {
    await openCheckout(fakeCheckout().shop);
    await userEvent.click(screen.getByRole("radio", { name: way }));
    expect(screen.getByRole("button", { name: "Objednat a zaplatit online" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Objednat s povinností platby" })).toBeNull();
  });
});
