import "@/app/styles/options.css";
import "@/app/styles/cart-summary.css";
import "@/app/styles/cart.css";
import "@/app/styles/checkout.css";
import type { ReactNode } from "react";

/** Personal: made for each request, never kept. */
export const dynamic = "force-dynamic";

export default function CartLayout({ children }: { children: ReactNode }) {
  return children;
}
