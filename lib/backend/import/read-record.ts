import { type ColumnPlan, textOf } from "@/lib/backend/import/columns/plan";
import type { ListRecord } from "@/lib/backend/import/file/list-file";
import { type ReadContext, type ReadTyre, readTyre } from "@/lib/backend/import/tyre/read-tyre";

/**
 * Reads one row of an open list.
 * @returns the tyre, or everything that is wrong with the row
 * @throws ImportRefused `no_currency`, `no_rate`: true of the whole list
 */
export function readRecord({ line, cells }: ListRecord, plan: ColumnPlan, context: ReadContext): ReadTyre {
  const spare = cells.slice(plan.width).filter((cell) => cell.trim() !== "");
  if (spare.length > 0) {
    const values = { count: cells.length, expected: plan.width };
    return { problems: [{ field: "full_name", reason: "too_many_cells", value: spare.join(" "), values }] };
  }
  return readTyre(line, (field) => textOf(plan, field, cells), context);
}
