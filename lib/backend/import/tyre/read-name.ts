import { latinName } from "@/lib/backend/import/cells/latin";
import { brandKey, brandName, type KnownBrands, knownBrands } from "@/lib/backend/import/tyre/brand";
import { type NameParts, readFullName } from "@/lib/backend/import/tyre/full-name";
import { type Marks, splitMarks } from "@/lib/backend/import/tyre/marks";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";
import { normalisePatternName } from "@/lib/domain/slug";
import { findTyreSize, type ParsedTyreSize } from "@/lib/domain/tyre-size-spelling";

const tradeBrands = knownBrands([]);

export type TyreName = {
  brand: string;
  pattern: string;
  marks: Marks;
  /** The size the full name gives. */
  size: ParsedTyreSize | undefined;
};

/** A pattern's column without a size that stands in it and without its own brand in front. */
function ownPattern(text: string, brand: string | undefined): string {
  const found = findTyreSize(text);
  const name = found && found.start > 0 ? text.slice(0, found.start).trim() : text;
  const words = name.split(" ");
  for (let count = Math.min(3, words.length - 1); count > 0 && brand !== undefined; count--) {
    // Not by the brands of the database: the same list must read the same before and after they are added.
    const lead = brandName(words.slice(0, count).join(" "), tradeBrands);
    if (brandKey(lead) === brandKey(brand)) return words.slice(count).join(" ");
  }
  return name;
}

/**
 * Brand, pattern and marks of a row, from their columns and from the full name. Refuses what is missing: an
 * unnamed tyre cannot be sold.
 */
export function readName(row: RowReader, known: KnownBrands): TyreName | null {
  const [brandText, patternText, full] = [row.text("brand"), row.text("pattern"), row.text("full_name")];
  const named: NameParts = full === "" ? { marks: {} } : readFullName(full, known, patternText || undefined);
  const brand = brandText === "" ? named.brand : brandName(brandText, known);
  const column = patternText === "" ? { pattern: undefined, marks: {} } : splitMarks(ownPattern(patternText, brand));
  // A full name of another brand than its column (a maker beside its plant) still has the pattern, but not to be trusted.
  const pattern = latinName(column.pattern ?? (named.brand === brand ? named.pattern : undefined) ?? "");
  if (brand === undefined || brandKey(brand) === "") row.refuse("brand", "missing");
  else if (normalisePatternName(pattern) === "") row.refuse("pattern", "missing");
  else if (brand.length > 60) row.refuse("brand", "too_long", { max: 60 });
  else if (pattern.length > 80) row.refuse("pattern", "too_long", { max: 80 });
  else return { brand, pattern, marks: { ...named.marks, ...column.marks }, size: named.size };
  return null;
}
