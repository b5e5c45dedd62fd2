import type { ReactNode } from "react";

/** A form of an order that unfolds in place; the keys of the list find it by its id. */
export function Fold({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <details className="fold" id={id}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
