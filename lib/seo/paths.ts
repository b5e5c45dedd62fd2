import { type Language, languages } from "@/lib/domain/locale";

/** The same page's public path in each language. */
export type Paths = Record<Language, string>;

/** Pages whose address is the same word in every language. */
const fixed = {
  home: "",
  cart: "/cart",
  checkout: "/cart/checkout",
  orderCreated: "/create-order-success",
  terms: "/terms",
  withdrawal: "/withdrawal",
  about: "/about",
  delivery: "/delivery",
  contacts: "/contacts",
  faq: "/faq",
  complaints: "/complaints",
  privacy: "/privacy",
  cookies: "/cookies",
  accessibility: "/accessibility",
  blog: "/blog",
  signIn: "/sign-in",
  register: "/register",
  forgotPassword: "/forgot-password",
  account: "/account",
  orderTracking: "/order-tracking",
  searchPage: "/search-page",
  searchResult: "/search-result",
  cars: "/car",
  compare: "/compare",
  stockNotice: "/stock-notice",
} as const;

export type FixedPage = keyof typeof fixed;

/** Is `name` one of those pages? */
export function isFixedPage(name: string): name is FixedPage {
  return Object.hasOwn(fixed, name);
}

/** Public path of a page in one language, e.g. `/cs/cart`. */
export function pathOf(page: FixedPage, language: Language): string {
  return `/${language}${fixed[page]}`;
}

/** Public paths of a page in all languages. */
export function pathsOf(page: FixedPage): Paths {
  return Object.fromEntries(languages.map((language) => [language, pathOf(page, language)])) as Paths;
}

/** Public paths of the page of a make of car, or of one of its models (slugs), in all languages. */
export function carPaths(make: string, model?: string): Paths {
  const rest = [make, ...(model === undefined ? [] : [model])].join("/");
  return Object.fromEntries(languages.map((language) => [language, `${pathOf("cars", language)}/${rest}`])) as Paths;
}
