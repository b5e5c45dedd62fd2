"use client";

import { useSyncExternalStore } from "react";

/** What a browser keeps under one key. */
export type StoredValue<T> = {
  /** What stands for the value where nothing is kept. */
  nothing: T;
  /** The value as it is now: the same object until another text is kept. */
  read: () => T;
  /** Keeps a text in place of the one there is; `null` forgets it. */
  write: (text: string | null) => void;
  /** Calls the listener at each change, in this tab or another. @returns a function that ends it */
  subscribe: (listener: () => void) => () => void;
};

/**
 * A value in this browser's storage. Where that is closed or full, the shop works without remembering.
 * @param parse reads the text, which something else may have written: what it cannot read, or throws at, is nothing
 * @param where `sessionStorage` is that of one tab
 */
export function storedValue<T>(
  key: string,
  nothing: T,
  parse: (text: string) => T,
  where: "localStorage" | "sessionStorage" = "localStorage",
): StoredValue<T> {
  const changed = `${key}-changed`;
  let raw: string | null = null;
  let value = nothing;
  return {
    nothing,
    read() {
      try {
        const text = window[where].getItem(key);
        if (text !== raw) {
          raw = text;
          value = nothing;
          if (text !== null) value = parse(text);
        }
        return value;
      } catch {
        return nothing;
      }
    },
    write(text) {
      try {
        if (text === null) window[where].removeItem(key);
        else window[where].setItem(key, text);
        dispatchEvent(new Event(changed));
      } catch (error) {
        console.warn(error); // the shop works without it
      }
    },
    subscribe(listener) {
      addEventListener("storage", listener); // another tab
      addEventListener(changed, listener); // this one
      return () => {
        removeEventListener("storage", listener);
        removeEventListener(changed, listener);
      };
    },
  };
}

/** A stored value for a component, the same in all tabs. Nothing while the page is made and until its scripts run. */
export function useStoredValue<T>({ subscribe, read, nothing }: StoredValue<T>): T {
  return useSyncExternalStore(subscribe, read, () => nothing);
}
