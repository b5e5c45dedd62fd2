"use client";

import { rowFocus } from "@/components/admin/shell/row-focus";
import { useRowKeys } from "@/components/admin/shell/use-row-keys";
import { tickNone } from "./pick-boxes";

const row = "tr.tyre";

/** The keys of the list of tyres: `x` picks one, `e` goes to what is to change, `Enter` opens one, `Escape` picks none. */
export function TyreKeys({ singleKeys }: { singleKeys: boolean }) {
  const here = () => document.activeElement?.closest(row);
  const letters = new Map([
    ["x", () => here()?.querySelector<HTMLElement>("[name=ids]")?.click()],
    ["e", () => document.querySelector<HTMLElement>("#edit-fields input")?.focus()],
  ]);
  const close = (typing: boolean) => {
    if (!typing) tickNone(document.querySelector<HTMLFormElement>("#tyre-edit"));
  };
  const open = () => here()?.querySelector<HTMLElement>("a")?.click();
  useRowKeys({ go: rowFocus(row), open, close, letters }, row, singleKeys);
  return null;
}
