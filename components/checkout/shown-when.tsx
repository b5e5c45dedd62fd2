"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Fields shown only when the box before them is ticked. Before hydration they are in the page, and CSS shows them by the box
 * (`.asked` in checkout.css).
 */
export function ShownWhen({ ticked, children }: { ticked: boolean; children: ReactNode }) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return ticked || !isLive ? <div className="asked">{children}</div> : null;
}
