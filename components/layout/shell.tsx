import type { ReactNode } from "react";

export type LayoutKind = "home" | "temp" | "default" | "404";

/** The frame of every page: skip link, header, content, footer. */
export async function Shell({ kind, children }: { kind: LayoutKind; children: ReactNode }) {
  return (
    <div className={`layout-${kind}`}>
      <main id="content">{children}</main>
    </div>
  );
}
