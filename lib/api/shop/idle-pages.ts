import "server-only";
import { isOffered } from "@/lib/api/request/offered";
import type { Name } from "@/lib/contract/contract";
import type { FixedPage } from "@/lib/seo/paths";

/** Pages that need one call. */
const needed = {
  blog: "GET /articles",
  cars: "GET /vehicles",
  orderTracking: "POST /orders/track",
  searchPage: "GET /products",
  compare: "GET /products/compare",
} as const satisfies Partial<Record<FixedPage, Name>>;

/** Pages that only say that the back end lacks the feature: they are not linked. */
export async function idlePages(): Promise<ReadonlySet<FixedPage>> {
  const pages = Object.keys(needed) as (keyof typeof needed)[];
  const offered = await Promise.all(pages.map((page) => isOffered(needed[page])));
  return new Set<FixedPage>(pages.filter((_, place) => !offered[place]));
}
