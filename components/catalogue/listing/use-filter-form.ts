import { type RefObject, useCallback, useEffect, useTransition } from "react";
import { changeAt, filterMemory } from "@/components/catalogue/listing/filter-memory";
import { usePageRouter } from "@/components/ui/use-page-router";
import { listingHref } from "@/lib/api/catalogue/listing-href";

/**
 * Navigates to the filtered listing as soon as a field of the form changes, wherever the field is in the page.
 * @param base public path that the brands and the query come behind
 * @returns `go` navigates now; `busy` while the listing loads
 */
export function useFilterForm(
  form: RefObject<HTMLFormElement | null>,
  base: string,
): { go: () => void; busy: boolean } {
  const router = usePageRouter();
  const [busy, start] = useTransition();

  const go = useCallback(() => {
    if (!form.current?.reportValidity()) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const href = listingHref(base, new URLSearchParams(entries));
    start(() => router.push(href, { scroll: false }));
  }, [base, form, router]);

  useEffect(() => {
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.form === null || target.form !== form.current) return;
      filterMemory.changed = changeAt(target);
      go();
    };
    // Links that remove filters navigate by themselves; only the scroll position is recorded.
    const follow = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>(".chip, #filters a");
      if (link) filterMemory.changed = changeAt(link);
    };
    document.addEventListener("change", change);
    document.addEventListener("click", follow);
    return () => {
      document.removeEventListener("change", change);
      document.removeEventListener("click", follow);
    };
  }, [form, go]);

  return { go, busy };
}
