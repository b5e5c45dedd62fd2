import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartBadge } from "@/components/cart/cart-badge";
import { CartEmpty, CartLoading } from "@/components/cart/cart-states";
import { CartView } from "@/components/cart/cart-view";
import type { DetailedCart } from "@/lib/contract/cart";
import { FakeShop, problem, tyre } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";

const pieces = { zero: "kusů", one: "kus", two: "kusy", few: "kusy", many: "kusu", other: "kusů" };
const [polaris, snowproof, krisalp] = [
  tyre(1, "Polaris 6", 1489),
  tyre(2, "Snowproof P", 2249),
  tyre(3, "Krisalp", 1749),
];
const freeFrom = { amount: 300_000, currency: "CZK" } as const;
const states = { empty: <CartEmpty language="cs" />, loading: <CartLoading /> };
const seen = { country: "CZ", language: "cs", problem: null, freeFrom, ...states } as const;
let shop: FakeShop;

beforeEach(() => {
  shop = new FakeShop([polaris, snowproof, krisalp]);
  shop.extra.push({ match: /shipping-methods/, answer: () => ({ status: 200, body: { data: [] } }) });
  shop.lines = [
    { product_id: 1, quantity: 4 },
    { product_id: 2, quantity: 2 },
    { product_id: 3, quantity: 1 },
  ];
});

function open(initial: DetailedCart | null = shop.detailed()) {
  renderPage(
    <>
      <CartBadge href="/cs/cart" label="Košík" pieces={pieces} language="cs" />
      <CartView {...seen} initial={initial} delivery={[]} />
    </>,
  );
}

const rows = () => screen.getAllByRole("listitem").map((row) => within(row).getByRole("heading").textContent);
const total = () =>
  within(screen.getByRole("complementary", { name: "Souhrn" }))
    .getAllByRole("definition")
    .at(-1);
const badge = () => screen.getByRole("link", { name: /^Košík/ });

/** Holds every call until the returned function is called. */
function hold(): () => Promise<void> {
  let release = () => {};
  shop.gate = new Promise((resolve) => {
    release = resolve;
  });
  return async () => {
    shop.gate = null;
    await act(async () => release());
  };
}

describe("removing a tyre", () => {
  test("shows at once, keeps the row in its place with Undo, and moves the focus there", async () => {
    open();
    await waitFor(() => expect(badge()).toHaveAccessibleName("Košík, 7 kusů"));
    const release = hold();
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Snowproof P" }));
    expect(rows()).toEqual(["Polaris 6", "Snowproof P", "Krisalp"]);
    const undo = screen.getByRole("button", { name: "Vrátit zpět Barum Snowproof P" });
    expect(undo).toHaveFocus();
    expect(screen.getByText("Odebráno, 2 kusy za 4 498 Kč")).toBeVisible();
    expect(total()).toHaveTextContent("7 705 Kč");
    expect(badge()).toHaveAccessibleName("Košík, 5 kusů");
    await release();
    await waitFor(() => expect(shop.changes).toEqual(["DELETE /cart/items/1"]));
    expect(rows()).toEqual(["Polaris 6", "Snowproof P", "Krisalp"]);
  });

  test("deletes the right tyres when several are removed faster than the server answers", async () => {
    open();
    const release = hold();
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" }));
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Krisalp" }));
    await release();
    await waitFor(() => expect(shop.lines).toEqual([{ product_id: 2, quantity: 2 }]));
    // Positions shift: the third line is the second one by the time its removal is sent.
    expect(shop.changes).toEqual(["DELETE /cart/items/0", "DELETE /cart/items/1"]);
    const tags = shop.calls.filter(({ method }) => method === "DELETE").map(({ headers }) => headers["if-match"]);
    expect(tags).toEqual(['"1"', '"2"']);
  });

  test("is taken back when the call fails, and the page says why", async () => {
    open();
    shop.instead.push({ match: /^DELETE/, answer: problem(503, "unavailable", "Obchod je na chvíli mimo provoz.") });
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Obchod je na chvíli mimo provoz.");
    expect(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" })).toBeVisible();
    expect(total()).toHaveTextContent("12 203 Kč");
  });

  test("is taken back without a connection, in words of the page's own", async () => {
    open();
    shop.instead.push({ match: /^DELETE/, answer: "away" });
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Obchod teď neodpovídá, změna se neuložila.");
    expect(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" })).toBeVisible();
  });
});

describe("undo", () => {
  test("adds the tyre with its old quantity and shows it where it was", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" }));
    await userEvent.click(screen.getByRole("button", { name: "Vrátit zpět Barum Polaris 6" }));
    await waitFor(() => expect(shop.changes).toEqual(["DELETE /cart/items/0", "POST /cart/items"]));
    expect(shop.calls.find(({ method }) => method === "POST")?.body).toEqual({ product_id: 1, quantity: 4 });
    await waitFor(() => expect(shop.lines.map((line) => line.product_id)).toEqual([2, 3, 1]));
    expect(rows()).toEqual(["Polaris 6", "Snowproof P", "Krisalp"]);
    expect(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" })).toHaveFocus();
  });

  test("leads to the tyre's new position: the next change of it goes to the end of the server's cart", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" }));
    await userEvent.click(screen.getByRole("button", { name: "Vrátit zpět Barum Polaris 6" }));
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" }));
    await waitFor(() => expect(shop.changes.at(-1)).toBe("DELETE /cart/items/2"));
  });

  test("adds nothing when the removal before it has failed", async () => {
    open();
    const release = hold();
    shop.instead.push({ match: /^DELETE/, answer: "away" });
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" }));
    await userEvent.click(screen.getByRole("button", { name: "Vrátit zpět Barum Polaris 6" }));
    await release();
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(shop.changes).toEqual(["DELETE /cart/items/0"]);
    expect(shop.lines[0]).toEqual({ product_id: 1, quantity: 4 });
  });
});

describe("a changed quantity", () => {
  test("shows at once; of several quick presses those in between are not sent", async () => {
    open();
    await waitFor(() => expect(badge()).toHaveAccessibleName("Košík, 7 kusů"));
    const release = hold();
    const more = screen.getAllByRole("button", { name: "Přidat kus" })[0] as HTMLElement;
    for (let press = 0; press < 3; press++) await userEvent.click(more);
    expect(screen.getByRole("textbox", { name: "Počet kusů Barum Polaris 6" })).toHaveValue("7");
    await release();
    await waitFor(() => expect(shop.lines[0]?.quantity).toBe(7));
    // The first is on its way when the others come; those between are overtaken.
    expect(shop.calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { quantity: 5 },
      { quantity: 7 },
    ]);
  });

  test("goes back when there are not so many, and says what is left", async () => {
    open();
    shop.instead.push({ match: /^PATCH/, answer: problem(409, "out_of_stock", "Skladem zbývá: 4.", { left: 4 }) });
    await userEvent.click(screen.getAllByRole("button", { name: "Přidat kus" })[0] as HTMLElement);
    expect(await screen.findByRole("alert")).toHaveTextContent("Tolik kusů nemáme, skladem zbývají 4 kusy.");
    expect(screen.getByRole("textbox", { name: "Počet kusů Barum Polaris 6" })).toHaveValue("4");
  });
});

describe("a cart that has changed elsewhere", () => {
  test("is loaded anew on 412, and the page says so", async () => {
    open();
    await waitFor(() => expect(badge()).toHaveAccessibleName("Košík, 7 kusů"));
    shop.lines = [{ product_id: 3, quantity: 1 }];
    shop.version = 9;
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Polaris 6" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Košík se mezitím změnil/);
    expect(rows()).toEqual(["Krisalp"]);
    expect(shop.lines).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Odebrat Barum Krisalp" }));
    await waitFor(() => expect(shop.lines).toHaveLength(0));
  });

  test("says what a tyre cost when it was added", async () => {
    const initial = shop.detailed();
    const [first, ...rest] = initial.items;
    if (!first) throw new Error("no line");
    open({ ...initial, items: [{ ...first, price_before: { amount: 139_900, currency: "CZK" } }, ...rest] });
    expect(screen.getByText("Od vložení do košíku zdražila: stála 1 399 Kč za kus.")).toBeVisible();
    await act(async () => {}); // the cart is read again meanwhile
  });

  test("offers what is left when there are fewer than wanted", async () => {
    polaris.stock = 3;
    open();
    expect(screen.getByText("Skladem už jen 3 kusy.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Vzít 3 kusy" }));
    await waitFor(() => expect(shop.lines[0]?.quantity).toBe(3));
    polaris.stock = 12;
  });
});

describe("a cart that cannot be loaded", () => {
  test("counts as empty, says so, and is there after another try", async () => {
    shop.instead.push({ match: /^GET \/cart/, answer: "away" });
    open(null);
    expect(await screen.findByText(/Košík se nepodařilo načíst/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Košík je prázdný" })).toBeVisible();
    expect(badge()).toHaveAccessibleName("Košík");
    await userEvent.click(screen.getByRole("button", { name: "Zkusit znovu" }));
    await waitFor(() => expect(rows()).toEqual(["Polaris 6", "Snowproof P", "Krisalp"]));
    expect(screen.queryByText(/Košík se nepodařilo načíst/)).toBeNull();
  });
});

test("an empty cart says so and leads on", async () => {
  shop.lines = [];
  open();
  await act(async () => {});
  expect(screen.getByRole("heading", { name: "Košík je prázdný" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Vybrat pneumatiky" })).toHaveAttribute("href", "/cs");
  expect(screen.queryByRole("complementary")).toBeNull();
});

describe("free delivery", () => {
  const ways = [
    { id: "courier_cz", type: "courier" as const, name: "Kurýr", price: { amount: 13_900, currency: "CZK" as const } },
  ].map((way) => ({ ...way, estimate: null }));
  const show = (elsewhere: boolean) => {
    shop.lines = [{ product_id: 1, quantity: 1 }];
    renderPage(<CartView {...seen} initial={shop.detailed()} delivery={ways} {...(elsewhere && { freeFrom: null })} />);
  };

  test("is promised by the shop's own price list", () => {
    show(false);
    expect(screen.getByText(/je doprava zdarma/)).toBeVisible();
  });

  test("stays promised, with the delivery's new price, once the cart has changed", async () => {
    show(false);
    const priced = ways.map((way) => ({ ...way, price: { amount: 22_900, currency: "CZK" as const } }));
    shop.extra.unshift({ match: /shipping-methods/, answer: () => ({ status: 200, body: { data: priced } }) });
    await userEvent.click(screen.getByRole("button", { name: "Přidat kus" }));
    expect(await screen.findByText("od 229 Kč")).toBeVisible();
    expect(screen.getByText(/je doprava zdarma/)).toBeVisible();
  });

  test("keeps the delivery's last price when the new one cannot be read", async () => {
    show(false);
    const read = jest.fn(() => ({ status: 503, body: undefined }));
    shop.extra.unshift({ match: /shipping-methods/, answer: read });
    await userEvent.click(screen.getByRole("button", { name: "Přidat kus" }));
    await waitFor(() => expect(read).toHaveBeenCalled());
    expect(screen.getByText("od 139 Kč")).toBeVisible();
  });

  test("is not promised for a back end elsewhere", () => {
    show(true);
    expect(screen.getByText("od 139 Kč")).toBeVisible();
    expect(screen.queryByText(/je doprava zdarma/)).toBeNull();
  });
});

describe("an empty cart", () => {
  test("leads to no catalogue that is not there", () => {
    shop.lines = [];
    const empty = <CartEmpty language="cs" messages={{ text: "Najdete je tady.", action: "Jak objednat" }} />;
    renderPage(<CartView {...seen} initial={shop.detailed()} delivery={[]} empty={empty} />);
    expect(screen.getByRole("link", { name: "Jak objednat" })).toHaveAttribute("href", "/cs");
    expect(screen.queryByText(/Stačí čtyři údaje/)).toBeNull();
  });
});
