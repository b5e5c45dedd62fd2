import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { agree, field, fillIn, freshBrowser, openCheckout, orderButton } from "@/tests/support/checkout-page";
import { fakeCheckout, type Placed } from "@/tests/support/fake-checkout";
import type { FakeShop } from "@/tests/support/fake-shop";

let shop: FakeShop;
let placed: Placed[];

beforeEach(() => {
  freshBrowser();
  ({ shop, placed } = fakeCheckout());
});

afterEach(() => {
  jest.useRealTimers();
});

/** Types into a field and leaves it, which is when it is checked. */
async function enter(label: string, value: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), value);
  await userEvent.tab();
}

describe("pressing the button too early", () => {
  test("names every field that needs a look, links to it, and puts the focus on the first", async () => {
    await openCheckout(shop);
    await fillIn({ Jméno: "", PSČ: "3700" });
    await userEvent.click(orderButton());
    const summary = await screen.findByText(/Ještě 3 věci/);
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Jméno", "PSČ", "Souhlas s podmínkami"]);
    expect(field("Jméno")).toHaveFocus();
    expect(field("Jméno")).toHaveAccessibleDescription("Toto pole je povinné: vyplňte jméno");
    expect(field("PSČ")).toHaveAccessibleDescription("PSČ má pět číslic, třeba 370 04 nebo 811 06");
    await userEvent.click(within(summary).getByRole("link", { name: "PSČ" }));
    expect(field("PSČ")).toHaveFocus();
    expect(placed).toEqual([]);
  });

  test("sends nothing until the terms are agreed to, which nothing does for the shopper", async () => {
    await openCheckout(shop);
    await fillIn();
    expect(screen.getByRole("checkbox", { name: /Souhlasím/ })).not.toBeChecked();
    await userEvent.click(orderButton());
    expect(await screen.findByText("Bez souhlasu s podmínkami objednat nejde")).toBeVisible();
    expect(shop.log.some((line) => line.includes("create-order"))).toBe(false);
  });
});

describe("a field that is left", () => {
  test("says what is wrong with it, and no longer when it is right", async () => {
    await openCheckout(shop);
    await enter("E-mail", "jana@");
    await waitFor(() => expect(field("E-mail")).toHaveAttribute("aria-invalid", "true"));
    expect(field("E-mail")).toHaveAccessibleDescription(/Zadejte platný e-mail/);
    await userEvent.type(field("E-mail"), "post.example");
    await waitFor(() => expect(field("E-mail")).not.toHaveAttribute("aria-invalid"));
  });

  test("is not scolded while it is still being filled in", async () => {
    await openCheckout(shop);
    await userEvent.type(field("E-mail"), "jana@");
    await act(async () => {});
    expect(field("E-mail")).not.toHaveAttribute("aria-invalid");
  });
});

describe("the phone number", () => {
  test("with another country code raises an error that turns itself off after three seconds", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await openCheckout(shop);
    await enter("Telefon", "601234567");
    await enter("Předvolba", "+49");
    await waitFor(() => expect(field("Předvolba")).toHaveAttribute("aria-invalid", "true"));
    const error = "Předvolbu neznáme, zadejte +420 nebo +421";
    expect(screen.getByText(error)).toBeVisible();
    await act(async () => {}); // the clock of the error begins with what React does after showing it
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText(error)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(error)).toBeNull();
    expect(field("Předvolba")).toHaveValue("+49");
  });

  test("still stops the order after the error has turned itself off", async () => {
    await openCheckout(shop);
    await fillIn({ Předvolba: "+49" });
    await agree();
    await userEvent.click(orderButton());
    await waitFor(() => expect(field("Předvolba")).toHaveFocus());
    expect(placed).toEqual([]);
  });

  test("pasted whole is divided between its two fields", async () => {
    await openCheckout(shop);
    await enter("Telefon", "00421 905 123 456");
    expect(field("Předvolba")).toHaveValue("+421");
    expect(field("Telefon")).toHaveValue("905 123 456");
  });

  test("has nine digits after its code", async () => {
    await openCheckout(shop);
    await enter("Telefon", "60123456");
    await waitFor(() => expect(field("Telefon")).toHaveAccessibleDescription(/devět číslic/));
  });
});

describe("another country", () => {
  test("brings its calling code, its ways of delivery and its VAT", async () => {
    await openCheckout(shop);
    await userEvent.selectOptions(field("Země"), "SK");
    expect(field("Předvolba")).toHaveValue("+421");
    await waitFor(() => expect(shop.log).toContain("GET /checkout/shipping-methods?country=SK"));
    await waitFor(() => expect(screen.getByRole("radio", { name: /Kurýr/ })).toHaveAttribute("value", "courier_sk"));
    expect(screen.getByRole("radio", { name: /Kurýr/ })).toBeChecked();
    expect(screen.getByText("z toho DPH 23 %")).toBeVisible();
  });

  test("has the ZIP checked anew", async () => {
    await openCheckout(shop);
    await enter("PSČ", "370 01");
    await act(async () => {});
    expect(field("PSČ")).not.toHaveAttribute("aria-invalid");
    await userEvent.selectOptions(field("Země"), "SK");
    await waitFor(() => expect(field("PSČ")).toHaveAccessibleDescription("Toto PSČ patří do jiné země"));
  });
});

describe("a company", () => {
  test("is asked for its name and numbers only when the box is ticked; the VAT number only in Slovakia", async () => {
    await openCheckout(shop);
    expect(screen.queryByLabelText("IČO")).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Nakupuji na firmu" }));
    expect(field("IČO")).toBeVisible();
    expect(screen.queryByLabelText("IČ DPH")).toBeNull();
    await userEvent.selectOptions(field("Země"), "SK");
    expect(field("IČ DPH")).toBeVisible();
  });

  test("stands in the order with numbers that pass their check digits", async () => {
    const { visited } = await openCheckout(shop);
    await fillIn();
    await userEvent.click(screen.getByRole("checkbox", { name: "Nakupuji na firmu" }));
    await enter("Název firmy", "Pneu Dvořák s.r.o.");
    await enter("IČO", "00000018");
    await agree();
    await userEvent.click(orderButton());
    await waitFor(() => expect(field("IČO")).toHaveAccessibleDescription("IČO nesedí, má osm číslic"));
    await enter("IČO", "00000019");
    await userEvent.click(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(placed[0]?.request.company).toEqual({ name: "Pneu Dvořák s.r.o.", ico: "00000019" });
  });
});
