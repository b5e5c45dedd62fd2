"use client";

import { useSyncExternalStore } from "react";

/**
 * Does this browser keep anything under this key of its `localStorage`? Nothing while the page is made and until its
 * scripts run: what reads it need not be fetched where there is nothing to read.
 * @param changed the event that tells of a change in this tab
 */
export function useStored(key: string, changed: string): boolean {
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
      return localStorage.getItem(key) !== null;
    } catch {
      return false; // storage is forbidden here: the shop works without remembering
    }
  };
  return useSyncExternalStore(subscribe, stored, () => false);
}
