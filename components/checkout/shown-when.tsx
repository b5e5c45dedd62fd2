"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Fields that are asked for only when the box before them is ticked. Until scripts are here, they are in the page all the same, and
 * styles show them by the box (`.asked` in checkout.css).
 */
export function ShownWhen({ ticked, children }: { ticked: boolean; children: ReactNode }) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return ticked || !isLive ? <div className="asked">{children}</div> : null;
}
