import { tyreSizeOf } from "@/lib/backend/catalogue/present-product";
import { type FeedMessages, filled } from "@/lib/backend/feeds/feed-messages";
import type { FeedRow } from "@/lib/backend/feeds/feed-rows";
import { maxLoadKg } from "@/lib/domain/load-index";
import { maxSpeedKmh } from "@/lib/domain/speed-symbol";
import { formatTyreSize } from "@/lib/domain/tyre-size";

const loadOf = ({ load_index, load_index_dual }: FeedRow) =>
  load_index_dual === null ? String(load_index) : `${load_index}/${load_index_dual}`;

/** Inches as Czechs and Slovaks write them: `16`, `17,5`. */
const inches = ({ rim_tenths }: FeedRow) => String(rim_tenths / 10).replace(".", ",");

/** `Alfa Snow 205/55 R16 91 H XL RFT MO`: the name by which comparison sites match the offers of shops. */
export function offerName(row: FeedRow): string {
  const { brand, pattern, speed_symbol, xl, runflat, homologation } = row;
  const service = speed_symbol === "(Y)" ? `(${loadOf(row)}Y)` : `${loadOf(row)} ${speed_symbol}`;
  const marks = [xl && "XL", runflat && "RFT", homologation];
  return [brand, pattern, formatTyreSize(tyreSizeOf(row)), service, ...marks].filter(Boolean).join(" ");
}

/** Sentences about the tyre, made from its facts alone. */
export function offerDescription(row: FeedRow, { description: t, season_of_one }: FeedMessages): string {
  const size = formatTyreSize(tyreSizeOf(row));
  const { width, profile, fuel, wet, noise_db: noise, homologation: mark, production_year: year } = row;
  const rim = inches(row);
  const kg = maxLoadKg(row.load_index);
  const kmh = maxSpeedKmh(row.speed_symbol);
  const name = `${row.brand} ${row.pattern}`;
  return [
    filled(t.kind, { season: season_of_one[row.season], name, vehicle: t.for[row.family] }),
    profile === null ? filled(t.size_full, { size, width, rim }) : filled(t.size, { size, width, profile, rim }),
    kg !== null && kmh !== null && filled(t.load, { load: loadOf(row), kg, speed: row.speed_symbol, kmh }),
    fuel !== null && wet !== null && noise !== null && filled(t.label, { fuel, wet, noise }),
    row.three_pmsf && t.three_pmsf,
    row.ms && t.ms,
    row.ice && t.ice,
    row.studded && t.studded,
    row.xl && t.xl,
    row.runflat && t.runflat,
    mark !== null && filled(t.homologation, { mark }),
    year !== null && filled(t.year, { year }),
    t.state,
  ]
    .filter(Boolean)
    .join(" ");
}

export type Parameter = { section: "size" | "label" | "use"; name: string; value: string };

/** The tyre's properties as names and values, those it has. */
export function offerParameters(row: FeedRow, { param, yes, season, vehicle }: FeedMessages): Parameter[] {
  const known: [Parameter["section"], keyof FeedMessages["param"], string | number | false | null][] = [
    ["size", "width", row.width],
    ["size", "profile", row.profile],
    ["size", "rim", inches(row)],
    ["size", "load_index", loadOf(row)],
    ["size", "speed_index", row.speed_symbol],
    ["use", "season", season[row.season]],
    ["use", "vehicle", vehicle[row.family]],
    ["use", "reinforced", row.xl && "XL"],
    ["use", "runflat", row.runflat && yes],
    ["label", "fuel", row.fuel],
    ["label", "wet", row.wet],
    ["label", "noise", row.noise_db],
    ["use", "year", row.production_year],
  ];
  return known.flatMap(([section, key, value]) =>
    value === null || value === false ? [] : [{ section, name: param[key], value: String(value) }],
  );
}
