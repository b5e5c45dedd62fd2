"use client";

import { useSyncExternalStore } from "react";

/**
 * Does this browser keep anything under this key of its `localStorage`? Nothing while the page is made and until its
 * scripts run: what reads it need not be fetched where there is nothing to read.
 * @param changed the event that tells of a change in this tab
 * @param counts is what is kept worth reading? Without it anything is
 */
export function useStored(key: string, changed: string, counts = (_text: string) => true): boolean {
  const subscribe = (listener: () => void) => {
    addEventListener("storage", listener); // another tab
    addEventListener(changed, listener); // this one
    return () => {
      removeEventListener("storage", listener);
      removeEventListener(changed, listener);
    };
  };
  const stored = () => {
    try {
      const text = localStorage.getItem(key);
      return text !== null && counts(text);
    } catch {
      return false; // storage is unavailable
    }
  };
  return useSyncExternalStore(subscribe, stored, () => false);
}
