import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { filterMemory, findControl } from "@/components/catalogue/listing/filter-memory";

/** Restores the scroll position without animation. */
const standAt = (top: number) => scrollTo({ top, behavior: "instant" });

/**
 * A change of the filters loads a new page: this restores the scroll position and the focus (the changed field, or the next
 * chip after one was removed), and announces the result.
 * @param found the announcement
 * @returns the text for the live region
 */
export function useReturn(form: RefObject<HTMLFormElement | null>, found: string): string {
  const [announcement, announce] = useState("");
  useLayoutEffect(() => {
    if (filterMemory.changed) standAt(filterMemory.changed.pageScroll);
  }, []);
  useEffect(() => {
    const { changed } = filterMemory;
    if (!changed || !form.current) return;
    filterMemory.changed = null;
    standAt(changed.pageScroll); // once more: the router has scrolled to the top for links that ask for it
    const place = findControl(form.current, changed) ?? document.querySelector<HTMLElement>(".chip") ?? form.current;
    place.focus({ preventScroll: true });
    form.current.closest("dialog")?.scrollTo(0, changed.sheetScroll);
    setTimeout(() => announce(found), 200); // a region is read out only when it changes after it has appeared
  }, [form, found]);
  return announcement;
}
