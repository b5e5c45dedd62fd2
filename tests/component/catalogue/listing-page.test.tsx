import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { Listing } from "@/components/catalogue/listing/listing";
import { readSelection } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";
import { type Category, categoryById } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { parseSizeSlug } from "@/lib/domain/tyre-size";
import { renderPage } from "@/tests/support/shop-page";
import { facet, listed, page } from "./tyres";

const winter = categoryById("car-winter") as Category;
const rows = Array.from({ length: 24 }, (_, index) => listed(index + 1, `Pattern ${index}`, 1149 + index));

type Shown = { list?: ProductList; query?: string; size?: string | null; brand?: string | null; language?: Language };
function show({ list = page(rows), query = "", size = "205-55-r16", brand = null, language = "cs" }: Shown = {}) {
  const slug = brand?.toLowerCase();
  const selection = readSelection({
    category: winter,
    size: size === null ? null : parseSizeSlug(size),
    brand: slug === undefined ? null : { slug },
    query: new URLSearchParams(query),
  });
  renderPage(<Listing selection={selection} list={list} brand={brand} year={2026} addToCart={() => null} />, language);
}
const plain = (element: Element | null) => (element?.textContent ?? "").replace(/[\u00a0\u202f]/g, " ");
const heading = () => plain(screen.getByRole("heading", { level: 1 }));
const summary = () => plain(document.querySelector(".lh p"));

describe("the head of a listing", () => {
  test("names size, category and brand in one heading", () => {
    show();
    expect(heading()).toBe("205/55 R16 Zimní pneumatiky pro osobní auta");
  });

  test("names the brand where it is of one", () => {
    show({ brand: "Barum", size: null });
    expect(heading()).toBe("Zimní pneumatiky Barum pro osobní auta");
    const crumbs = within(screen.getByRole("navigation", { name: "Kde jste" })).getAllByRole("link");
    expect(crumbs.map((link) => link.getAttribute("href"))).toEqual(["/cs", "/cs/zimni-pneumatiky"]);
  });

  test.each<[Language, number, string]>([
    ["cs", 1, "1 pneumatika od 1 149 Kč."],
    ["cs", 2, "2 pneumatiky od 1 149 Kč."],
    ["cs", 72, "72 pneumatik od 1 149 Kč."],
    ["sk", 3, "3 pneumatiky od 1 149 Kč."],
    ["sk", 72, "72 pneumatík od 1 149 Kč."],
    ["en", 1, "1 tyre from CZK 1,149."],
    ["en", 1072, "1,072 tyres from CZK 1,149."],
  ])("counts in %s as one speaks: %i", (language, total, said) => {
    show({ language, list: page(rows, { total }) });
    expect(summary()).toMatch(said);
  });
});

describe("what is set", () => {
  test("can be taken away one by one, each by a link", () => {
    const list = page(rows, { facets: { brand: facet(["barum", 3], ["nokian", 2]) } });
    show({ list, query: "brand=barum,nokian&price_max=2500&load_min=94" });
    const chips = within(screen.getByRole("list", { name: "Nastavené filtry" })).getAllByRole("link");
    expect(chips.map((link) => [plain(link), link.getAttribute("href")])).toEqual([
      ["Barum zrušit", "/cs/zimni-pneumatiky/205-55-r16/nokian?load_min=94&price_max=2500"],
      ["Nokian zrušit", "/cs/zimni-pneumatiky/205-55-r16/barum?load_min=94&price_max=2500"],
      ["do 2 500 Kč zrušit", "/cs/zimni-pneumatiky/205-55-r16?brand=barum,nokian&load_min=94"],
      ["nosnost 94 a víc zrušit", "/cs/zimni-pneumatiky/205-55-r16?brand=barum,nokian&price_max=2500"],
    ]);
  });

  test("is counted on the button that opens the filters", () => {
    show({ query: "brand=barum,nokian&wet=A" });
    expect(screen.getByRole("link", { name: "Filtry (3)" })).toHaveAttribute("href", "#filters");
  });
});

describe("pages", () => {
  test("are real links that keep the filters", () => {
    show({ list: page(rows, { total: 72, number: 2 }), query: "wet=B&page=2" });
    const pages = within(screen.getByRole("navigation", { name: "Stránky" }));
    expect(pages.getByRole("link", { name: "Předchozí strana" })).toHaveAttribute(
      "href",
      "/cs/zimni-pneumatiky/205-55-r16?wet=B",
    );
    const next = pages.getByRole("link", { name: "Dalších 24" });
    expect(next).toHaveAttribute("href", "/cs/zimni-pneumatiky/205-55-r16?page=3&wet=B");
    expect(next).toHaveAttribute("rel", "next");
    expect(pages.getByRole("link", { name: "2" })).toHaveAttribute("aria-current", "page");
  });

  test("say how many more there are when they are fewer than a page", () => {
    show({ list: page(rows, { total: 26 }) });
    expect(screen.getByRole("link", { name: "Další 2" })).toBeInTheDocument();
  });
});

describe("an empty listing", () => {
  test("says what to do about its filters", () => {
    show({ list: page([]), query: "wet=E&fuel=A" });
    expect(screen.getByRole("heading", { name: "Těmto filtrům nic neodpovídá" })).toBeInTheDocument();
    for (const clear of screen.getAllByRole("link", { name: "Zrušit filtry" }))
      expect(clear).toHaveAttribute("href", "/cs/zimni-pneumatiky/205-55-r16");
  });

  test("without any filter leads to the home page", () => {
    show({ list: page([]), size: null });
    expect(screen.getByRole("link", { name: "Na úvodní stránku" })).toHaveAttribute("href", "/cs");
  });
});
