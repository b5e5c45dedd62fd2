"use client";

import { rowFocus } from "@/components/admin/shell/row-focus";
import { useRowKeys } from "@/components/admin/shell/use-row-keys";

const row = "tr.chg";

/** Unfolds what asks before it does something, and goes to its button. */
function ask(id: string): void {
  const fold = document.querySelector<HTMLDetailsElement>(`#${id}`);
  if (!fold) return;
  fold.open = true;
  fold.querySelector<HTMLElement>("[type=submit]")?.focus();
}

/** Applies; where the box has to be ticked first, it goes there. */
function apply(): void {
  const box = document.querySelector<HTMLInputElement>("#confirmed");
  const button = document.querySelector<HTMLElement>("#apply");
  if (box && !box.checked) box.focus();
  else button?.click();
}

/** The keys of a change set's sheet: `j k` among its changes, `x` leaves one out or puts it back, `a`, `d` and `z` decide. */
export function ImportKeys({ singleKeys }: { singleKeys: boolean }) {
  const go = rowFocus(row);
  const exclude = () => {
    const here = document.activeElement?.closest(row);
    here?.querySelector<HTMLElement>("[name=act]")?.click();
    if (here) go(1);
  };
  const open = () => {
    const fold = document.activeElement?.querySelector<HTMLDetailsElement>("details");
    if (fold) fold.open = !fold.open;
  };
  const letters = new Map([
    ["x", exclude],
    ["a", apply],
    ["d", () => ask("discard")],
    ["z", () => ask("revert")],
    ["p", () => print()],
  ]);
  useRowKeys({ go, open, close: () => {}, letters }, row, singleKeys);
  return null;
}
