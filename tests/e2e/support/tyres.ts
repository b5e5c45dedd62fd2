import { type APIRequestContext, expect } from "@playwright/test";
import type { Product, ProductList } from "@/lib/contract/products";
import type { Currency, Language } from "@/lib/domain/locale";

export type Shown = { language: Language; currency: Currency };
const czech: Shown = { language: "cs", currency: "CZK" };

const headersOf = ({ language, currency }: Shown) => ({ "accept-language": language, "x-currency": currency });

/** What the API lists for a query such as `category=car-winter&brand=barum`. */
export async function listed(request: APIRequestContext, query: string, shown = czech): Promise<ProductList> {
  const response = await request.get(`/api/v1/products?${query}`, { headers: headersOf(shown) });
  expect(response.status()).toBe(200);
  return response.json();
}

/**
 * Tyres of different patterns with enough in stock for tests that run side by side; each test file has a category of
 * its own, so that none buys another's tyres.
 */
export async function tyresOf(request: APIRequestContext, category: string, least = 12): Promise<Product[]> {
  const { data } = await listed(request, `category=${category}&in_stock=1`);
  const names = new Set<string>();
  const tyres = data.filter(({ stock, brand, pattern }) => {
    const fresh = stock >= least && !names.has(`${brand} ${pattern}`);
    if (fresh) names.add(`${brand} ${pattern}`);
    return fresh;
  });
  expect(tyres.length, `tyres of ${category} with ${least} in stock`).toBeGreaterThan(1);
  return tyres;
}

/** The tyre as the API shows it now. */
export async function tyreNow(request: APIRequestContext, { slug }: Pick<Product, "slug">): Promise<Product> {
  const response = await request.get(`/api/v1/products/${slug}`, { headers: headersOf(czech) });
  return response.json();
}

/** "Barum Polaris 6" */
export const nameOf = ({ brand, pattern }: Pick<Product, "brand" | "pattern">): string => `${brand} ${pattern}`;
