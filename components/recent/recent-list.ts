"use client";

import { useSyncExternalStore } from "react";
import { type CategoryId, categoryById, type Season, seasons } from "@/lib/domain/category";
import { recentChanged as changed, recentKey } from "@/lib/preferences/stored-keys";

/** So many are remembered. */
const most = 12;

/** What is needed to show a tyre again; its price may change and is not kept. */
export type RecentTyre = {
  id: number;
  slug: string;
  category: CategoryId;
  name: string;
  size: string;
  season: Season;
  image: string;
};

const isText = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 200;

function readTyre(value: unknown): RecentTyre[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, slug, name, size, image, ...rest } = value as Record<string, unknown>;
  const category = categoryById(String(rest.category))?.id;
  const season = seasons.find((one) => one === rest.season);
  if (typeof id !== "number" || !isText(slug) || !isText(name) || !isText(size) || !isText(image)) return [];
  // Only paths of this shop: what was stored may have been written by something else.
  if (!category || !season || !/^[a-z0-9-]+$/.test(slug) || !/^\/(?!\/)[\w./-]+$/.test(image)) return [];
  return [{ id, slug, category, name, size, season, image }];
}

/** Reads what was stored; whatever is not as it was written is passed over. */
export function readRecent(text: string | null): RecentTyre[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.flatMap(readTyre).slice(0, most) : [];
  } catch {
    return []; // cut off or written by something else: then nothing is remembered, which is what the caller is told
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
    return nothing; // storage is forbidden here: the shop works without remembering
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

/** The tyres looked at last, newest first, the same in all tabs. Nothing until the page's scripts run. */
export function useRecent(): readonly RecentTyre[] {
  return useSyncExternalStore(subscribe, recent, () => nothing);
}

function keep(tyres: readonly RecentTyre[]): void {
  try {
    if (tyres.length === 0) localStorage.removeItem(recentKey);
    else localStorage.setItem(recentKey, JSON.stringify(tyres.slice(0, most)));
  } catch {
    return; // full or forbidden: nothing is promised by then
  }
  dispatchEvent(new Event(changed));
}

/** Remembers a tyre as the one looked at last. */
export function noteViewed(tyre: RecentTyre): void {
  keep([tyre, ...recent().filter(({ id }) => id !== tyre.id)]);
}

/** Forgets all of them. */
export function forgetRecent(): void {
  keep([]);
}
