import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { filterMemory, findControl } from "@/components/catalogue/listing/filter-memory";

/**
 * After a change of the filters this is a new page: it stands where the old one stood, the focus is on the field that
 * was touched, and what the change has led to is said aloud.
 * @param found what is said
 * @returns the text for the live region
 */
export function useReturn(form: RefObject<HTMLFormElement | null>, found: string): string {
  const [said, say] = useState("");
  useLayoutEffect(() => {
    if (filterMemory.changed) scrollTo({ top: filterMemory.changed.pageScroll, behavior: "instant" });
  }, []);
  useEffect(() => {
    const { changed } = filterMemory;
    if (!changed || !form.current) return;
    filterMemory.changed = null;
    findControl(form.current, changed)?.focus({ preventScroll: true });
    form.current.closest("dialog")?.scrollTo(0, changed.sheetScroll);
    setTimeout(() => say(found), 200); // a region is read out only when it changes after it has appeared
  }, [form, found]);
  return said;
}
