"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * Goes on to the payment page as soon as the order's own page is there. The address forgets that first, so whoever comes
 * back finds the order with its button and is not sent away again.
 */
export function GoToPayment({ href, children }: { href: string; children: ReactNode }) {
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    const here = new URL(window.location.href);
    here.searchParams.delete("pay");
    window.history.replaceState(null, "", here);
    // Before a page has loaded, going on would take its place in the history: nobody could come back to it.
    const go = () => setTimeout(() => window.location.assign(href));
    if (document.readyState === "complete") go();
    else window.addEventListener("load", go, { once: true });
  }, [href]);
  return (
    <p role="status" className="mt-1">
      {children}
    </p>
  );
}
