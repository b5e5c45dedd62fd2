import { beforeEach, describe, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountForm, filledUp } from "@/components/checkout/account-form";
import { blankForm } from "@/components/checkout/form-values";
import { jana } from "@/tests/component/account/fake-account";
import { agree, field, fillIn, freshBrowser, openCheckout, orderButton } from "@/tests/support/checkout-page";
import { fakeCheckout, type Placed } from "@/tests/support/fake-checkout";
import type { FakeShop } from "@/tests/support/fake-shop";

const account = accountForm(jana, "SK");
let shop: FakeShop;
let placed: Placed[];

beforeEach(() => {
  freshBrowser();
  ({ shop, placed } = fakeCheckout());
});

describe("the checkout of somebody signed in", () => {
  test("is filled in from the account", async () => {
    await openCheckout(shop, { draft: { form: account, delivery: null, place: null }, account });
    expect(field("Jméno")).toHaveValue("Jana");
    expect(field("E-mail")).toHaveValue("jana@post.example");
    expect(field("Předvolba")).toHaveValue("+420");
    expect(field("Telefon")).toHaveValue("601 234 567");
    expect(field("Země")).toHaveValue("CZ");
    expect(field("PSČ")).toHaveValue("370 01");
  });

  test("what was typed before signing in stays; only blanks are filled in", async () => {
    await openCheckout(shop, { account });
    await userEvent.clear(field("Jméno"));
    await userEvent.type(field("Jméno"), "Johana");
    expect(field("Příjmení")).toHaveValue("Dvořáková");
    expect(field("Jméno")).toHaveValue("Johana");
  });

  test("does not become this browser's guest", async () => {
    await openCheckout(shop, { account });
    await fillIn();
    await agree();
    await userEvent.click(orderButton());
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(localStorage.getItem("guest-profile")).toBeNull();
  });
});

describe("filling up a form", () => {
  const typed = blankForm("CZ");

  test("takes the address whole, never half of each", () => {
    const form = { ...typed, address: { ...typed.address, city: "Brno" } };
    expect(filledUp(form, account).address).toEqual({ country: "CZ", city: "Brno", address: "", zip_code: "" });
  });

  test("leaves an address of another country out", () => {
    expect(filledUp(blankForm("SK"), account).address).toEqual({ country: "SK", city: "", address: "", zip_code: "" });
  });

  test("takes the calling code along with the number only", () => {
    const own = { ...typed, contact: { ...typed.contact, phone_code: "+421", phone_number: "905 123 456" } };
    expect(filledUp(own, account).contact).toMatchObject({ phone_code: "+421", phone_number: "905 123 456" });
    expect(filledUp(typed, account).contact).toMatchObject({ phone_code: "+420", phone_number: "601 234 567" });
  });

  test("an account without a country takes the one of delivery", () => {
    expect(accountForm({ ...jana, country: "", phone_number: "" }, "SK")).toMatchObject({
      contact: { phone_code: "+421", phone_number: "" },
      address: { country: "SK" },
    });
  });
});
