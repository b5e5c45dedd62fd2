import { describe, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartEmpty, CartLoading } from "@/components/cart/cart-states";
import { CartView } from "@/components/cart/cart-view";
import { Row } from "@/components/catalogue/listing/row";
import { Alternatives } from "@/components/catalogue/product/alternatives";
import { CheckoutSummary } from "@/components/checkout/checkout-summary";
import { totalsOf } from "@/components/checkout/totals";
import { markViewed } from "@/components/recent/mark-viewed";
import { recentTyres } from "@/components/recent/recent-list";
import { RecentlyViewed } from "@/components/recent/recently-viewed";
import { receiveCart, viewOf } from "@/lib/api/cart/cart-state";
import { FakeShop, tyre } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";
import { detailed, listed } from "./tyres";

const shown = () =>
  [...document.querySelectorAll("img.tyre")].map((image) => {
    const [src, width, height, loading] = ["src", "width", "height", "loading"].map((name) => image.getAttribute(name));
    return { src, size: `${width}x${height}`, loading };
  });

function cartOf(image: string) {
  const shop = new FakeShop([tyre(1, "Polaris 6", 1489, { image })]);
  shop.extra.push({ match: /shipping-methods/, answer: () => ({ status: 200, body: { data: [] } }) });
  shop.lines = [{ product_id: 1, quantity: 4 }];
  return shop.detailed();
}

const freeFrom = { amount: 300_000, currency: "CZK" } as const;
const states = { empty: <CartEmpty language="cs" />, loading: <CartLoading /> };

/** Each place where a tyre stands beside its name, showing a tyre by an image. */
const places: Record<string, (image: string) => unknown> = {
  "a row of a listing": (image) =>
    renderPage(<Row product={listed(1, "Polaris 6", 1489, { image })} addToCart={() => null} />),
  "the alternatives of a tyre": (image) => {
    const difference = { kind: "sooner", money: null, steps: null } as const;
    const alternatives = [{ ...tyre(2, "Krisalp", 1749, { image }), difference }];
    renderPage(<Alternatives product={detailed({ alternatives })} />);
  },
  "the tyres looked at last": (image) => {
    act(() => recentTyres.write(null));
    const rest = {
      slug: "tyre-1",
      category: "car-winter",
      size: "205/55 R16 91H",
      season: "winter",
      year: 2026,
    } as const;
    markViewed({ ...rest, id: 1, name: "Barum Polaris 6", image });
    renderPage(<RecentlyViewed language="cs" />);
  },
  "the cart": (image) =>
    renderPage(
      <CartView
        {...states}
        country="CZ"
        language="cs"
        problem={null}
        freeFrom={freeFrom}
        delivery={[]}
        initial={cartOf(image)}
      />,
    ),
  "what is ordered, beside the form": (image) => {
    const cart = viewOf(receiveCart(undefined, cartOf(image)), []);
    const totals = totalsOf(cart, undefined, undefined, "CZ");
    renderPage(<CheckoutSummary cart={cart} totals={totals} language="cs" />);
  },
};

describe.each(Object.keys(places))("%s", (name) => {
  test.each([
    ["the merchant's photograph", `/img/p/${"a".repeat(32)}-320.webp`, "320x240"],
    ["the drawing where there is none", "/img/tread/barum-p.svg?v=0123abcd", "228x300"],
  ])("shows %s, whose place is reserved, when it comes near", (_what, src, size) => {
    places[name]?.(src);
    expect(shown()).toEqual([{ src, size, loading: "lazy" }]);
  });
});

test("a tyre that was taken out of the cart keeps its photograph until the page is left", async () => {
  const src = `/img/p/${"a".repeat(32)}-320.webp`;
  places["the cart"]?.(src);
  await userEvent.click(screen.getByRole("button", { name: /^Odebrat/ }));
  expect(shown()).toEqual([{ src, size: "320x240", loading: "lazy" }]);
});

test("only what a first screen shows is fetched at once", () => {
  renderPage(<Row product={listed(1, "Polaris 6", 1489)} addToCart={() => null} eager />);
  expect(shown()[0]?.loading).toBe("eager");
});

test.each([
  [
    "a photograph in the half of its width too",
    `/img/p/${"a".repeat(32)}-320.webp`,
    `/img/p/${"a".repeat(32)}-160.webp 160w, /img/p/${"a".repeat(32)}-320.webp 320w`,
  ],
  ["a photograph that came narrower as it is", `/img/p/${"a".repeat(32)}-240.webp`, null],
  ["a drawing as it is", "/img/tread/barum-p.svg?v=0123abcd", null],
])("a row of a listing offers %s", (_what, image, sources) => {
  places["a row of a listing"]?.(image);
  const picture = document.querySelector("img.tyre");
  expect(picture?.getAttribute("srcset") ?? null).toBe(sources);
  expect(picture?.hasAttribute("sizes")).toBe(sources !== null);
});
