import type { ReactNode } from "react";
import { Shell } from "@/components/layout/shell";

/** Layout "home": catalogue and product pages. */
export default function HomeLayout({ children }: { children: ReactNode }) {
  return <Shell kind="home">{children}</Shell>;
}
