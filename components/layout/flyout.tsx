"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";

/** A panel under a button of the header. It is a `<details>`, so it opens without scripts; with them it also closes by
 * Escape (focus returns to the button), by a click elsewhere and after a navigation. */
export function Flyout(props: { className: string; label: string; summary: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useEffect(() => {
    // Closes only on a new address: what was opened before hydration stays open.
    if (details.current && shownOn.current !== pathname) details.current.open = false;
    shownOn.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const close = (event: Event) => {
      const panel = details.current;
      if (!panel?.open) return;
      const byKey = event instanceof KeyboardEvent && event.key === "Escape";
      const outside = event.type === "pointerdown" && event.target instanceof Node && !panel.contains(event.target);
      if (!byKey && !outside) return;
      panel.open = false;
      if (byKey) panel.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);
  return (
    <details className={`flyout ${props.className}`} ref={details}>
      <summary aria-label={props.label}>{props.summary}</summary>
      <div className="flyout-panel">{props.children}</div>
    </details>
  );
}
