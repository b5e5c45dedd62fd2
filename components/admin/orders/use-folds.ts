"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { nameOf } from "./live-row";
import type { RowView } from "./row-view";
import type { LoadFold } from "./use-unfolded";

/** What was loaded ahead is shown for so long, ms. What others do is heard of every 20 s, and the list is loaded anew then. */
const goodFor = 60_000;
/** The next order is loaded so long after one was unfolded, ms: a form that is sent meanwhile would wait for it. */
const startAfter = 100;

/**
 * An order that is loaded before it is asked for.
 * @property list what the page was loaded with then @property name the order and its revision @property fold what it holds, once it is there
 */
type Ahead = { list: unknown; name: string; at: number; loading: Promise<ReactNode>; fold?: ReactNode };

/**
 * Loads what orders hold: of the next one while the reader looks at the one before, so that whoever goes through the queue need not wait.
 * What was loaded ahead is shown once, and never after the list was loaded anew: notes, for one, change no revision.
 * @param load asks the shop @param list what the page was loaded with
 */
export function useFolds(load: LoadFold, list: unknown) {
  const ahead = useRef<Ahead | null>(null);
  /** The number that is on its way to be unfolded. */
  const asked = useRef<string | null>(null);

  /** The order that was loaded ahead, where it is that one and has not changed since. */
  const goodAhead = (row: RowView | undefined) => {
    const known = ahead.current;
    const isGood = known?.list === list && row && known?.name === nameOf(row) && Date.now() - known.at < goodFor;
    return isGood ? known : null;
  };

  return {
    /** What an order holds, where it has been loaded ahead; it is given once. @param row the order's, as far as it is in the list */
    takeFold: (row: RowView | undefined): ReactNode => {
      const fold = goodAhead(row)?.fold ?? null;
      if (fold !== null) ahead.current = null;
      return fold;
    },
    /** What an order holds, loaded ahead or now. @throws what `load` does */
    loadFold: async (number: string, row: RowView | undefined): Promise<ReactNode> => {
      asked.current = number;
      const known = goodAhead(row);
      if (known) ahead.current = null;
      try {
        return await (known ? known.loading.catch(() => load(number)) : load(number));
      } finally {
        if (asked.current === number) asked.current = null;
      }
    },
    /** Loads an order that the reader may ask for next, unless it is on its way or there. */
    loadAhead: (row: RowView): void => {
      if (row.number === asked.current || goodAhead(row)) return;
      const mine: Ahead = { list, name: nameOf(row), at: Date.now(), loading: load(row.number) };
      ahead.current = mine;
      mine.loading.then(
        (fold) => {
          mine.fold = fold;
        },
        () => {
          // Whoever unfolds it asks again, and is told then.
          if (ahead.current === mine) ahead.current = null;
        },
      );
    },
  };
}

/** Loads an order ahead. @param next the order after the one that is unfolded @param loadAhead as `useFolds` gives it */
export function useLoadAhead(next: RowView | undefined, loadAhead: (row: RowView) => void): void {
  const begin = useRef(() => {});
  begin.current = () => next && loadAhead(next);
  const name = next && nameOf(next);
  useEffect(() => {
    if (name === undefined) return;
    const timer = setTimeout(() => begin.current(), startAfter);
    return () => clearTimeout(timer);
  }, [name]);
}
