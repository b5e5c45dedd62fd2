import "server-only";
import { ask } from "@/lib/api/server";
import type { ComparedProduct } from "@/lib/contract/compare";
import type { Product } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";

/** Tyres to lay side by side, in the order of their ids here; what is not on sale is missing. @throws ApiError */
export async function comparedProducts(ids: readonly number[], locale: Locale): Promise<ComparedProduct[]> {
  if (ids.length === 0) return [];
  return (await ask("GET /products/compare", { query: { ids: ids.join() } }, locale)).body.data;
}

/** Tyres of the same size that are better than this one by something, for laying beside it. @throws ApiError */
export async function tyresBeside(slug: string, locale: Locale): Promise<Product[]> {
  const reply = await ask("GET /products/{slug}", { path: { slug } }, locale);
  return reply.status === 200 ? reply.body.alternatives : [];
}
