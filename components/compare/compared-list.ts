"use client";

import { mostCompared, readIds } from "@/lib/domain/compared";
import { comparedKey } from "@/lib/preferences/stored-keys";
import { storedValue, useStoredValue } from "@/lib/preferences/stored-value";

const list = storedValue<readonly number[]>(comparedKey, [], (text) => readIds(text).slice(0, mostCompared));

/** The ids of the tyres chosen for comparing, in the order they were chosen in. */
export function compared(): readonly number[] {
  return list.read();
}

/** The same for a component. */
export function useCompared(): readonly number[] {
  return useStoredValue(list);
}

/** Keeps a list in place of the one there is; an empty one is forgotten. */
export function keepCompared(ids: readonly number[]): void {
  list.write(ids.length === 0 ? null : ids.slice(0, mostCompared).join());
}

/** Chooses a tyre for comparing, or no longer. @returns `false` when there is no place for it */
export function toggleCompared(id: number): boolean {
  const ids = compared();
  if (!ids.includes(id) && ids.length >= mostCompared) return false;
  keepCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return true;
}
