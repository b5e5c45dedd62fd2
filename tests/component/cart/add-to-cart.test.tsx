import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCart } from "@/components/cart/add-to-cart";
import { CartBadge } from "@/components/cart/cart-badge";
import { FakeShop, problem, tyre } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";

const pieces = { zero: "tyres", one: "tyre", two: "tyres", few: "tyres", many: "tyres", other: "tyres" };
const texts = {
  added: "It is in your cart.",
  sum: "{count} in all, {total}.",
  show: "View cart",
  in_cart: "{count} in your cart",
  checkout: "Checkout",
  sold_out: "Sold out",
  failed: "Not added.",
};
let shop: FakeShop;

beforeEach(() => {
  shop = new FakeShop([tyre(1, "Polaris 6", 1489), tyre(2, "Polaris 5", 1289)]);
});

async function open({ stock = 12, children }: { stock?: number; children?: React.ReactNode } = {}) {
  renderPage(
    <>
      <CartBadge href="/en/cart" label="Cart" pieces={pieces} language="en" />
      <AddToCart productId={1} label="Add 4" messages={texts} stock={stock}>
        {children}
      </AddToCart>
    </>,
    "en",
  );
  await waitFor(() => expect(shop.log).toContain("GET /cart"));
  await act(async () => {});
}

const badge = () => screen.getByRole("link", { name: /^Cart/ });

describe("adding a tyre", () => {
  test("counts in the header at once, before the server answers, and says where it went", async () => {
    await open();
    let release = () => {};
    shop.gate = new Promise((resolve) => {
      release = resolve;
    });
    await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
    expect(badge()).toHaveAccessibleName("Cart, 4 tyres");
    expect(screen.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/en/cart");
    await act(async () => release());
    await waitFor(() => expect(shop.lines).toEqual([{ product_id: 1, quantity: 4 }]));
    expect(badge()).toHaveAccessibleName("Cart, 4 tyres");
  });

  test("puts the way to the checkout in the place of the button, with what is in the cart: a second press adds nothing", async () => {
    shop.lines = [{ product_id: 1, quantity: 2 }];
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
    const onward = screen.getByRole("link", { name: "Checkout" });
    expect(onward).toHaveAttribute("href", "/en/cart/checkout");
    expect(onward).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Add 4" })).toBeNull();
    await waitFor(() => expect(shop.lines).toEqual([{ product_id: 1, quantity: 6 }]));
    const said = screen.getByRole("link", { name: "View cart" }).closest("[role=status]");
    await waitFor(() =>
      expect(said?.textContent).toMatch(/^ ?It is in your cart\. 6 in all, .*8[\s,.]?934.* View cart$/),
    );
    expect(shop.changes).toEqual(["POST /cart/items"]);
  });

  test("offers the button again once another quantity is chosen", async () => {
    await open({ children: <input aria-label="Pieces" name="quantity" defaultValue="2" /> });
    await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
    await waitFor(() => expect(shop.lines).toEqual([{ product_id: 1, quantity: 2 }]));
    await userEvent.type(screen.getByLabelText("Pieces"), "{Backspace}1");
    expect(screen.queryByRole("link", { name: "Checkout" })).toBeNull();
    expect(screen.getByRole("button", { name: "Add 4" })).toBeEnabled();
  });

  test("is not offered of a tyre of which the cart holds as many when the page is opened: the way to the cart is", async () => {
    shop.lines = [{ product_id: 1, quantity: 4 }];
    await open();
    const held = await screen.findByRole("link", { name: "4 in your cart" });
    expect(held).toHaveAttribute("href", "/en/cart");
    expect(held).not.toHaveFocus();
    expect(screen.queryByRole("button", { name: "Add 4" })).toBeNull();
  });

  test("is offered of a tyre of which the cart holds fewer, and of another", async () => {
    shop.lines = [
      { product_id: 1, quantity: 3 },
      { product_id: 2, quantity: 4 },
    ];
    await open();
    await waitFor(() => expect(badge()).toHaveAccessibleName("Cart, 7 tyres"));
    expect(screen.getByRole("button", { name: "Add 4" })).toBeEnabled();
  });

  test("is offered again of a tyre in the cart once another quantity is chosen", async () => {
    shop.lines = [{ product_id: 1, quantity: 4 }];
    await open({ children: <input aria-label="Pieces" name="quantity" defaultValue="4" /> });
    await screen.findByRole("link", { name: "4 in your cart" });
    await userEvent.type(screen.getByLabelText("Pieces"), "{Backspace}2");
    await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
    await waitFor(() => expect(shop.lines).toEqual([{ product_id: 1, quantity: 6 }]));
  });

  test("is said aloud, while the number the page came with is not", async () => {
    shop.lines = [{ product_id: 1, quantity: 1 }];
    await open();
    const spoken = () => screen.getAllByRole("status").map((region) => region.textContent);
    expect(badge()).toHaveAccessibleName("Cart, 1 tyre");
    expect(spoken()).not.toContain("Cart, 1 tyre");
    await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
    await waitFor(() => expect(spoken()).toContain("Cart, 5 tyres"));
  });

  test("asks in the language and currency of the page", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
    await waitFor(() => expect(shop.changes).toEqual(["POST /cart/items"]));
    expect(shop.calls.at(-1)?.headers).toMatchObject({ "accept-language": "en", "x-currency": "USD" });
  });

  test("sends one call for a double click", async () => {
    await open();
    await userEvent.dblClick(screen.getByRole("button", { name: "Add 4" }));
    await waitFor(() => expect(shop.lines).toEqual([{ product_id: 1, quantity: 4 }]));
    expect(shop.changes).toEqual(["POST /cart/items"]);
  });

  test("takes the quantity from the form's own controls", async () => {
    await open({ children: <input aria-label="Pieces" name="quantity" defaultValue="2" /> });
    await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
    await waitFor(() => expect(shop.lines).toEqual([{ product_id: 1, quantity: 2 }]));
  });

  test("is taken back when it fails, with the server's reason", async () => {
    await open();
    shop.instead.push({ match: /^POST/, answer: problem(409, "out_of_stock", "Left in stock: 2.", { left: 2 }) });
    await userEvent.click(screen.getByRole("button", { name: "Add 4" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Left in stock: 2."));
    expect(badge()).toHaveAccessibleName("Cart");
    expect(screen.queryByRole("link", { name: "View cart" })).toBeNull();
  });

  test("is not possible when nothing is in stock", async () => {
    await open({ stock: 0 });
    expect(screen.getByRole("button", { name: "Sold out" })).toBeDisabled();
  });

  test("is an ordinary form to the page's own language where no scripts run", async () => {
    await open();
    const form = screen.getByRole("button", { name: "Add 4" }).closest("form");
    expect(form).toHaveAttribute("action", "/en/cart/items");
    expect(form).toHaveAttribute("method", "post");
    expect([...new FormData(form ?? undefined)]).toEqual([
      ["product_id", "1"],
      ["quantity", "4"],
    ]);
  });
});

test("a badge whose cart could not be loaded shows no number", async () => {
  shop.instead.push({ match: /^GET/, answer: "away" });
  await open();
  expect(badge()).toHaveAccessibleName("Cart");
});
