"use client";

import { type MouseEvent, type ReactNode, useRef } from "react";
import { filterMemory } from "@/components/catalogue/listing/filter-memory";
import { useFilterForm } from "@/components/catalogue/listing/use-filter-form";
import { useFilterSheet } from "@/components/catalogue/listing/use-filter-sheet";
import { useReturn } from "@/components/catalogue/listing/use-return";
import { Dialog } from "@/components/ui/dialog";
import { LiveRegion } from "@/components/ui/live-region";

export type FilterPanelProps = {
  /** Public path that the brands and the query come behind. */
  base: string;
  messages: { title: string; close: string; show: string; found: string; apply: string };
  /** Link that clears all filters, when any is set. */
  clear: ReactNode;
  /** The groups of fields. */
  children: ReactNode;
};

/** Records which groups are open; the browser opens and closes them. */
function remember({ target }: MouseEvent): void {
  const group = target instanceof Element ? target.closest("summary")?.parentElement : null;
  if (group instanceof HTMLDetailsElement) filterMemory.groups.set(group.dataset.group ?? "", !group.open);
}

/**
 * The form of filters. Without scripts its button submits it. With them each change navigates to the filtered listing, and on
 * narrow screens the form is in a sheet. Fields elsewhere in the page belong to it by `form="filters"`.
 */
export function FilterPanel({ base, messages, clear, children }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sheet, setSheet] = useFilterSheet(form);
  const { go, busy } = useFilterForm(form, base);
  const announcement = useReturn(form, messages.found);

  const fields = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only notes what summaries, which take keys, do themselves
    <form
      className="flt"
      id="filters"
      ref={form}
      action={base}
      aria-labelledby="filters-title"
      aria-busy={busy}
      tabIndex={-1}
      onClick={remember}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <LiveRegion message={announcement} />
      <div className="head">
        <h2 id="filters-title">{messages.title}</h2>
        {clear}
      </div>
      {children}
      <noscript>
        <button className="btn full" type="submit">
          {messages.apply}
        </button>
      </noscript>
      {sheet ? (
        <div className="end">
          <button className="btn go full" type="button" onClick={() => setSheet(false)}>
            {messages.show}
          </button>
        </div>
      ) : null}
    </form>
  );
  return (
    <>
      {sheet ? null : fields}
      <Dialog
        open={sheet}
        onClose={() => setSheet(false)}
        shape="sheet"
        labelledBy="filters-title"
        closeLabel={messages.close}
      >
        {sheet ? fields : null}
      </Dialog>
    </>
  );
}
