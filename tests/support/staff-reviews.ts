import { expect } from "@jest/globals";
import type { InputOfAny } from "@/lib/contract/calls";
import { deliveredOrder } from "@/tests/support/review-scene";
import { newShopper } from "@/tests/support/shopper";
import type { Desk, StaffClock } from "@/tests/support/staff-scene";

/** A tyre's buyer who has reviewed it at the clock's time. */
export async function reviewed(
  clock: StaffClock,
  stars: number,
  { text = "", name = "", tyre }: { text?: string; name?: string; tyre?: number } = {},
) {
  const order = await deliveredOrder({ at: clock.now, ...(tyre && { tyre }) });
  const body = { token: order.link, product_id: order.product_id };
  const write = async (more: { stars: number; text?: string; name?: string }) =>
    (await newShopper(clock.carrier).does("POST /reviews", { body: { ...body, ...more } })).body;
  const made = await write({ stars, text, name });
  return { ...order, order_id: order.id, tyre: order.product_id, id: made?.id ?? 0, write };
}

/** A portion of the staff's list. */
export const listed = async (desk: Desk, query: NonNullable<InputOfAny<"GET /admin/reviews">["query"]> = {}) =>
  (await desk.does("GET /admin/reviews", { query })).body;

/** Hides a review, shows it or answers it. */
export const changed = async (desk: Desk, id: number, body: InputOfAny<"PATCH /admin/reviews/{id}">["body"]) =>
  (await desk.does("PATCH /admin/reviews/{id}", { path: { id }, body })).body;

/** Takes a change back. */
export const undone = async (desk: Desk, undo: { token: string } | null) =>
  (await desk.does("POST /admin/undo", { body: { token: undo?.token ?? "" } })).body;

/** A tyre's reviews as the shop shows them. */
export const shopReviews = async ({ carrier }: StaffClock, slug: string) =>
  (await newShopper(carrier).does("GET /products/{slug}/reviews", { path: { slug } })).body;

/** What the shop shows of a tyre: reviews, how many of each number of stars, and the rating, which is the same at both places. */
export async function inShop(clock: StaffClock, slug: string) {
  const { data, distribution, page, rating } = await shopReviews(clock, slug);
  const product = (await newShopper(clock.carrier).does("GET /products/{slug}", { path: { slug } })).body;
  expect(product.rating).toEqual(rating);
  const counts = distribution.map(({ count }) => count).join("");
  return { texts: data.map(({ text }) => text), total: page.total, counts, rating };
}
