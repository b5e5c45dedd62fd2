"use client";

import { type Remembered, readRemembered } from "@/lib/preferences/remembered";
import { rememberedKey } from "@/lib/preferences/stored-keys";
import { storedValue, useStoredValue } from "@/lib/preferences/stored-value";

const remembered = storedValue<Remembered>(rememberedKey, { car: null, size: null }, readRemembered);

/** The remembered car and size. */
export function useRemembered(): Remembered {
  return useStoredValue(remembered);
}

/** Remembers a car, a size or both; what is not named stays, `null` forgets. */
export function remember(part: Partial<Remembered>): void {
  const next = { ...remembered.read(), ...part };
  remembered.write(next.car === null && next.size === null ? null : JSON.stringify(next));
}
