import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCart } from "@/components/cart/add-to-cart";
import { FakeShop, tyre } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";

jest.mock("@/lib/api/cart/change-cart", () => {
  throw new Error("the network is away");
});
afterEach(() => {
  jest.restoreAllMocks();
});

const texts = {
  added: "It is in your cart.",
  sum: "{count} in all, {total}.",
  show: "View cart",
  in_cart: "{count} in your cart",
  checkout: "Checkout",
  sold_out: "Sold out",
  failed: "Not added.",
};

test("a press whose script cannot be fetched sends the form as it stands, once", async () => {
  const shop = new FakeShop([tyre(1, "Polaris 6", 1489)]);
  const sent = jest.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  renderPage(<AddToCart productId={1} label="Add 4" messages={texts} stock={12} />, "en");
  await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(warned.mock.calls[0]?.[0]).toContain("the form is sent without it");
  const form = sent.mock.contexts[0] as HTMLFormElement;
  expect(new URL(form.action).pathname).toBe("/en/cart/items");
  expect(Object.fromEntries(new FormData(form))).toEqual({ product_id: "1", quantity: "4" });
  expect(shop.log).not.toContain("POST /cart/items");
});
