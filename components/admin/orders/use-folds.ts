"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { nameOf } from "./live-row";
import type { RowView } from "./row-view";
import type { LoadFold } from "./use-unfolded";

/** What was loaded before it was asked for is shown for so long, ms: later others may have changed the order. */
const goodFor = 10_000;
/** The next order is loaded so long after one was unfolded, ms: what the reader does at once goes before it. */
const startAfter = 100;

/** What an order holds, loaded before it was asked for. @property name the order and its revision */
type Ahead = { name: string; at: number; fold: Promise<ReactNode> };

/**
 * Loads what orders hold: of the next one while the reader looks at the one before, so that whoever goes through the queue waits for the
 * first one only.
 * @param load asks the shop
 */
export function useFolds(load: LoadFold) {
  const ahead = useRef<Ahead | null>(null);
  return {
    /** What an order holds: at once where it was loaded ahead and has not changed since. @param row the order's, as far as it is in the list */
    loadFold: async (number: string, row: RowView | undefined): Promise<ReactNode> => {
      const known = ahead.current;
      const isGood = known && row && known.name === nameOf(row) && Date.now() - known.at < goodFor;
      return (isGood && (await known.fold)) || load(number);
    },
    loadAhead: (row: RowView) => {
      // What fails is asked for again by whoever unfolds it, and told then.
      ahead.current = { name: nameOf(row), at: Date.now(), fold: load(row.number).catch(() => null) };
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
