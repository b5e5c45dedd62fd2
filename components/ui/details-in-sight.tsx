"use client";

import type { ReactNode } from "react";

/** A disclosure that scrolls into sight what it opens below the window's edge; without scripts it opens in place. */
export function DetailsInSight({ className, children }: { className: string; children: ReactNode }) {
  return (
    <details
      className={className}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      {children}
    </details>
  );
}
