import type { DemoPattern } from "@/lib/backend/catalogue/demonstration/data";
import { readFamily, readSeason, seasonInText } from "@/lib/backend/import/cells/words";
import type { TyreName } from "@/lib/backend/import/tyre/read-name";
import type { ServiceDescription } from "@/lib/backend/import/tyre/read-service";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";
import type { Family, Season } from "@/lib/domain/category";
import { speedRank } from "@/lib/domain/speed-symbol";
import type { ParsedTyreSize } from "@/lib/domain/tyre-size-spelling";

/**
 * The season, from its column, else from words of the full name or the group it is listed in, else as the shop knows the
 * pattern, else from the description.
 */
export function readSeasonOf(row: RowReader, known: DemoPattern | undefined): Season | null {
  const text = row.text("season");
  const elsewhere = () =>
    seasonInText(row.text("full_name")) ??
    seasonInText(row.text("group")) ??
    known?.season ??
    seasonInText(row.text("description"));
  const season = text === "" ? elsewhere() : readSeason(text);
  if (season) return season;
  row.refuse("season", text === "" ? "missing" : "unknown_season");
  return null;
}

/** What the innermost group says; words for the trade as a whole ("Auto-moto", "Motor Vehicle Tires") say nothing. */
function familyOfGroup(text: string) {
  const inner =
    text
      .slice(-200)
      .split(/[>|]/)
      .at(-1)
      ?.replace(/auto\s?-?\s?moto|motor vehicle\w*/gi, "") ?? "";
  return readFamily(inner) ?? undefined;
}

/** Heaviest index of a tyre for pick-ups; above it are lorries. */
const heaviest = 130;
const slowest = speedRank("N") ?? 0;

/**
 * The family of vehicles: from its column, else a van for a C tyre, else as the shop knows pattern and size, else a car.
 * Refuses tyres for lorries, motorcycles and machines: the shop has no category for them.
 * @param sizeFamily the family that the table of sizes puts the size in
 */
export function readFamilyOf(
  row: RowReader,
  tyre: { name: TyreName; size: ParsedTyreSize; commercial: boolean; service: ServiceDescription },
  known: DemoPattern | undefined,
  sizeFamily: Family | undefined,
): { family: Family; stated: boolean } | null {
  const text = row.text("family");
  const named = text === "" ? familyOfGroup(row.text("group")) : readFamily(text);
  const { service, size } = tyre;
  if (named === null) row.refuse("family", "unknown_family");
  else if (named === "other") row.refuse(text === "" ? "group" : "family", "other_vehicle");
  else if (!Number.isInteger(size.size.rim)) row.refuse("rim", "lorry_tyre", {}, String(size.size.rim));
  else if ((speedRank(service.speedSymbol) ?? 0) < slowest)
    row.refuse("speed_symbol", "lorry_tyre", {}, service.speedSymbol);
  else if (service.loadIndex > heaviest) row.refuse("load_index", "lorry_tyre", {}, String(service.loadIndex));
  else if (named) return { family: named, stated: text !== "" };
  else return { family: guessFamily(tyre, known, sizeFamily), stated: false };
  return null;
}

function guessFamily(
  { name, size, commercial }: { name: TyreName; size: ParsedTyreSize; commercial: boolean },
  known: DemoPattern | undefined,
  sizeFamily: Family | undefined,
): Family {
  if (commercial) return "van";
  if (size.lt || /\b(?:SUV|4x4|[AHM]\/T)\b/i.test(name.pattern)) return "suv";
  const [only, ...others] = known?.families ?? [];
  if (only && others.length === 0 && only !== "van") return only;
  return sizeFamily === "suv" ? "suv" : "car";
}
