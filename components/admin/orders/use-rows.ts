"use client";

import { useMemo } from "react";
import type { RowGroup } from "./groups";
import type { LiveRow } from "./live-row";
import type { RowView } from "./row-view";

export const rowsIn = (groups: readonly RowGroup[]) => groups.flatMap(({ rows }) => rows);

/**
 * The rows of a list as they are known now; each stays the same object until something becomes of the list, so that it is not rendered anew.
 * @param shown the groups that the list was loaded with @param latest as they were read last @param live what was changed since, by number
 * @returns `now`: rows as they were read last, by number
 */
export function useRows(
  shown: readonly RowGroup[],
  latest: readonly RowGroup[],
  live: Record<string, LiveRow>,
): { rows: RowView[]; now: ReadonlyMap<string, RowView> } {
  const now = useMemo(() => new Map(rowsIn(latest).map((row) => [row.number, row])), [latest]);
  const rows = useMemo(
    () =>
      rowsIn(shown).map((row): RowView => {
        const known = { ...row, ...now.get(row.number) };
        const changed = live[row.number];
        return changed && changed.revision >= known.revision ? { ...known, ...changed } : known;
      }),
    [shown, now, live],
  );
  return { rows, now };
}
