import type { ReactNode } from "react";

/** Personal: made for each request, never kept. */
export const dynamic = "force-dynamic";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
