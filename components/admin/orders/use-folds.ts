"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { nameOf } from "./live-row";
import type { RowView } from "./row-view";
import type { LoadFold } from "./use-unfolded";

/** What was loaded before it was asked for is shown for so long, ms: later others may have changed the order. */
const goodFor = 10_000;
/** The next order is loaded so long after one was unfolded, ms: what the reader does at once goes before it. */
const startAfter = 100;

/** An order that is loaded before it is asked for. @property name the order and its revision @property fold what it holds, once it is there */
type Ahead = { name: string; at: number; loading: Promise<ReactNode>; fold?: ReactNode };

/**
 * Loads what orders hold: of the next one while the reader looks at the one before, so that whoever goes through the queue waits for the
 * first one only.
 * @param load asks the shop
 */
export function useFolds(load: LoadFold) {
  const ahead = useRef<Ahead | null>(null);
  /** The number that was asked for last: it is on its way, or unfolded. */
  const asked = useRef<string | null>(null);

  /** The order that was loaded ahead, where it is that one and has not changed since. */
  const goodAhead = (row: RowView | undefined) => {
    const known = ahead.current;
    return known && row && known.name === nameOf(row) && Date.now() - known.at < goodFor ? known : null;
  };

  return {
    /** What an order holds, where that is known already. @param row the order's, as far as it is in the list */
    foldAtHand: (row: RowView | undefined): ReactNode => goodAhead(row)?.fold ?? null,
    /** What an order holds, loaded ahead or now. */
    loadFold: async (number: string, row: RowView | undefined): Promise<ReactNode> => {
      asked.current = number;
      return (await goodAhead(row)?.loading) || load(number);
    },
    loadAhead: (row: RowView) => {
      if (row.number === asked.current) return;
      // What fails is asked for again by whoever unfolds it, and told then.
      const loading = load(row.number).catch(() => null);
      const mine: Ahead = { name: nameOf(row), at: Date.now(), loading };
      ahead.current = mine;
      void loading.then((fold) => {
        mine.fold = fold;
      });
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
