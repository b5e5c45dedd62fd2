import "@/app/styles/account.css";
import "@/app/styles/cart-summary.css";
import "@/app/styles/done.css";
import type { ReactNode } from "react";

/** Personal: rendered for each request, never cached. */
export const dynamic = "force-dynamic";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
