import { useEffect, useState } from "react";
import { failureOf } from "@/lib/api/request/failure";
import { fetchSuggestions } from "@/lib/api/search/browser";
import type { Suggestion } from "@/lib/contract/search";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** Pause after a keystroke before the shop is asked, ms. */
const pause = 120;

/** `refused`: the shop was asked too often, in its own words; a search can still be sent. */
export type Suggested = { list: Suggestion[] | null; refused: string | null };

const nothing: Suggested = { list: null, refused: null };

/**
 * Suggestions for what stands in a field; no list while the shop has said nothing about it. A request that a keystroke
 * has overtaken is cancelled; until its answer is here, and when none comes, the last ones stay.
 */
export function useSuggestions(typed: string): Suggested {
  const { language, currency } = usePageLocale();
  const [suggested, setSuggested] = useState(nothing);
  useEffect(() => {
    const q = typed.trim();
    if (q === "") {
      setSuggested(nothing);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(q, { language, currency }, request.signal).then(
        (found) => {
          if (!request.signal.aborted) setSuggested({ list: found, refused: null });
        },
        (error: unknown) => {
          // Cancelled, or nobody answers: what was suggested before may still help.
          const { code, problem } = failureOf(error);
          if (code === "too_many" && problem)
            setSuggested({ list: null, refused: `${problem.title}. ${problem.detail}` });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, language, currency]);
  return suggested;
}
