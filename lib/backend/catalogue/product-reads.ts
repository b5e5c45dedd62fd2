import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import { dispatchDateUntil } from "@/lib/domain/delivery-estimate";
import { tyreTag } from "@/lib/domain/page-tags";
import type { Reads } from "@/lib/runtime/page-reads";

type Shown = Pick<ProductRow, "id" | "lowest_until">;

/** What an answer that shows these tyres is made of, as `presentProduct` presents them. */
export function productReads(rows: readonly Shown[], now: Date): Pick<Reads, "tags" | "until"> {
  const ends = rows.map(({ lowest_until }) => lowest_until ?? Number.POSITIVE_INFINITY);
  return {
    tags: rows.map(({ id }) => tyreTag(id)),
    until: Math.min(dispatchDateUntil(now), ...ends),
  };
}
