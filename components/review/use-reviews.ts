import { useRef, useState } from "react";
import { fetchReviews } from "@/lib/api/review/browser";
import type { Review, reviewSorts } from "@/lib/contract/reviews";

export type ReviewSort = (typeof reviewSorts)[number];
type Shown = { rating: number | null; sort: ReviewSort; total: number; page: number };

/**
 * The reviews loaded after the page's own: more of them, or a filtered list in their place.
 * @param own ids of those that the page itself shows
 * @param total how many there are
 */
export function useReviews(slug: string, own: number[], total: number) {
  const [shown, setShown] = useState<Shown>({ rating: null, sort: "newest", total, page: 1 });
  const [reviews, setReviews] = useState<Review[]>([]);
  /** Do the page's own reviews still stand first? */
  const [first, setFirst] = useState(true);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const requests = useRef(0);
  const count = (first ? own.length : 0) + reviews.length;

  async function load(next: Omit<Shown, "total">): Promise<void> {
    requests.current += 1;
    const turn = requests.current;
    setState("loading");
    try {
      const { rating, sort, page } = next;
      const list = await fetchReviews(slug, { rating: rating ?? undefined, sort, page });
      if (turn !== requests.current) return;
      setShown({ ...next, total: list.page.total });
      // A new review shifts the pages: reviews already shown are skipped.
      const before = page === 1 ? [] : reviews;
      const known = new Set([...(page > 1 && first ? own : []), ...before.map(({ id }) => id)]);
      setReviews([...before, ...list.data.filter(({ id }) => !known.has(id))]);
      if (page === 1) setFirst(false);
      setState("ready");
    } catch (error) {
      console.warn("The reviews did not come:", error);
      if (turn === requests.current) setState("failed");
    }
  }

  return {
    ...shown,
    reviews,
    first,
    state,
    count,
    /** Are there pages not loaded yet? */
    hasMore: (size: number) => shown.page * size < shown.total,
    show: (change: Partial<Pick<Shown, "rating" | "sort">>) => load({ ...shown, ...change, page: 1 }),
    more: () => load({ ...shown, page: shown.page + 1 }),
  };
}
