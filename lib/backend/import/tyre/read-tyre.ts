import { popularityOf } from "@/lib/backend/catalogue/popularity";
import { searchText } from "@/lib/backend/catalogue/search-text";
import { latinCode } from "@/lib/backend/import/cells/latin";
import { remembered } from "@/lib/backend/import/cells/remembered";
import type { ImportField } from "@/lib/backend/import/columns/fields";
import { brandKey } from "@/lib/backend/import/tyre/brand";
import { fieldOfColumn, type ImportedTyre, importedTyre } from "@/lib/backend/import/tyre/imported-tyre";
import type { RowProblem } from "@/lib/backend/import/tyre/problem";
import { readFamilyOf, readSeasonOf } from "@/lib/backend/import/tyre/read-kind";
import { readLabel, wholeLabel } from "@/lib/backend/import/tyre/read-label";
import { readName, type TyreName } from "@/lib/backend/import/tyre/read-name";
import {
  readEan,
  readEprel,
  readMpn,
  readPieces,
  readProductId,
  readProductionYear,
} from "@/lib/backend/import/tyre/read-numbers";
import { readPictures, readSupplierCode, readWeight } from "@/lib/backend/import/tyre/read-offer";
import { type PriceContext, readPrices } from "@/lib/backend/import/tyre/read-price";
import { readService } from "@/lib/backend/import/tyre/read-service";
import { readSize } from "@/lib/backend/import/tyre/read-size";
import { RowReader } from "@/lib/backend/import/tyre/row-reader";
import { patternKey, type TradeKnowledge, usuallyXl } from "@/lib/backend/import/tyre/trade-knowledge";
import { slugify } from "@/lib/domain/slug";
import { speedRank } from "@/lib/domain/speed-symbol";

const slugOf = remembered(slugify);
const searched = remembered(searchText);

export type ReadContext = {
  knowledge: TradeKnowledge;
  prices: PriceContext;
  /** Pieces that "in stock" without a number stands for; `null`: none are promised. */
  someStock: number | null;
  thisYear: number;
  /** Refuse a tyre without the id that a back end elsewhere knows it by. */
  needsProductId: boolean;
};

export type ReadTyre = { tyre: ImportedTyre; problems?: undefined } | { tyre?: undefined; problems: RowProblem[] };

/**
 * Reads one row of a price list.
 * @param texts the row's text for a field, empty where the list has no such column
 * @returns the tyre, or everything that is wrong with the row
 * @throws ImportRefused `no_currency`, `no_rate`
 */
export function readTyre(line: number, texts: (field: ImportField) => string, context: ReadContext): ReadTyre {
  const row = new RowReader(texts);
  const name = readName(row, context.knowledge.brands);
  const size = readSize(row, name?.size);
  const service = size && readService(row, size);
  const prices = readPrices(row, context.prices);
  const flags = readFlags(row, name);
  const rest = {
    ean: readEan(row),
    mpn: readMpn(row),
    host_product_id: readProductId(row, context.needsProductId),
    stock: readPieces(row, context.someStock),
    dispatch_days: row.integer("dispatch_days", 0, 365),
    production_year: readProductionYear(row, context.thisYear),
    eprel_id: readEprel(row),
    description: row.text("description") || null,
  };
  const weight = readWeight(row);
  const written = readLabel(row);
  const known = name ? context.knowledge.pattern(name.brand, name.pattern) : undefined;
  const season = readSeasonOf(row, known);
  if (!name || !size || !service || !prices || !season) return { problems: row.problems };
  // Twin mounting is what vans and lorries do: a list that gives two load indexes has only dropped the C.
  const commercial =
    size.size.commercial || name.marks.commercial === true || (service.loadIndexDual !== null && !size.lt);
  const knownSize = context.knowledge.size({ ...size.size, commercial });
  const family = readFamilyOf(row, { name, size, commercial, service }, known, knownSize?.family);
  if (!family || row.problems.length > 0) return { problems: row.problems };
  const xl = flags.xl ?? (service.xl || size.xl ? true : null);
  const xlLikely = xl ?? usuallyXl(knownSize, service) ?? false;
  const snow = flags.three_pmsf ?? known?.threePmsf ?? null;
  const tyreClass = commercial ? "C2" : "C1";
  const label = wholeLabel(written, {
    studded: flags.studded ?? known?.studded ?? false,
    tyreClass,
    widthMm: size.size.width,
    severeSnow: snow ?? false,
    extraLoad: xlLikely,
  });
  const facts = context.knowledge.facts.get(brandKey(name.brand));
  const brandSlug = facts?.slug ?? slugOf(name.brand); // a brand's address need not be its name: Nokian Tyres stand at `nokian`
  return checked(row, {
    line,
    brand_key: brandKey(brandSlug),
    brand_slug: brandSlug,
    brand_name: name.brand,
    brand_tier: facts?.tier ?? null,
    brand_country: facts?.country ?? null,
    brand_manufacturer: facts?.manufacturer ?? null,
    pattern_key: patternKey(name.pattern),
    pattern_slug: slugOf(name.pattern),
    pattern_name: name.pattern,
    search: searched(`${name.brand} ${name.pattern}`),
    tread: known?.tread ?? "symmetric",
    segment: known?.segment ?? null,
    season,
    family: family.family,
    family_stated: family.stated,
    width: size.size.width,
    profile: size.size.profile,
    construction: size.size.construction,
    rim_tenths: Math.round(size.size.rim * 10),
    commercial,
    tyre_class: tyreClass,
    load_index: service.loadIndex,
    load_index_dual: service.loadIndexDual,
    speed_symbol: service.speedSymbol,
    speed_rank: speedRank(service.speedSymbol) ?? 0,
    ...flags,
    xl,
    xl_likely: xlLikely,
    three_pmsf: snow,
    ms: flags.ms ?? known?.ms ?? null,
    ice: flags.ice ?? known?.ice ?? null,
    ev: flags.ev ?? known?.ev ?? null,
    studded: flags.studded ?? known?.studded ?? null,
    price_czk: prices.lists.CZK,
    price_eur: prices.lists.EUR,
    price_usd: prices.lists.USD,
    ...rest,
    priceFrom: prices.from,
    cost: prices.cost,
    recommended: prices.recommended,
    pictures: readPictures(row),
    weightG: weight ?? undefined,
    supplierCode: readSupplierCode(row),
    fuel: label?.fuel ?? null,
    wet: label?.wet ?? null,
    noise_db: label?.noiseDb ?? null,
    noise_class: label?.noiseClass ?? null,
    popularity: popularityOf({ sizeDemand: knownSize?.demand ?? 1, tier: facts?.tier ?? null, label }),
  });
}

function readFlags(row: RowReader, name: TyreName | null) {
  const marks = name?.marks ?? {};
  const mark = latinCode(row.text("homologation"));
  return {
    xl: row.yesNo("xl") ?? marks.xl ?? null,
    runflat: (row.yesNo("runflat") ?? false) || marks.runflat === true,
    studded: row.yesNo("studded") ?? marks.studded ?? null,
    three_pmsf: row.yesNo("three_pmsf") ?? marks.threePmsf ?? null,
    ms: row.yesNo("ms") ?? marks.ms ?? null,
    ice: row.yesNo("ice"),
    ev: row.yesNo("ev") ?? marks.ev ?? null,
    homologation: (mark === "" ? marks.homologation : mark === "*" ? "★" : mark) ?? null,
  };
}

/** The last check, whatever the readers let through: only what the schema accepts reaches the database. */
function checked(row: RowReader, tyre: ImportedTyre): ReadTyre {
  const parsed = importedTyre.safeParse(tyre);
  if (parsed.success) return { tyre: parsed.data };
  for (const issue of parsed.error.issues) {
    const column = String(issue.path[0]);
    const field = fieldOfColumn[column as keyof typeof fieldOfColumn] ?? "full_name";
    const value = String(tyre[column as keyof ImportedTyre]);
    if (issue.code === "too_big" && issue.origin === "string") {
      row.refuse(field, "too_long", { max: Number(issue.maximum) }, value.slice(0, 60));
    } else row.refuse(field, "implausible", {}, value);
  }
  return { problems: row.problems };
}
