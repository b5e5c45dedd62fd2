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

/** Stores the list; an empty one is deleted. */
export function keepCompared(ids: readonly number[]): void {
  list.write(ids.length === 0 ? null : ids.slice(0, mostCompared).join());
}

/** Adds a tyre to the comparison or removes it. @returns `false` when the list is full */
export function toggleCompared(id: number): boolean {
  const ids = compared();
  if (!ids.includes(id) && ids.length >= mostCompared) return false;
  keepCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return true;
}
