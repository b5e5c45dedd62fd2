"use client";

import { useEffect } from "react";
import { isTyping } from "./keys";

/**
 * `j` and `k` go to the next and the previous row; `Enter` unfolds it, as the browser does with every such row.
 * @param of what the `details` of a row match
 */
export function RowKeys({ of }: { of: string }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || (event.key !== "j" && event.key !== "k")) return;
      event.preventDefault();
      const rows = [...document.querySelectorAll<HTMLElement>(`${of} > summary`)];
      const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
      const to = event.key === "j" ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0);
      rows[to]?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [of]);
  return null;
}
