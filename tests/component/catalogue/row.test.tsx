import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { Row } from "@/components/catalogue/listing/row";
import type { ListedProduct } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";
import { renderPage } from "@/tests/support/shop-page";
import { listed } from "./tyres";

const addToCart: CartSlot = ({ product, quantity, label, name }) => (
  <button type="button" aria-label={`${label}, ${name}`} value={`${product.id}:${quantity}`} />
);
const show = (more: Partial<ListedProduct> = {}, language: Language = "cs", mixed = false) =>
  renderPage(<Row product={listed(1, "Polaris 6", 1489, more)} addToCart={addToCart} mixed={mixed} />, language);
const plain = (element: Element | null) => element?.textContent?.replace(/[\u00a0\u202f]/g, " ");
const text = () => plain(screen.getByRole("article"));
const prices = () => [...(document.querySelector(".pri > span")?.children ?? [])].map(plain);

describe("a row of the listing", () => {
  test("says price for four and for one, the day of arrival and the stock", () => {
    show({ stock: 50 });
    expect(prices()).toEqual(["1 489 Kč/ks", "4 ks za 5 956 Kč"]);
    expect(text()).toContain("V úterý 24. 11.");
    expect(text()).toContain("skladem přes 20 ks");
    expect(screen.getByRole("button", { name: "4 ks do košíku, Barum Polaris 6" })).toHaveValue("1:4");
  });

  test("offers what is left where a set of four is not", () => {
    show({ stock: 2 });
    expect(prices()).toEqual(["1 489 Kč/ks", "2 ks za 2 978 Kč"]);
    expect(screen.getByRole("button")).toHaveValue("1:2");
  });

  test.each([1, 2, 3, 4, 50])(
    "with %i in stock says the price of one first, then that of what the button adds",
    (stock) => {
      show({ stock });
      const count = Math.min(stock, 4);
      const set = new Intl.NumberFormat("cs").format(1489 * count).replace(/[\u00a0\u202f]/g, " ");
      expect(prices()).toEqual(["1 489 Kč/ks", `${count} ks za ${set} Kč`]);
      expect(screen.getByRole("button")).toHaveValue(`1:${count}`);
    },
  );

  test("says the year it was made in, if that is known", () => {
    show({ production_year: 2025 });
    expect(text()).toContain("rok výroby 2025");
  });

  test("says nothing of a year that is not known", () => {
    show({ production_year: null });
    expect(text()).not.toContain("rok výroby");
  });

  test.each([
    ["cs", "winter", "zimní"],
    ["sk", "all_season", "celoročná"],
    ["en", "summer", "summer"],
  ] as const)("among tyres of other seasons says its own: in %s a %s one %s", (language, season, word) => {
    show({ season }, language, true);
    expect(screen.getByText(word)).toBeVisible();
  });

  test("among tyres of one season leaves it out", () => {
    show({ season: "winter" });
    expect(screen.queryByText("zimní")).toBeNull();
  });

  test("out of stock has no button into the cart and promises no day", () => {
    show({ stock: 0 });
    expect(screen.queryByRole("button")).toBeNull();
    expect(text()).toContain("Teď není skladem");
    expect(text()).not.toContain("24. 11.");
  });

  test("reads its label and leads to the whole one", () => {
    show();
    const label = screen.getByRole("link", { name: /^Štítek EU/ });
    expect(label).toHaveAccessibleName(
      "Štítek EU: úspora paliva třída C, přilnavost na mokru třída B, vnější hluk 70 dB",
    );
    expect(label).toHaveAttribute("href", "/cs/t/1#label");
  });

  test("without a label shows none", () => {
    show({ label: null });
    expect(screen.queryByRole("link", { name: /^Štítek/ })).toBeNull();
  });

  test("shows its size and the marks behind it", () => {
    show({ flags: { ...listed(1, "x", 1).flags, xl: true }, homologation: "★" });
    expect([...document.querySelectorAll(".size em")].map((mark) => mark.textContent)).toEqual(["XL", "3PMSF", "★"]);
    expect(screen.getByText((_, element) => element?.className === "size").textContent).toContain("205/55 R16 91H");
  });

  test("reads the marks aloud as words, apart from the size and from each other", () => {
    show({ flags: { ...listed(1, "x", 1).flags, xl: true, runflat: true }, homologation: "★" });
    const size = document.querySelector(".size")?.cloneNode(true) as Element;
    for (const mark of size.querySelectorAll("[aria-hidden=true]")) mark.remove();
    expect(plain(size)).toBe("205/55 R16 91H, zesílená, horský štít s vločkou, dojezdová, homologace BMW");
  });

  test("gives its one reason, with the figure that makes it true", () => {
    const reason = {
      kind: "quietest_under",
      under: { amount: 160_000, currency: "CZK" },
      noise_db: 68,
      grade: null,
    } as const;
    show({ reason });
    expect(text()).toContain("Nejtišší do 1 600 Kč");
  });

  test("keeps the place of its picture and describes it", () => {
    show();
    const picture = screen.getByRole("img", { name: "Kresba dezénu Barum Polaris 6" });
    expect(picture).toHaveAttribute("width", "228");
    expect(picture).toHaveAttribute("height", "300");
    expect(picture).toHaveAttribute("loading", "lazy");
  });

  test("to Slovakia names the days between which the courier comes", () => {
    show({ price: { amount: 5990, currency: "EUR" } }, "sk");
    expect(text()).toContain("24.–\u206025. 11.");
    expect(text()).toContain("59,90 €/ks 4 ks za 239,60 €");
  });

  test("speaks English to English readers", () => {
    show({ price: { amount: 6899, currency: "USD" } }, "en");
    expect(text()).toContain("$68.99 each 4 for $275.96");
    expect(text()).toContain("24–\u206025 Nov");
  });
});
