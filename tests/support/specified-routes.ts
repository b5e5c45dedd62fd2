import type { Language } from "@/lib/domain/locale";

/** `statuses`: of the answer, after those of the redirects that lead to it. `layout`: `null` for a page without one. */
export type SpecifiedRoute = {
  route: string;
  path: string;
  statuses: number[];
  heading: string;
  layout: "temp" | "home" | "default" | "404" | null;
};

const words = {
  cs: {
    winter: "zimni-pneumatiky",
    landing: "Rozměr máte na boku pneumatiky",
    missing: "Tady silnice končí",
    listing: "205/55 R16 Zimní pneumatiky pro osobní auta",
    about: "Kdo jsme a jak to tu funguje",
    callback: "Přihlášení",
    blog: "Rady a novinky tu zatím nejsou",
    cart: "Košík",
    checkout: "Pokladna",
    contacts: "Kontakty",
    delivery: "Doprava a platba",
    faq: "Časté otázky",
    search: "Hledání pneumatik",
    results: "Výsledky hledání",
    terms: "Obchodní podmínky",
    reset: "Nové heslo",
    lost: "Tento odkaz objednávku neotevře",
  },
  sk: {
    winter: "zimne-pneumatiky",
    landing: "Rozmer máte na boku pneumatiky",
    missing: "Tu sa cesta končí",
    listing: "205/55 R16 Zimné pneumatiky pre osobné autá",
    about: "Kto sme a ako to tu funguje",
    callback: "Prihlásenie",
    blog: "Rady a novinky tu zatiaľ nie sú",
    cart: "Košík",
    checkout: "Pokladňa",
    contacts: "Kontakty",
    delivery: "Doprava a platba",
    faq: "Časté otázky",
    search: "Hľadanie pneumatík",
    results: "Výsledky hľadania",
    terms: "Obchodné podmienky",
    reset: "Nové heslo",
    lost: "Tento odkaz objednávku neotvorí",
  },
  en: {
    winter: "winter-tyres",
    landing: "Your size is on the sidewall",
    missing: "The road ends here",
    listing: "205/55 R16 Winter tyres for cars",
    about: "Who we are and how this works",
    callback: "Signing in",
    blog: "No articles here yet",
    cart: "Cart",
    checkout: "Checkout",
    contacts: "Contact",
    delivery: "Delivery and payment",
    faq: "Questions and answers",
    search: "Search for tyres",
    results: "Search results",
    terms: "Terms of sale",
    reset: "New password",
    lost: "This link does not open an order",
  },
} as const;

/**
 * Section 2 of the specification, row by row, as a back end with its 21 calls and no catalogue, search or articles allows. That
 * is all that the shapes of the host in these tests have, so they do not differ: a listing says how to order, the list of
 * articles that there are none, and a single article, or an order that nobody has placed, is not there.
 */
export function specifiedRoutes(language: Language): SpecifiedRoute[] {
  const say = words[language];
  const row = (
    route: string,
    path: string,
    layout: SpecifiedRoute["layout"],
    heading: string,
    statuses = layout === "404" ? [404] : [200],
  ): SpecifiedRoute => ({ route, path: path.replace("{lang}", language), statuses, heading, layout });
  return [
    row("/", "/", "temp", say.landing, [307, 200]),
    row("any unmatched path", "/{lang}/about/nothing", "404", say.missing),
    row("/{lang}", "/{lang}", "temp", say.landing),
    row("/{lang}/{category}/{slug...}", `/{lang}/${say.winter}/205-55-r16`, "home", say.listing),
    row("/{lang}/about", "/{lang}/about", "default", say.about),
    row("/{lang}/auth/facebook", "/{lang}/auth/facebook?code=x&state=y", null, say.callback),
    row("/{lang}/auth/google", "/{lang}/auth/google?code=x&state=y", null, say.callback),
    row("/{lang}/blog", "/{lang}/blog", "default", say.blog),
    row("/{lang}/blog/{slug...}", "/{lang}/blog/some-article", "404", say.missing),
    row("/{lang}/cart", "/{lang}/cart", "default", say.cart),
    row("/{lang}/cart/checkout", "/{lang}/cart/checkout", "default", say.checkout),
    row("/{lang}/contacts", "/{lang}/contacts", "default", say.contacts),
    row("/{lang}/create-order-success", "/{lang}/create-order-success", "default", say.lost, [404]),
    row("/{lang}/delivery", "/{lang}/delivery", "default", say.delivery),
    row("/{lang}/faq", "/{lang}/faq", "default", say.faq),
    row("/{lang}/search-page", "/{lang}/search-page?q=nordvik", "default", say.search),
    row("/{lang}/search-result", "/{lang}/search-result?q=nordvik", "default", say.results),
    row("/{lang}/terms", "/{lang}/terms", "default", say.terms),
    row("/reset-password", "/reset-password?token=t", "home", say.reset),
    row("/search-result", "/search-result?q=nordvik", "home", say.results),
  ];
}
