import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { InputOf } from "@/lib/contract/contract";
import type { ReviewList } from "@/lib/contract/reviews";

type Query = InputOf<"GET /products/{slug}/reviews">["query"];

/** Reviews of a tyre, from the browser. @throws ApiError, and what `fetch` throws when it does not get through */
export async function fetchReviews(slug: string, query: Query): Promise<ReviewList> {
  const { body } = await callApi(browser, "GET /products/{slug}/reviews", { path: { slug }, query });
  return body;
}
