import { searchMessages } from "@/lib/backend/search/messages";
import type { NamedVehicle, Understood } from "@/lib/backend/search/understood";
import type { SearchPart } from "@/lib/contract/search";
import type { Currency, Language } from "@/lib/domain/locale";
import { formatMoney, moneyOf } from "@/lib/domain/money";
import { formatTyreSize } from "@/lib/domain/tyre-size";

/** A part of an understood search: how it is written, what is searched for it, and the search without it. */
type WrittenPart = { kind: SearchPart; label: string; text: string; without: Understood };

export type Voice = { language: Language; currency: Currency };

/** The car as it is named: `Škoda Octavia III`, `Škoda Octavia 2015`, `Škoda`. */
export function vehicleLabel({ make, model, year, generations }: NamedVehicle): string {
  const [only, ...others] = generations;
  const which = year ?? (only && others.length === 0 ? only.generation : null);
  return [make, model, which === null || model === null ? null : String(which)].filter(Boolean).join(" ");
}

function sizeText({ size, width, profile, rim }: Understood): string {
  if (size) return formatTyreSize(size);
  const sides = profile === null ? (width === null ? "" : String(width)) : `${width ?? ""}/${profile}`;
  return [sides, rim === null ? "" : `R${rim}`].filter(Boolean).join(" ");
}

/** Everything an understood search is made of, in the order it is written. */
export function writtenParts(understood: Understood, { language, currency }: Voice): WrittenPart[] {
  const { part: words } = searchMessages(language);
  const { loadMin, speedMin, season, family, brands, patterns, patternWords, vehicle, priceMax } = understood;
  const parts: WrittenPart[] = [];
  const add = (kind: SearchPart, label: string, less: Partial<Understood>, text = label) => {
    if (label !== "")
      parts.push({ kind, label, text, without: { ...understood, ...less, number: null, corrected: [] } });
  };
  // Indexes stand behind the size: there they are read again.
  add("size", sizeText(understood), { size: null, width: null, profile: null, rim: null });
  add("indexes", `${loadMin ?? ""}${speedMin ?? ""}`, { loadMin: null, speedMin: null });
  if (season) add("season", words.season[season], { season: null });
  if (family) add("family", words.family[family], { family: null });
  if (brands.length > 0) add("brand", brands.map(({ name }) => name).join(", "), { brands: [] });
  if (patterns.length > 0) {
    const [only] = patterns;
    const label = patterns.length === 1 && only ? only.name : patternWords.join(" ");
    add("pattern", label, { patterns: [], patternWords: [] });
  }
  if (vehicle) add("vehicle", vehicleLabel(vehicle), { vehicle: null });
  if (understood.xl) add("mark", words.mark.xl, { xl: false });
  if (understood.runflat) add("mark", words.mark.runflat, { runflat: false });
  if (priceMax !== null) {
    const label = (price: string) => words.price.replace("{price}", price);
    const shown = formatMoney(moneyOf(priceMax * 100, currency), language, { bound: true });
    add("price", label(shown), { priceMax: null }, label(`${priceMax} ${currency}`));
  }
  return parts;
}

/** The search written plainly; reading it again gives the same. */
export function writeSearch(understood: Understood, voice: Voice): string {
  const { sort } = understood;
  const order = sort === null ? [] : [searchMessages(voice.language).part.order[sort]];
  return [...writtenParts(understood, voice).map(({ text }) => text), ...order].join(" ");
}
