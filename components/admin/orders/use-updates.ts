"use client";

import { useEffect, useRef, useState } from "react";
import { onUpdates } from "@/components/admin/shell/updates";

/**
 * What others do to orders while a list is shown.
 * @param onChange what to do when orders came or were changed
 * @returns who has changed an order since, by its number
 */
export function useUpdates(onChange: () => void): Record<string, string> {
  const [by, setBy] = useState<Record<string, string>>({});
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(
    () =>
      onUpdates(({ changed }) => {
        if (changed.length === 0) return;
        const named = changed.flatMap((one) => (one.by === null ? [] : [[one.number, one.by] as const]));
        setBy((known) => ({ ...known, ...Object.fromEntries(named) }));
        change.current();
      }),
    [],
  );
  return by;
}
