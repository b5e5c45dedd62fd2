"use client";

import { useEffect, useState } from "react";

/** Has something been under way for more than a second? */
export function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), 1000);
    return () => clearTimeout(timer);
  }, [pending]);
  return slow;
}
