"use client";

import { rowFocus } from "@/components/admin/shell/row-focus";
import { useRowKeys } from "@/components/admin/shell/use-row-keys";

const row = "tr.set";

/** The keys of the list of change sets: `j` and `k` go from row to row, `Enter` opens one. */
export function SetKeys({ singleKeys }: { singleKeys: boolean }) {
  const open = () => document.activeElement?.querySelector<HTMLElement>("a")?.click();
  useRowKeys({ go: rowFocus(row), open, close: () => {}, letters: new Map() }, row, singleKeys);
  return null;
}
