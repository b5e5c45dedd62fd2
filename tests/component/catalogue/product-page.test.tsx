import { TextEncoder } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { ProductPage } from "@/components/catalogue/product/product-page";
import type { ProductDetail } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";
import { renderPage } from "@/tests/support/shop-page";
import { detailed, listed } from "./tyres";

// The QR code of a registered label needs it; browsers and Node have it, this imitation of a browser does not.
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;

globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const addToCart: CartSlot = ({ label, children }) => (
  <form aria-label="cart">
    {children}
    <button type="submit">{label}</button>
  </form>
);
const show = (more: Partial<ProductDetail> = {}, language: Language = "cs") =>
  renderPage(<ProductPage product={detailed(more)} addToCart={addToCart} />, language);
const plain = (element: Element | null) => (element?.textContent ?? "").replace(/[\u00a0\u202f]/g, " ");
const section = (heading: string) => screen.getByRole("heading", { name: heading }).closest("section, div");
const form = () => screen.getByRole<HTMLFormElement>("form", { name: "cart" });

test.each(["cs", "sk", "en"] as const)(
  "a studded tyre is not offered without saying where it may not be used, in %s",
  (language) => {
    const flags = { three_pmsf: true, ms: true, ice: false, studded: true, xl: false, runflat: false, ev: false };
    const note = written[language].studded.note;
    show({ flags, label: null }, language);
    expect(screen.getByText(note)).toBeVisible();
    document.body.innerHTML = "";
    show({}, language);
    expect(screen.queryByText(note)).toBeNull();
  },
);

describe("buying", () => {
  test("offers one, two and four, and sends four unless chosen otherwise", () => {
    show();
    const choices = screen.getAllByRole<HTMLInputElement>("radio");
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ["1", false],
      ["2", false],
      ["4", true],
    ]);
    expect(new FormData(form()).getAll("quantity")).toEqual(["4"]);
  });

  test("never offers more than there are", () => {
    show({ stock: 3 });
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value)).toEqual(["1", "2", "3"]);
    expect(new FormData(form()).get("quantity")).toBe("3");
  });

  test("says for each number what it costs with delivery", () => {
    show();
    const totals = [...form().querySelectorAll("[data-pieces]")].map(plain);
    expect(totals).toEqual([
      "1 489 Kčs DPH, doprava kurýrem 139 Kč",
      "2 978 Kčs DPH, doprava kurýrem 169 Kč",
      "5 956 Kčs DPH, doprava kurýrem zdarma",
    ]);
  });

  test("promises the day of arrival, the year and the way back", () => {
    show({ stock: 50 });
    const [arrival, year, back] = screen.getAllByRole("listitem").filter((item) => item.closest(".prm"));
    expect(plain(arrival ?? null)).toBe(
      "U vás v úterý 24. listopaduOdesíláme v pondělí 23. 11. kurýrem. Skladem přes 20 kusů.",
    );
    expect(plain(year ?? null)).toBe("Vyrobeno 2026");
    expect(plain(back ?? null)).toBe(written.cs.returns.sentence);
  });

  test("invents no year where none is known", () => {
    show({ production_year: null });
    expect(screen.queryByText(/Vyrobeno/)).toBeNull();
  });

  test("is not possible out of stock: the page says so and leads to similar tyres", () => {
    const other = {
      ...listed(9, "Snowproof P", 2249),
      difference: { kind: "quieter", money: null, steps: 2 },
    } as const;
    show({ stock: 0, alternatives: [other] });
    expect(screen.queryByRole("form")).toBeNull();
    expect(screen.queryByText(/^U vás/)).toBeNull();
    expect(screen.getByText("Teď není skladem")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Podobné ve stejném rozměru" })).toHaveAttribute("href", "#alternatives");
  });

  test("out of stock without alternatives leads to the list of the size", () => {
    show({ stock: 0 });
    expect(screen.getByRole("link", { name: "Všechny v rozměru 205/55 R16" })).toHaveAttribute(
      "href",
      "/cs/zimni-pneumatiky/205-55-r16",
    );
  });

  test("after a reduction names the lowest price of 30 days, otherwise no earlier price", () => {
    show({ lowest_30_days: { amount: 160_000, currency: "CZK" }, price_before: { amount: 160_000, currency: "CZK" } });
    expect(plain(form())).toContain("Nejnižší cena za posledních 30 dní: 1 600 Kč za kus");
    expect(plain(form())).not.toContain("Předchozí");
  });
});

describe("the label", () => {
  test("is drawn whole and read out", () => {
    show();
    expect(
      screen.getByRole("img", { name: /^Štítek EU pneumatiky Barum Polaris 6: úspora paliva třída C/ }),
    ).toBeVisible();
  });

  test("leads to the shop's own information sheet, which has the regulation's fields", () => {
    show();
    expect(screen.getByRole("link", { name: "Informační list výrobku" })).toHaveAttribute("href", "#information-sheet");
    const rows = within(screen.getByRole("table", { name: "Informační list výrobku" })).getAllByRole("row");
    expect(rows.map(plain)).toEqual([
      "Dodavatel nebo značkaContinental Barum s.r.o.",
      "Obchodní názevBarum Polaris 6",
      "Identifikátor typu15811230000",
      "Označení rozměru205/55 R16",
      "Index nosnosti91",
      "Symbol kategorie rychlostiH",
      "Třída palivové účinnostiC",
      "Třída přilnavosti za mokraB",
      "Třída vnějšího hluku odvalováníB",
      "Hodnota vnějšího hluku odvalování70 dB",
      "Pro náročné sněhové podmínkyano",
      "Pneumatika pro ledne",
      "Verze zatíženíSL",
      "Třída pneumatikyC1",
      "Registrační číslo EPRELneuvedeno",
    ]);
  });

  test("of a registered tyre leads to the registry's sheet in the page's language", () => {
    const label = detailed().label;
    show({ label: label && { ...label, eprel_id: 432761 } }, "sk");
    expect(screen.getByRole("link", { name: "Informačný list výrobku" })).toHaveAttribute(
      "href",
      "https://eprel.ec.europa.eu/informationsheet/Fiche_432761_SK.pdf",
    );
  });

  test("is told in metres and in money, with what the money assumes", () => {
    show();
    const meaning = plain(section("Co říká štítek"));
    expect(meaning).toContain("Na mokru zastavíte asi o 3 metry dál než s třídou A");
    expect(meaning).toContain("Proti třídě E ušetříte až 15 m.");
    expect(meaning).toContain("Za rok zaplatíte za palivo asi o 1 110 Kč víc než s třídou A");
    expect(meaning).toContain("Při 12 000 km ročně, spotřebě 6,5 l na 100 km a ceně 38 Kč za litr.");
  });

  test("of studded tyres is missing by law, and the page says so", () => {
    show({ label: null, flags: { ...detailed().flags, studded: true } });
    expect(screen.queryByRole("img", { name: /^Štítek EU/ })).toBeNull();
    expect(plain(section("Co říká štítek"))).toContain("Pneumatiky s hroty štítek EU nemají");
    expect(screen.queryByRole("table", { name: "Informační list výrobku" })).toBeNull();
  });
});

describe("the page of a tyre", () => {
  test("has one main heading with brand and pattern", () => {
    show();
    expect(screen.getAllByRole("heading", { level: 1 }).map(plain)).toEqual(["Barum Polaris 6"]);
  });

  test("gives load and speed in kilograms and km/h, in the reader's figures", () => {
    show({ max_load_kg: 1030, load_index: 109, load_index_dual: 107 }, "en");
    const loads = plain(section("Load and speed"));
    expect(loads).toContain("109/107");
    expect(loads).toContain("One tyre carries 1,030 kg");
    expect(loads).toContain("4,120 kg");
    expect(loads).toContain("210 km/h");
    expect(loads).toContain("about 519 turns in a kilometre");
  });

  test("says what each alternative does better, money for a set of four", () => {
    const cheaper = { kind: "cheaper", money: { amount: 20_000, currency: "CZK" }, steps: null } as const;
    const wet = { kind: "better_wet", money: null, steps: 2 } as const;
    show({
      alternatives: [
        { ...listed(8, "Polaris 5", 1289), difference: cheaper },
        { ...listed(9, "Snowproof P", 2249), difference: wet },
      ],
    });
    const reasons = [...document.querySelectorAll("#alternatives .why")].map(plain);
    expect(reasons).toEqual(["o 800 Kč levnější sada čtyř", "na mokru o 2 třídy lepší"]);
  });
});
