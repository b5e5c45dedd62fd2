import { useRef, useState } from "react";
import { fetchReviews } from "@/lib/api/fetch-reviews";
import type { Review, reviewSorts } from "@/lib/contract/reviews";

export type ReviewSort = (typeof reviewSorts)[number];
type Shown = { rating: number | null; sort: ReviewSort; total: number };

/**
 * The reviews that are shown beyond the page's own: more of them, or others in their place.
 * @param own how many the page itself shows
 * @param total how many there are
 */
export function useReviews(slug: string, own: number, total: number) {
  const [shown, setShown] = useState<Shown>({ rating: null, sort: "newest", total });
  const [reviews, setReviews] = useState<Review[]>([]);
  /** Do the page's own reviews still stand first? */
  const [first, setFirst] = useState(true);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const asked = useRef(0);
  const count = (first ? own : 0) + reviews.length;

  async function load(next: Omit<Shown, "total">, page: number): Promise<void> {
    asked.current += 1;
    const turn = asked.current;
    setState("loading");
    try {
      const { rating, sort } = next;
      const list = await fetchReviews(slug, { rating: rating ?? undefined, sort, page });
      if (turn !== asked.current) return;
      setShown({ ...next, total: list.page.total });
      // One that was written meanwhile pushes the others on: what is known already is not shown twice.
      setReviews((known) =>
        page === 1 ? list.data : [...new Map([...known, ...list.data].map((one) => [one.id, one])).values()],
      );
      if (page === 1) setFirst(false);
      setState("ready");
    } catch (error) {
      console.warn("The reviews did not come:", error);
      if (turn === asked.current) setState("failed");
    }
  }

  return {
    ...shown,
    reviews,
    first,
    state,
    count,
    show: (change: Partial<Pick<Shown, "rating" | "sort">>) => load({ ...shown, ...change }, 1),
    more: (size: number) => load(shown, Math.floor(count / size) + 1),
  };
}
