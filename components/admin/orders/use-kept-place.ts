"use client";

import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the reader's place when the page is loaded anew. Once an order was unfolded the address has other parameters than those that the page
 * was loaded with, so the router takes the next load for another page and goes to its top. It does that in a layout effect of a part around
 * the list, which runs after this one: hence the microtask.
 * @param loaded what comes anew with the page
 */
export function useKeptPlace(loaded: unknown): void {
  const before = useRef(loaded);
  useLayoutEffect(() => {
    if (before.current === loaded) return;
    before.current = loaded;
    const top = window.scrollY;
    queueMicrotask(() => {
      if (window.scrollY !== top) window.scrollTo({ top, behavior: "instant" });
    });
  }, [loaded]);
}
