"use client";

import { useEffect, useRef } from "react";
import { isTyping } from "@/components/admin/shell/keys";

export type ListKeys = {
  /** Moves the focus: by rows, to the first, to the last. */
  go: (by: number | "first" | "last") => void;
  take: (range: boolean) => void;
  open: () => void;
  close: () => void;
  step: () => void;
  /** Unfolds the row and goes to one of its forms. */
  form: (name: "hold" | "note" | "tracking") => void;
  print: () => void;
  copy: () => void;
};

/** The keys of a list. Letters do nothing where the reader has switched them off, nor in a field or with a modifier. */
export function useListKeys(keys: ListKeys, singleKeys: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  const went = useRef(false);
  useEffect(() => {
    const letters = new Map<string, () => void>([
      ["j", () => latest.current.go(1)],
      ["k", () => latest.current.go(-1)],
      ["x", () => latest.current.take(false)],
      ["X", () => latest.current.take(true)],
      ["e", () => latest.current.step()],
      ["h", () => latest.current.form("hold")],
      ["n", () => latest.current.form("note")],
      ["t", () => latest.current.form("tracking")],
      ["p", () => latest.current.print()],
      ["y", () => latest.current.copy()],
    ]);
    const others = new Map<string, () => void>([
      ["ArrowDown", () => latest.current.go(1)],
      ["ArrowUp", () => latest.current.go(-1)],
      ["Home", () => latest.current.go("first")],
      ["End", () => latest.current.go("last")],
      ["Enter", () => latest.current.open()],
    ]);
    const onKey = (event: KeyboardEvent) => {
      const afterG = went.current;
      went.current = event.key === "g";
      if (event.key === "Escape") return latest.current.close();
      if (isTyping(event)) return;
      const onRow = document.activeElement?.matches("table.orders tr");
      const act = (singleKeys && !afterG && letters.get(event.key)) || (onRow && others.get(event.key));
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [singleKeys]);
}
