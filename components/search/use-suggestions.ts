import { useEffect, useState } from "react";
import { fetchSuggestions } from "@/lib/api/search";
import type { Suggestion } from "@/lib/contract/search";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** Pause after a keystroke before the shop is asked, ms. */
const pause = 120;

/**
 * Suggestions for what stands in a field; `null` while the shop has said nothing about it. A request that a keystroke
 * has overtaken is cancelled; until its answer is here, and when none comes, the last ones stay.
 */
export function useSuggestions(typed: string): Suggestion[] | null {
  const { language, currency } = usePageLocale();
  const [list, setList] = useState<Suggestion[] | null>(null);
  useEffect(() => {
    const q = typed.trim();
    if (q === "") {
      setList(null);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(q, { language, currency }, request.signal).then(
        (found) => {
          if (!request.signal.aborted) setList(found);
        },
        () => undefined, // cancelled, or nobody answers: what was suggested before may still help
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [typed, language, currency]);
  return list;
}
