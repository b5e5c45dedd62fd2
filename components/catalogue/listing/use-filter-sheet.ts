import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { filterMemory } from "@/components/catalogue/listing/filter-memory";

const opener = 'a[href="#filters"]';

/**
 * The sheet that contains the filters on narrow screens: opened by the link to the form, and reopened after a change made in
 * it. Its groups start closed, except those the shopper has opened.
 */
export function useFilterSheet(form: RefObject<HTMLFormElement | null>): [boolean, (open: boolean) => void] {
  const [sheet, setSheet] = useState(() => filterMemory.changed?.sheet ?? false);
  const wasSheet = useRef(sheet);

  useEffect(() => {
    const open = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest(opener))) return;
      event.preventDefault();
      setSheet(true);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);

  useLayoutEffect(() => {
    // Before the first paint after a change, so that the sheet does not flicker.
    const dialog = form.current?.closest("dialog");
    if (dialog && !dialog.open) dialog.showModal();
    for (const group of form.current?.querySelectorAll<HTMLDetailsElement>("details[data-group]") ?? [])
      group.open = filterMemory.groups.get(group.dataset.group ?? "") ?? (sheet ? false : group.open);
  }, [form, sheet]);

  // The link that opened the sheet may be one of an earlier page: the browser cannot give the focus back to it.
  useEffect(() => {
    if (wasSheet.current && !sheet) document.querySelector<HTMLElement>(opener)?.focus();
    wasSheet.current = sheet;
  }, [sheet]);

  return [sheet, setSheet];
}
