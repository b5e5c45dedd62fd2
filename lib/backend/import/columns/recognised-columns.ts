import type { ImportField } from "@/lib/backend/import/columns/fields";
import type { ColumnPlan } from "@/lib/backend/import/columns/plan";

/** A column of a list, what it was taken for (`null`: nothing is read from it), and its first different cells. */
export type RecognisedColumn = { column: string; field: ImportField | null; samples: string[] };

/**
 * Every column of a list that has a name, in the list's order, so that a person can see what was understood and correct
 * it by `{"columns": {"name": "field" | "ignored"}}` of a mapping.
 */
export function recognisedColumns(
  header: readonly string[],
  plan: Pick<ColumnPlan, "places">,
  samples: readonly (readonly string[])[],
): RecognisedColumn[] {
  const fields = new Map<number, ImportField>();
  for (const [field, place] of plan.places) {
    if ("header" in place) for (const index of [place.index, ...(place.also ?? [])]) fields.set(index, field);
  }
  return header.flatMap((name, index) =>
    name.trim() === ""
      ? []
      : [{ column: name.trim(), field: fields.get(index) ?? null, samples: [...(samples[index] ?? [])] }],
  );
}
