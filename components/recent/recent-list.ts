"use client";

import { useSyncExternalStore } from "react";
import type { RecentTyre } from "@/components/recent/mark-viewed";
import { categoryById, seasons } from "@/lib/domain/category";
import { recentChanged as changed, recentKey } from "@/lib/preferences/stored-keys";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 200;

function readTyre(value: unknown): RecentTyre[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, slug, name, size, image, ...rest } = value as Record<string, unknown>;
  const category = categoryById(String(rest.category))?.id;
  const season = seasons.find((one) => one === rest.season);
  if (typeof id !== "number" || !isText(slug) || !isText(name) || !isText(size) || !isText(image)) return [];
  // Only paths of this shop: what was stored may have been written by something else.
  if (!category || !season || !/^[a-z0-9-]+$/.test(slug) || !/^\/(?!\/)[\w./-]+(?:\?v=[\w-]+)?$/.test(image)) return [];
  return [{ id, slug, category, name, size, season, image }];
}

/** Parses the stored list; invalid entries are skipped. */
export function readRecent(text: string | null): RecentTyre[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.flatMap(readTyre) : [];
  } catch {
    return []; // damaged or foreign content: treated as empty
  }
}

const nothing: readonly RecentTyre[] = [];
let raw: string | null = null;
let read = nothing;

function recent(): readonly RecentTyre[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(recentKey);
  } catch {
    return nothing; // storage is unavailable
  }
  if (text !== raw) {
    raw = text;
    read = readRecent(text);
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

/** The recently viewed tyres, newest first, in sync across tabs. Empty until hydration. */
export function useRecent(): readonly RecentTyre[] {
  return useSyncExternalStore(subscribe, recent, () => nothing);
}

/** Forgets all of them. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(recentKey);
  } catch {
    return; // storage is unavailable: nothing was stored
  }
  dispatchEvent(new Event(changed));
}
