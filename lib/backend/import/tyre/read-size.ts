import { latinCode } from "@/lib/backend/import/cells/latin";
import { readNumber } from "@/lib/backend/import/cells/number";
import type { ImportField } from "@/lib/backend/import/columns/fields";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";
import { formatTyreSize, isPlausibleSize, type TyreSize } from "@/lib/domain/tyre-size";
import { type ParsedTyreSize, parseTyreSize } from "@/lib/domain/tyre-size-spelling";

/** What separate columns say: `undefined` where they are silent. */
type SizeColumns = {
  width?: number;
  profile?: number;
  rim?: number;
  construction?: "R" | "D" | "B";
  commercial?: boolean;
};

function number(row: RowReader, field: ImportField, text: string): number | undefined {
  if (text === "") return undefined;
  const value = readNumber(text);
  if (value === null) row.refuse(field, "not_a_number");
  return value ?? undefined;
}

function sizeColumns(row: RowReader): SizeColumns {
  const rimText = latinCode(row.text("rim"));
  const rim =
    /^(?:Z?(?<con>[RDB])F?[\s-]*)?(?<inches>\d{2}(?:[.,]\d)?)\s*(?:["″]|INCH|ZOLL|PALCU)?\s*(?<c>C|CP)?$/u.exec(
      rimText,
    );
  if (rimText !== "" && !rim) row.refuse("rim", "bad_size");
  const given = latinCode(row.text("construction")).replace(/^(?:Z?R|ZR)F?$/, "R");
  const construction = given || rim?.groups?.con;
  const c = row.yesNo("commercial");
  const columns: SizeColumns = {};
  const width = number(row, "width", row.text("width"));
  const profile = number(row, "profile", row.text("profile").replace(/^\/|\/$/g, ""));
  if (width !== undefined) columns.width = width;
  if (profile !== undefined && profile !== 0) columns.profile = profile;
  if (rim?.groups?.inches) columns.rim = Number(rim.groups.inches.replace(",", "."));
  if (construction === "R" || construction === "D" || construction === "B") columns.construction = construction;
  if (rim?.groups?.c || c === true) columns.commercial = true;
  return columns;
}

/** Which of the row's texts a size was read from, for complaints about it. */
function sizeField(row: RowReader): ImportField {
  return (["size", "width", "rim", "full_name"] as const).find((field) => row.text(field) !== "") ?? "size";
}

const agrees = (column: number | undefined, name: number | null) =>
  column === undefined || name === null || column === name;

/**
 * The size of a tyre from its column or columns and its full name. Either may lack a part that the other has (a rim
 * that lost its C, a profile left out); where both state a part they must agree.
 * @param named what the full name says
 */
export function readSize(row: RowReader, named: ParsedTyreSize | undefined): ParsedTyreSize | null {
  const before = row.problems.length;
  const columns = sizeColumns(row);
  const sizeText = row.text("size");
  const single = sizeText === "" ? null : parseTyreSize(sizeText);
  if (row.problems.length > before) return null;
  const stated = single?.size ?? named?.size;
  const width = columns.width ?? stated?.width;
  const rim = columns.rim ?? stated?.rim;
  if (width === undefined || rim === undefined) {
    const text = (["size", "full_name"] as const).find((field) => row.text(field) !== "");
    if (text) row.refuse(text, "not_metric");
    else row.refuse(width === undefined ? "width" : "rim", "missing");
    return null;
  }
  const size: TyreSize = {
    width,
    profile: columns.profile ?? stated?.profile ?? null,
    construction: columns.construction ?? stated?.construction ?? "R",
    rim,
    commercial: [columns, single?.size, named?.size].some((source) => source?.commercial),
  };
  for (const other of [single?.size, named?.size]) {
    if (
      !other ||
      (agrees(columns.width, other.width) && agrees(columns.profile, other.profile) && agrees(columns.rim, other.rim))
    ) {
      continue;
    }
    row.refuse(sizeField(row), "size_disagrees", { name: formatTyreSize(other) }, formatTyreSize(size));
    return null;
  }
  if (
    single &&
    named &&
    formatTyreSize({ ...single.size, commercial: false }) !== formatTyreSize({ ...named.size, commercial: false })
  ) {
    row.refuse("size", "size_disagrees", { name: formatTyreSize(named.size) });
    return null;
  }
  if (!isPlausibleSize(size)) {
    row.refuse(sizeField(row), "not_metric", {}, `${width}/${size.profile ?? "–"} R${rim}`);
    return null;
  }
  return { ...named, ...single, size };
}
