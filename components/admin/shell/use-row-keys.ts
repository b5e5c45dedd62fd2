"use client";

import { useEffect, useRef } from "react";
import { isTyping } from "./keys";

export type RowKeys = {
  /** Moves the focus: by rows, to the first, to the last. */
  go: (by: number | "first" | "last") => void;
  open: () => void;
  /** `Escape`. @param typing in a field, which keeps what was typed */
  close: (typing: boolean) => void;
  /** What other letters do. */
  letters: ReadonlyMap<string, () => void>;
};

/**
 * The keys of a list of rows. Letters do nothing where the reader has switched them off, nor in a field or with a modifier.
 * @param row what a row that has the focus matches
 */
export function useRowKeys(keys: RowKeys, row: string, singleKeys: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  const went = useRef(false);
  useEffect(() => {
    const moves = new Map<string, () => void>([
      ["j", () => latest.current.go(1)],
      ["k", () => latest.current.go(-1)],
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
      const typing = isTyping(event);
      if (event.key === "Escape") return latest.current.close(typing);
      if (typing) return;
      const onRow = document.activeElement?.matches(row);
      const letter = moves.get(event.key) ?? latest.current.letters.get(event.key);
      const act = (singleKeys && !afterG && letter) || (onRow && others.get(event.key));
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [row, singleKeys]);
}
