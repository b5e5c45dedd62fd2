import type { ReactNode } from "react";
import { Shell } from "@/components/layout/shell";

/** Layout "default": every page that names no other. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <Shell kind="default">{children}</Shell>;
}
