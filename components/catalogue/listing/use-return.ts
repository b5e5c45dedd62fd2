import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { filterMemory, findControl } from "@/components/catalogue/listing/filter-memory";

/** Back to where the shopper was, at once. */
const standAt = (top: number) => scrollTo({ top, behavior: "instant" });

/**
 * After a change of the filters this is a new page: it stands where the old one stood, the focus is on the field that
 * was touched (on the next chip after one was taken away), and what the change has led to is said aloud.
 * @param found what is said
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
