import type { ReactNode } from "react";

/** No layout: the pages on which a sign-in at another service ends are only passed through. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return children;
}
