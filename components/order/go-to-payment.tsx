"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * Continues to the payment page as soon as the order page has loaded. The query is removed first, so that coming back shows
 * the order instead of redirecting again.
 */
export function GoToPayment({ href, children }: { href: string; children: ReactNode }) {
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    const here = new URL(window.location.href);
    here.searchParams.delete("pay");
    window.history.replaceState(null, "", here);
    // Navigating before the page has loaded would replace it in the history: nobody could come back to it.
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
