"use client";

import { useEffect } from "react";

let live = false;

/** Has all of the page the browser was given come to life? Until then React does not know its head's title and addresses
 * yet, and a navigation of its router would leave them behind in the next page's head. */
export const isPageLive = (): boolean => live;

/** Stands last in the page, inside a `Suspense` of its own, which React brings to life after those before it. */
export function PageLive(): null {
  useEffect(() => {
    live = true;
  }, []);
  return null;
}
