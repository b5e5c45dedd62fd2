import { latinCode } from "@/lib/backend/import/cells/latin";
import type { ImportField } from "@/lib/backend/import/columns/fields";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";
import { isSpeedSymbol, type SpeedSymbol } from "@/lib/domain/speed-symbol";
import type { ParsedTyreSize } from "@/lib/domain/tyre-size-spelling";

export type ServiceDescription = {
  loadIndex: number;
  loadIndexDual: number | null;
  speedSymbol: SpeedSymbol;
  xl: boolean;
};

type Said = { loadIndex?: number; loadIndexDual?: number; speedSymbol?: string; xl?: boolean };

const pattern =
  /^\(?(?<li>\d{2,3})?(?:\s*[/-]\s*(?<dual>\d{2,3}))?\s*(?<si>\(?(?:A[1-8]|[A-Z])\)?)?\)?\s*(?<xl>XL|RF|EXTRA LOAD|REINF\.?)?$/;

/** `10PR`, also cut to `10P`: no road tyre has so low a load index. */
const plyRating = /^(?:[4-9]|1\d|20)\s?PR?$/;

/** Reads an index cell: `91`, `109/107`, `109-107T`, `T XL`, `(101Y)`. `null` when it is none of these. */
function readIndexes(text: string): Said | null {
  const code = latinCode(text);
  const groups = pattern.exec(code)?.groups;
  if (!groups || (!groups.li && !groups.si)) return null;
  const said: Said = {};
  if (groups.li) said.loadIndex = Number(groups.li);
  if (groups.dual) said.loadIndexDual = Number(groups.dual);
  if (groups.si) said.speedSymbol = /\(\s*(?:\d+\s*)?Y\)/.test(code) ? "(Y)" : groups.si.replace(/[()]/g, "");
  if (groups.xl) said.xl = true;
  return said;
}

function cell(row: RowReader, field: ImportField, wrong: "bad_load_index" | "bad_speed_symbol"): Said {
  const text = row.text(field);
  if (text === "") return {};
  const said = plyRating.test(latinCode(text)) ? null : readIndexes(text);
  if (!said) row.refuse(field, plyRating.test(latinCode(text)) ? "ply_rating" : wrong);
  return said ?? {};
}

/** The first of `all` that states the field, after checking that no other states something else. */
function agreed<Key extends "loadIndex" | "loadIndexDual" | "speedSymbol">(
  row: RowReader,
  key: Key,
  all: readonly (readonly [ImportField, Said])[],
): Said[Key] {
  const stated = all.filter(([, said]) => said[key] !== undefined);
  const [first, ...others] = stated;
  const plain = (value: Said[Key]) => String(value).replace(/[()]/g, ""); // Y and (Y) are one letter, differently exact
  const other = others.find(([, said]) => plain(said[key]) !== plain(first?.[1][key]));
  if (first && other) row.refuse(first[0], "index_disagrees", { name: String(other[1][key]) });
  const exact = stated.find(([, said]) => String(said[key]).includes("("));
  return (exact ?? first)?.[1][key];
}

/**
 * Load indexes and speed symbol from their columns and from what stood beside the size; where several places state
 * them they must agree. Refuses what is missing or impossible and answers `null`.
 */
export function readService(row: RowReader, size: ParsedTyreSize | undefined): ServiceDescription | null {
  const before = row.problems.length;
  const fromSize: ImportField = row.text("size") !== "" ? "size" : "full_name";
  const load = cell(row, "load_index", "bad_load_index");
  const speed = cell(row, "speed_symbol", "bad_speed_symbol");
  const all: (readonly [ImportField, Said])[] = [
    ["load_index", load],
    ["load_index_dual", { ...dualOf(row.integer("load_index_dual", 0, 279)) }],
    ["speed_symbol", { ...speed, ...(speed.speedSymbol === undefined && { loadIndex: undefined }) }],
    ["service", cell(row, "service", "bad_load_index")],
    [fromSize, size ?? {}],
  ];
  if (row.problems.length > before) return null;
  const loadIndex = agreed(row, "loadIndex", all);
  const loadIndexDual = agreed(row, "loadIndexDual", all) ?? null;
  const speedSymbol = agreed(row, "speedSymbol", all);
  if (loadIndex === undefined) row.refuse("load_index", "missing");
  if (speedSymbol === undefined) row.refuse("speed_symbol", "missing");
  else if (!isSpeedSymbol(speedSymbol)) row.refuse("speed_symbol", "bad_speed_symbol", {}, speedSymbol);
  if (loadIndex !== undefined && loadIndexDual !== null && loadIndexDual > loadIndex) {
    row.refuse("load_index", "twin_index_above", {}, `${loadIndex}/${loadIndexDual}`);
  }
  if (row.problems.length > before || loadIndex === undefined || !speedSymbol || !isSpeedSymbol(speedSymbol))
    return null;
  return { loadIndex, loadIndexDual, speedSymbol, xl: all.some(([, said]) => said.xl === true) };
}

const dualOf = (index: number | null): Said => (index === null ? {} : { loadIndexDual: index });
