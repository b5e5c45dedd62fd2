import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { agree, field, fillIn, freshBrowser, openCheckout, orderButton } from "@/tests/support/checkout-page";
import { fakeCheckout, type Placed, payments } from "@/tests/support/fake-checkout";
import { type FakeShop, problem } from "@/tests/support/fake-shop";

let shop: FakeShop;
let placed: Placed[];

beforeEach(() => {
  freshBrowser();
  ({ shop, placed } = fakeCheckout());
});

const keys = () =>
  shop.calls.filter(({ path }) => path.includes("create-order")).map(({ headers }) => headers["idempotency-key"]);

describe("an order", () => {
  test("is sent as it was filled in, and leads to its own page", async () => {
    const { visited } = await openCheckout(shop);
    await fillIn();
    await agree();
    await userEvent.click(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(visited[0]).toBe(`/cs/create-order-success?order=order-${keys()[0]}&token=secret`);
    expect(placed[0]?.request).toEqual({
      contact: {
        first_name: "Jana",
        last_name: "Dvořáková",
        email: "jana@post.example",
        phone_number: "+420 601 234 567",
      },
      address: { country: "CZ", city: "České Budějovice", address: "Lipová 1511/23", zip_code: "37001" },
      delivery: { id: "courier_cz" },
      payment: { id: "bank_transfer" },
      agreement: 1,
      expected_total: { amount: 595_600, currency: "CZK" },
    });
  });

  // Source: specification, section 7; a page to pay on follows where the answer names one.
  test.each([
    ["Bankovní převod", "bank_transfer", {}, ""],
    ["Platba při převzetí", "cash_on_delivery", {}, ""],
    ["Twisto", "twisto", { redirect_url: "https://pay.example/1" }, "&pay=next"],
  ])("has its payment started, whichever way it is paid: %s", async (name, id, started, next) => {
    const data = [...payments, { id: "twisto", name: "Twisto", price: { amount: 0, currency: "CZK" } }];
    shop.extra.unshift(
      { match: /payment-methods/, answer: () => ({ status: 200, body: { data } }) },
      { match: /\/payments$/, answer: () => ({ status: 201, body: { status: "pending", ...started } }) },
    );
    const { visited } = await openCheckout(shop);
    await fillIn();
    await agree();
    await userEvent.click(await screen.findByRole("radio", { name: new RegExp(`^${name}`) }));
    await userEvent.click(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(placed[0]?.request.payment).toEqual({ id });
    const begun = shop.calls.filter(({ path }) => path.includes("/payments"));
    expect(begun.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["POST", `/checkout/order-${keys()[0]}/payments`, { token: "secret" }],
    ]);
    expect(visited).toEqual([`/cs/create-order-success?order=order-${keys()[0]}&token=secret${next}`]);
  });

  test("is placed once by a double click", async () => {
    const { visited } = await openCheckout(shop);
    await fillIn();
    await agree();
    await userEvent.dblClick(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(keys()).toHaveLength(1);
  });

  test("carries the same key when it is sent again after the connection failed, and nothing typed is lost", async () => {
    const { visited } = await openCheckout(shop);
    await fillIn();
    await agree();
    shop.instead.push({ match: /create-order/, answer: "away" });
    await userEvent.click(orderButton());
    expect(await screen.findByText(/Obchod teď neodpovídá/)).toBeVisible();
    expect(screen.getByText(/neobjednáte dvakrát/)).toBeVisible();
    expect(field("Jméno")).toHaveValue("Jana");
    await userEvent.click(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(keys()).toHaveLength(2);
    expect(keys()[0]).toBe(keys()[1]);
  });

  test("gets another key when something in it has changed since", async () => {
    const { visited } = await openCheckout(shop);
    await fillIn();
    await agree();
    shop.instead.push({ match: /create-order/, answer: "away" });
    await userEvent.click(orderButton());
    await screen.findByText(/Obchod teď neodpovídá/);
    await userEvent.type(field("Poznámka k objednávce"), "Zvonek nefunguje");
    await userEvent.click(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(keys()[0]).not.toBe(keys()[1]);
  });

  test("that was placed without an answer is found again after a reload, by its key", async () => {
    const first = await openCheckout(shop);
    await fillIn();
    await agree();
    const usual = shop.extra.find(({ match }) => match.test("create-order"));
    shop.instead.push({ match: /create-order/, answer: "away" });
    await userEvent.click(orderButton());
    await screen.findByText(/Obchod teď neodpovídá/);
    // It had arrived after all: the shop has it, and the cart is empty.
    const sent = shop.calls.findLast(({ path }) => path.includes("create-order"));
    if (sent) usual?.answer(sent);
    first.unmount();
    const { visited } = await openCheckout(shop);
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(placed).toHaveLength(1);
    expect(keys()[0]).toBe(keys()[1]);
  });

  test("of an empty cart is not possible, and the page leads on", async () => {
    shop.lines = [];
    await openCheckout(shop);
    expect(screen.getByRole("heading", { name: "Není co objednat" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Vybrat pneumatiky" })).toHaveAttribute("href", "/cs");
    expect(keys()).toEqual([]);
  });
});

describe("a refused order", () => {
  test("shows the server's errors at their fields and puts the focus on the first", async () => {
    await openCheckout(shop);
    await fillIn();
    await agree();
    const errors = [
      { path: "contact.email", code: "email", message: "Zadejte platný e-mail" },
      { path: "contact.phone_number", code: "country_code", message: "Předvolbu neznáme" },
      { path: "delivery.id", code: "delivery", message: "Tímto způsobem sem doručit nejde" },
    ];
    shop.instead.push({ match: /create-order/, answer: problem(422, "invalid", "Některé údaje nesedí", { errors }) });
    await userEvent.click(orderButton());
    await waitFor(() => expect(field("E-mail")).toHaveAccessibleDescription(/Zadejte platný e-mail/));
    expect(field("E-mail")).toHaveFocus();
    expect(field("Předvolba")).toHaveAttribute("aria-invalid", "true");
    expect(screen.getByText("Tímto způsobem sem doručit nejde")).toBeVisible();
  });

  test("names the tyre that has sold out, reads the cart again and leads to it", async () => {
    await openCheckout(shop);
    await fillIn();
    await agree();
    const refusal = problem(409, "out_of_stock", "Skladem zbývá: 2.", { left: 2, product_id: 1 });
    shop.instead.push({ match: /create-order/, answer: refusal });
    const reads = () => shop.log.filter((line) => line === "GET /cart/detailed").length;
    const before = reads();
    await userEvent.click(orderButton());
    expect(await screen.findByText("Barum Polaris 6: Skladem zbývá: 2.")).toBeVisible();
    const links = screen.getAllByRole("link", { name: "Upravit košík" });
    expect(links[0]).toHaveAttribute("href", "/cs/cart");
    expect(reads()).toBeGreaterThan(before);
  });

  test("for a changed price shows the new one, which the next press agrees to", async () => {
    const { visited } = await openCheckout(shop);
    await fillIn();
    await agree();
    shop.instead.push({ match: /create-order/, answer: problem(409, "price_changed", "Podívejte se na novou cenu.") });
    const [polaris] = shop.tyres;
    if (polaris) polaris.price = { amount: 159_900, currency: "CZK" };
    await userEvent.click(orderButton());
    expect(await screen.findByText("Podívejte se na novou cenu.")).toBeVisible();
    const summary = screen.getByRole("complementary", { name: "Souhrn" });
    await waitFor(() => expect(within(summary).getAllByText("6 396 Kč").length).toBeGreaterThan(0));
    await userEvent.click(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(placed[0]?.request.expected_total).toEqual({ amount: 639_600, currency: "CZK" });
  });
});

test("after an order the cart is empty and the guest is remembered, but neither agreement nor payment is", async () => {
  const { visited } = await openCheckout(shop);
  await fillIn();
  await agree();
  await userEvent.click(orderButton());
  await waitFor(() => expect(visited).toHaveLength(1));
  await act(async () => {});
  expect(JSON.parse(localStorage.getItem("guest-profile") ?? "")).toEqual({
    contact: {
      first_name: "Jana",
      last_name: "Dvořáková",
      email: "jana@post.example",
      phone_code: "+420",
      phone_number: "601 234 567",
    },
    address: { country: "CZ", city: "České Budějovice", address: "Lipová 1511/23", zip_code: "37001" },
    is_company: false,
    company: { name: "", ico: "", dic: "", ic_dph: "" },
  });
  expect(document.cookie).not.toMatch(/userForm|delivery/);
});
