import { useEffect, useState } from "react";
import { failureOf } from "@/lib/api/request/failure";
import { fetchSuggestions } from "@/lib/api/search/browser";
import type { Suggestion } from "@/lib/contract/search";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** Pause after a keystroke before a request, ms. */
const pause = 120;

/** `refused`: the shop was asked too often, in its own words; a search can still be sent. */
export type Suggested = { list: Suggestion[] | null; refused: string | null };

const nothing: Suggested = { list: null, refused: null };

/**
 * Suggestions for the text of a field; no list before the first answer. A keystroke cancels the previous request; until the
 * next answer, and after a failure, the last suggestions stay.
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
          // Cancelled or failed: the previous suggestions stay.
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
