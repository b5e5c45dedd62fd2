import { sorts } from "@/lib/contract/products";

/**
 * What results take from their query besides the search itself, in its one form: an order other than the usual one, a page after the
 * first one.
 */
export function orderAndPage(given: URLSearchParams): [name: string, value: string][] {
  const sort = sorts.find((each) => each === given.get("sort"));
  const page = Number(given.get("page"));
  return [
    ...(sort && sort !== "recommended" ? [["sort", sort] as [string, string]] : []),
    ...(Number.isInteger(page) && page > 1 ? [["page", String(page)] as [string, string]] : []),
  ];
}
