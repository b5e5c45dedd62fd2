"use client";

import { useEffect, useRef, useState } from "react";
import { readUpdates } from "@/lib/api/admin/browser";

const everyMs = 20_000;

/**
 * Looks every twenty seconds what others have done, while the page is seen.
 * @param onChange what to do when orders came or were changed
 * @returns who has changed an order since, by its number
 */
export function useUpdates(onChange: () => void): Record<string, string> {
  const [by, setBy] = useState<Record<string, string>>({});
  const latest = useRef<string | null>(null);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const said = await readUpdates(latest.current);
      if (said === null) return;
      latest.current = said.latest;
      if (said.changed.length === 0) return;
      const named = said.changed.flatMap((one) => (one.by === null ? [] : [[one.number, one.by] as const]));
      setBy((known) => ({ ...known, ...Object.fromEntries(named) }));
      change.current();
    };
    void look();
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, []);
  return by;
}
