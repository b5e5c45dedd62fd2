"use client";

import { useEffect } from "react";

let live = false;

/**
 * Is the whole page hydrated? Until then React does not know the title and links in its head, and a client-side navigation
 * would leave them in the next page's head.
 */
export const isPageLive = (): boolean => live;

/** The last element of the page, in its own `Suspense`, which React hydrates after those before it. */
export function PageLive(): null {
  useEffect(() => {
    live = true;
  }, []);
  return null;
}
