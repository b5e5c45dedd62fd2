"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { changeAt, filterMemory, findControl } from "@/components/catalogue/listing/filter-memory";
import { listingHref } from "@/components/catalogue/listing/href";
import { Dialog } from "@/components/ui/dialog";
import { LiveRegion } from "@/components/ui/live-region";

export type FilterPanelProps = {
  /** Public path that the brands and the query come behind. */
  base: string;
  texts: { title: string; close: string; show: string; found: string; apply: string };
  /** Link that clears all filters, when any is set. */
  clear: ReactNode;
  /** The groups of fields. */
  children: ReactNode;
};

/**
 * The form of filters. Without scripts it is sent by its button. With them each change leads to the listing it makes,
 * and on narrow screens the form stands in a sheet. Fields elsewhere in the page join by `form="filters"`.
 */
export function FilterPanel({ base, texts, clear, children }: FilterPanelProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [sheet, setSheet] = useState(() => filterMemory.changed?.sheet ?? false);
  const [said, say] = useState("");

  const go = useCallback(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    router.push(listingHref(base, new URLSearchParams(entries)), { scroll: false });
  }, [base, router]);

  useEffect(() => {
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target.form === null || target.form !== form.current) return;
      filterMemory.changed = changeAt(target);
      go();
    };
    const open = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('a[href="#filters"]'))) return;
      event.preventDefault();
      setSheet(true);
    };
    document.addEventListener("change", change);
    document.addEventListener("click", open);
    return () => {
      document.removeEventListener("change", change);
      document.removeEventListener("click", open);
    };
  }, [go]);

  // Groups are closed in the sheet, so that all of them are seen at once, but for those the shopper has opened.
  useEffect(() => {
    for (const group of form.current?.querySelectorAll<HTMLDetailsElement>("details[data-group]") ?? [])
      group.open = filterMemory.groups.get(group.dataset.group ?? "") ?? (sheet ? false : group.open);
  }, [sheet]);

  // After a change this is a new page: it stands where the old one stood, so does the focus, and the new number of
  // tyres is said aloud.
  useLayoutEffect(() => {
    if (filterMemory.changed) scrollTo({ top: filterMemory.changed.pageScroll, behavior: "instant" });
  }, []);
  useEffect(() => {
    const { changed } = filterMemory;
    if (!changed || !form.current) return;
    filterMemory.changed = null;
    findControl(form.current, changed)?.focus({ preventScroll: true });
    form.current.closest("dialog")?.scrollTo(0, changed.sheetScroll);
    setTimeout(() => say(texts.found), 200); // a region is read out only when it changes after it has appeared
  }, [texts.found]);

  const remember = ({ target }: MouseEvent) => {
    const group = target instanceof Element ? target.closest("summary")?.parentElement : null;
    if (group instanceof HTMLDetailsElement) filterMemory.groups.set(group.dataset.group ?? "", !group.open);
    if (target instanceof HTMLAnchorElement) filterMemory.changed = changeAt(target);
  };

  const fields = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only notes what summaries and links, which take keys, do themselves
    <form
      className="flt"
      id="filters"
      ref={form}
      action={base}
      aria-labelledby="filters-title"
      onClick={remember}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <div className="head">
        <h2 id="filters-title">{texts.title}</h2>
        {clear}
      </div>
      {children}
      <noscript>
        <button className="btn full" type="submit">
          {texts.apply}
        </button>
      </noscript>
      {sheet ? (
        <div className="end">
          <button className="btn go full" type="button" onClick={() => setSheet(false)}>
            {texts.show}
          </button>
        </div>
      ) : null}
    </form>
  );
  return (
    <>
      <LiveRegion message={said} />
      {sheet ? null : fields}
      <Dialog
        open={sheet}
        onClose={() => setSheet(false)}
        shape="sheet"
        labelledBy="filters-title"
        closeLabel={texts.close}
      >
        {sheet ? fields : null}
      </Dialog>
    </>
  );
}
