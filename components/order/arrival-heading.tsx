"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The heading of the page after an order. It takes the focus, with scripts and (`autofocus`) without. */
export function ArrivalHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers the order, and its heading says how it went
    <h1 ref={heading} className="mt-1" tabIndex={-1} autoFocus>
      {children}
    </h1>
  );
}
