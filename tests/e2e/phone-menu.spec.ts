import { expect, test } from "./fixtures";

const menus = {
  cs: {
    menu: "Nabídka",
    pages: {
      car: "Najít podle auta",
      blog: "Rady",
      delivery: "Doprava a platba",
      tracking: "Stav objednávky",
      contacts: "Kontakty",
    },
  },
  sk: {
    menu: "Ponuka",
    pages: {
      car: "Nájsť podľa auta",
      blog: "Rady",
      delivery: "Doprava a platba",
      tracking: "Stav objednávky",
      contacts: "Kontakty",
    },
  },
  en: {
    menu: "Menu",
    pages: {
      car: "Find by car",
      blog: "Guides",
      delivery: "Delivery and payment",
      tracking: "Order status",
      contacts: "Contact",
    },
  },
} as const;
const addresses = {
  car: "/car",
  blog: "/blog",
  delivery: "/delivery",
  tracking: "/order-tracking",
  contacts: "/contacts",
};

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    for (const language of ["cs", "sk", "en"] as const) {
      test(`${language}: a phone's menu leads to all tyres, to the car, to help and to the languages`, async ({
        page,
      }) => {
        await page.goto(`/${language}/faq`);
        const header = page.getByRole("banner");
        const panel = header.locator(".menu .flyout-panel");
        await header.locator(".menu summary").click();
        await expect(header.locator(".menu summary")).toHaveAccessibleName(menus[language].menu);
        for (const [name, text] of Object.entries(menus[language].pages)) {
          const link = panel.getByRole("link", { name: text, exact: true });
          await expect(link).toHaveAttribute("href", `/${language}${addresses[name as keyof typeof addresses]}`);
          await expect(link).toBeInViewport({ ratio: 1 });
        }
        // Nine kinds of tyres, five pages, three languages: all of them on the first screen.
        const links = await panel.getByRole("link").all();
        expect(links).toHaveLength(17);
        for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
        for (const other of ["cs", "sk", "en"])
          await expect(panel.locator(`a[hreflang=${other}]`)).toHaveAttribute("href", `/${other}/faq`);
        const next = language === "cs" ? "sk" : "cs";
        await panel.locator(`a[hreflang=${next}]`).click();
        await expect(page).toHaveURL(`/${next}/faq`);
      });
    }
  });
}
