import type { ReactNode } from "react";
import { Shell } from "@/components/layout/shell";

/** Layout "temp": the landing pages, whose first section reaches the edges. */
export default function TempLayout({ children }: { children: ReactNode }) {
  return <Shell kind="temp">{children}</Shell>;
}
