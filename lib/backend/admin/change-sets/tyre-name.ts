import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { formatTyreSize } from "@/lib/domain/tyre-size";

/** What a tyre is named by, as the database and a change set write it. */
export type NamedColumns = {
  brand: string;
  pattern: string;
  width: number;
  profile: number | null;
  construction: "R" | "D" | "B";
  rim_tenths: number;
  commercial: boolean;
  load_index: number;
  load_index_dual: number | null;
  speed_symbol: string;
};

/** Brand and pattern of a tyre, and its size with the indexes. */
export function tyreName(tyre: NamedColumns): { name: string; size: string } {
  const { width, profile, construction, commercial } = tyre;
  const text = formatTyreSize({ width, profile, construction, rim: tyre.rim_tenths / 10, commercial });
  return { name: `${tyre.brand} ${tyre.pattern}`, size: tyreDesignation({ ...tyre, size: { text } }) };
}
