"use client";

import { type RowKeys, useRowKeys } from "@/components/admin/shell/use-row-keys";

export type ListKeys = Pick<RowKeys, "go" | "open" | "close"> & {
  take: (range: boolean) => void;
  step: () => void;
  /** Unfolds the row and goes to one of its forms. */
  form: (name: "hold" | "note" | "tracking") => void;
  print: () => void;
  copy: () => void;
};

/** The keys of a list of orders. */
export function useListKeys({ take, step, form, print, copy, ...keys }: ListKeys, singleKeys: boolean): void {
  const letters = new Map([
    ["x", () => take(false)],
    ["X", () => take(true)],
    ["e", step],
    ["h", () => form("hold")],
    ["n", () => form("note")],
    ["t", () => form("tracking")],
    ["p", print],
    ["y", copy],
  ]);
  useRowKeys({ ...keys, letters }, "table.orders tr", singleKeys);
}
