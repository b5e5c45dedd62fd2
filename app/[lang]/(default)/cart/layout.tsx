import "@/app/styles/options.css";
import "@/app/styles/cart-summary.css";
import "@/app/styles/cart.css";
import "@/app/styles/checkout.css";
import type { ReactNode } from "react";

/** Personal: rendered for each request, never cached. */
export const dynamic = "force-dynamic";

export default function CartLayout({ children }: { children: ReactNode }) {
  return children;
}
