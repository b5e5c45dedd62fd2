"use client";

import { useSyncExternalStore } from "react";
import { mostCompared, readIds } from "@/lib/domain/compared";
import { comparedChanged as changed, comparedKey } from "@/lib/preferences/stored-keys";

const nothing: readonly number[] = [];
let raw = "";
let read = nothing;

function stored(): string {
  try {
    return localStorage.getItem(comparedKey) ?? "";
  } catch {
    return ""; // storage is unavailable
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener); // another tab
  addEventListener(changed, listener); // this one
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(changed, listener);
  };
}

/** The ids of the tyres chosen for comparing, in the order they were chosen in. */
export function compared(): readonly number[] {
  const text = stored();
  if (text !== raw) {
    raw = text;
    read = readIds(text).slice(0, mostCompared);
  }
  return read;
}

/** The same as a hook, in sync across tabs. Empty during server rendering and hydration. */
export function useCompared(): readonly number[] {
  return useSyncExternalStore(subscribe, compared, () => nothing);
}

/** Stores the list; an empty one is deleted. */
export function keepCompared(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(comparedKey);
    else localStorage.setItem(comparedKey, ids.slice(0, mostCompared).join());
  } catch {
    return; // storage is full or unavailable
  }
  dispatchEvent(new Event(changed));
}

/** Adds a tyre to the comparison or removes it. @returns `false` when the list is full */
export function toggleCompared(id: number): boolean {
  const ids = compared();
  if (!ids.includes(id) && ids.length >= mostCompared) return false;
  keepCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return true;
}
