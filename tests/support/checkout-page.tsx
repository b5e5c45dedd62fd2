import { jest } from "@jest/globals";
import { act, configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// The page loads its rules when they are first needed; here they are loaded with the tests, so that no test waits for that.
import "@/components/checkout/check-order";
import { CheckoutView } from "@/components/checkout/checkout-view";
import type { Country } from "@/lib/domain/locale";
import { forgetCheckout } from "@/lib/session/guest";
import type { CheckoutDraft } from "@/lib/session/guest-cookies";
import type { GuestForm } from "@/lib/session/guest-form";
import { payments, ways } from "@/tests/support/fake-checkout";
import type { FakeShop } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";

// A whole form is filled in here, on machines that may be busy with other tests.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

const nothingKept: CheckoutDraft = { form: null, delivery: null, place: null };

/** Forgets what an earlier page has kept in the browser. */
export function freshBrowser(): void {
  sessionStorage.clear();
  localStorage.clear();
  forgetCheckout();
}

/** Opens the checkout as the server renders it, with or without the ways of delivery. @returns the addresses the page has led to */
export async function openCheckout(
  shop: FakeShop,
  {
    draft = nothingKept,
    country = "CZ",
    loaded = true,
    account = null,
    elsewhere,
  }: Partial<{
    draft: CheckoutDraft;
    country: Country;
    loaded: boolean;
    account: GuestForm | null;
    elsewhere: { points: boolean };
  }> = {},
) {
  const visited: string[] = [];
  const start = {
    country,
    draft,
    account,
    delivery: loaded ? ways(country) : null,
    payment: payments,
    elsewhere,
    key: "key-of-the-page",
  };
  const page = renderPage(<CheckoutView initial={shop.detailed()} start={start} language="cs" />, "cs", {
    push: (path) => void visited.push(String(path)),
  });
  await act(async () => {});
  return { visited, ...page };
}

export const field = (name: string) => screen.getByLabelText(name);

/** Fills in what an order needs; `more` overrules it, label by label. */
export async function fillIn(more: Record<string, string> = {}): Promise<void> {
  const values = {
    Jméno: "Jana",
    Příjmení: "Dvořáková",
    "E-mail": "jana@post.example",
    Telefon: "601234567",
    "Ulice a číslo domu": "Lipová 1511/23",
    PSČ: "37001",
    Město: "České Budějovice",
    ...more,
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label));
    if (value) await userEvent.paste(value); // into the field that clearing has focused
  }
}

export const agree = () => userEvent.click(screen.getByRole("checkbox", { name: /Souhlasím/ }));
export const orderButton = () => screen.getByRole("button", { name: "Objednat s povinností platby" });
