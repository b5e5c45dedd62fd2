"use client";

import { useEffect, useRef } from "react";
import { isTyping } from "@/components/admin/shell/keys";

/** What the letters do with the picked rows: the value of the button that they press. */
const acts: Record<string, string> = { e: "ordered", s: "other", b: "short" };

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("tbody input[name=lines]")];

/** `j` and `k` go from row to row, from the box that picks a supplier's rows to the first of them; `x` ticks the box that has the focus; `e`, `s` and `b` press the buttons of the row's supplier, for the row itself where none is picked. */
export function SupplyKeys() {
  const went = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const afterG = went.current; // which leads to another room
      went.current = event.key === "g";
      if (afterG || isTyping(event)) return;
      const rows = boxes();
      const box = document.activeElement as HTMLInputElement | null;
      const at = box ? rows.indexOf(box) : -1;
      const row = rows[at];
      const first = Math.max(
        rows.findIndex((one) => one.form === box?.form),
        0,
      );
      const form = box?.matches("[type=checkbox]") ? box.form : null; // of a row, or of the box that picks them all
      if (event.key === "j") rows[at < 0 ? first : Math.min(at + 1, rows.length - 1)]?.focus();
      else if (event.key === "k") rows[at < 0 ? first : Math.max(at - 1, 0)]?.focus();
      else if (event.key === "x" && form) box?.click();
      else if (event.key in acts && form) {
        if (row && !form.querySelector("input[name=lines]:checked")) row.checked = true;
        form.querySelector<HTMLButtonElement>(`button[value=${acts[event.key]}]`)?.click();
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return null;
}
