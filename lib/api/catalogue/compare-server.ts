import "server-only";
import { ask, orFallback } from "@/lib/api/request/server";
import type { ComparedProduct } from "@/lib/contract/compare";
import type { Product } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";

/** Tyres to lay side by side, in the order of their ids here; what is not on sale is missing. `null` when they cannot be compared.
 * @throws ApiError while the back end is unavailable */
export async function comparedProducts(ids: readonly number[], locale: Locale): Promise<ComparedProduct[] | null> {
  if (ids.length === 0) return [];
  const answer = ask("GET /products/compare", { query: { ids: ids.join() } }, locale);
  return orFallback(
    answer.then(({ body }) => body.data),
    null,
  );
}

/** Tyres of the same size that are better than this one by something, for laying beside it. None where they cannot be had.
 * @throws ApiError while the back end is unavailable */
export async function tyresBeside(slug: string, locale: Locale): Promise<Product[]> {
  const reply = await orFallback(ask("GET /products/{slug}", { path: { slug } }, locale), null);
  return reply?.status === 200 ? reply.body.alternatives : [];
}
