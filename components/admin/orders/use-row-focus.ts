"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** Puts the focus on a row, or into a form of what it holds. */
export function focusOn(number: string, form: string | null): void {
  const details = form ? document.querySelector<HTMLDetailsElement>(`#${form}-${number}`) : null;
  if (details) details.open = true;
  const field = details?.querySelector<HTMLElement>("select, textarea, input:not([type=hidden])");
  (field ?? document.getElementById(`row-${number}`))?.focus();
}

/**
 * The row of a list at which the reader is, and where the focus goes once an order is unfolded: whoever has moved on meanwhile stays there.
 * @param first the row at which they begin @param open the order that is unfolded
 */
export function useRowFocus(first: string, open: string | null) {
  const [at, setAt] = useState(first);
  const wanted = useRef<{ number: string; form: string | null } | null>(null);

  /** Says at which row the reader is. */
  const stand = useCallback((number: string) => {
    if (wanted.current?.number !== number) wanted.current = null;
    setAt(number);
  }, []);

  /** Says where the focus goes once an order is unfolded; without a form to its row. */
  const want = (number: string, form: string | null) => {
    wanted.current = { number, form };
  };

  useEffect(() => {
    if (open === null || wanted.current?.number !== open) return;
    focusOn(open, wanted.current.form);
    wanted.current = null;
  }, [open]);

  return { at, stand, want };
}
