"use client";

import { type RecentTyre, tyresIn } from "@/components/recent/mark-viewed";
import { categoryById, seasons } from "@/lib/domain/category";
import { recentKey } from "@/lib/preferences/stored-keys";
import { storedValue } from "@/lib/preferences/stored-value";

const isText = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 200;

function readTyre(value: unknown): RecentTyre[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, slug, name, size, image, ...rest } = value as Record<string, unknown>;
  const category = categoryById(String(rest.category))?.id;
  const season = seasons.find((one) => one === rest.season);
  if (typeof id !== "number" || !isText(slug) || !isText(name) || !isText(size) || !isText(image)) return [];
  // Only paths of this shop: what was stored may have been written by something else.
  if (!category || !season || !/^[a-z0-9-]+$/.test(slug) || !/^\/(?!\/)[\w./-]+(?:\?v=[\w-]+)?$/.test(image)) return [];
  const year = typeof rest.year === "number" && Number.isInteger(rest.year) ? rest.year : null;
  return [{ id, slug, category, name, size, season, year, image }];
}

/** The tyres looked at last, newest first; one that is not as it was written is passed over. */
export const recentTyres = storedValue<readonly RecentTyre[]>(recentKey, [], (text) => tyresIn(text).flatMap(readTyre));
