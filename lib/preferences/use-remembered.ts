"use client";

import { useSyncExternalStore } from "react";
import { type Remembered, readRemembered } from "@/lib/preferences/remembered";
import { rememberedChanged as changed, rememberedKey } from "@/lib/preferences/stored-keys";

const nothing: Remembered = { car: null, size: null };

let raw: string | null = null;
let read = nothing;

function stored(): string | null {
  try {
    return localStorage.getItem(rememberedKey);
  } catch {
    return null; // storage is unavailable
  }
}

function snapshot(): Remembered {
  const text = stored();
  if (text !== raw) {
    raw = text;
    read = readRemembered(text);
  }
  return read;
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener); // another tab
  addEventListener(changed, listener); // this one
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(changed, listener);
  };
}

/** The remembered car and size, the same in all tabs. Nothing while the page is made and until its scripts run. */
export function useRemembered(): Remembered {
  return useSyncExternalStore(subscribe, snapshot, () => nothing);
}

/** Remembers a car, a size or both; what is not named stays, `null` forgets. */
export function remember(part: Partial<Remembered>): void {
  const next = { ...snapshot(), ...part };
  try {
    if (next.car === null && next.size === null) localStorage.removeItem(rememberedKey);
    else localStorage.setItem(rememberedKey, JSON.stringify(next));
  } catch {
    return; // storage is full or unavailable
  }
  dispatchEvent(new Event(changed));
}
