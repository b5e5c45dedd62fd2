import type { ReactNode } from "react";

/**
 * Stands above a form that only scripts can send. Sent before they came, the form leads back to its page at `#not-ready` (the
 * redirects of the Next configuration), and only then this is seen, without any script.
 */
export function NotReady({ children }: { children: ReactNode }) {
  return (
    <p className="note not-ready" id="not-ready" tabIndex={-1}>
      {children}
    </p>
  );
}
