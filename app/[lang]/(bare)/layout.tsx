import type { ReactNode } from "react";

/** No layout: the pages that end a sign-in at another service are only passed through. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return children;
}
