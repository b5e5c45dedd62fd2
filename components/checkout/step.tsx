import type { ReactNode } from "react";

/** One of the numbered steps; all of them stay in view. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li>
      <span className="no" aria-hidden="true">
        {number}
      </span>
      <fieldset>
        <legend>{title}</legend>
        {children}
      </fieldset>
    </li>
  );
}
