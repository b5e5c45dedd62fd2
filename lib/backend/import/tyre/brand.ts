import { readDemoBrands } from "@/lib/backend/catalogue/demonstration/data";
import { latinName } from "@/lib/backend/import/cells/latin";
import { remembered } from "@/lib/backend/import/cells/remembered";
import { slugify } from "@/lib/domain/slug";

/** Other names of a brand, as `brandKey` writes them → the name it goes by. */
const synonyms: Record<string, string> = {
  ...{ nokian: "Nokian Tyres", nokiantyre: "Nokian Tyres", general: "General Tire", generaltyre: "General Tire" },
  ...{ goodrich: "BFGoodrich", bfg: "BFGoodrich", conti: "Continental", gtradialtyres: "GT Radial" },
  ...{ gityres: "Giti", gititire: "Giti", cooper: "Cooper", coopertires: "Cooper", coopertyres: "Cooper" },
  ...{ apollotyres: "Apollo", linglongtire: "Linglong", nexentire: "Nexen", toyotires: "Toyo", kumhotires: "Kumho" },
  ...{ ogreen: "O'Green", kama: "Kama" },
};

/** A brand's name for comparing: case, accents, spaces and punctuation don't count. */
export const brandKey = remembered((name) => slugify(name).replaceAll("-", ""));

/** `FEDERAL` → `Federal`; short names in capitals may be initials and stay. */
function calm(name: string): string {
  return name.replace(/\p{Lu}{5,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** Brands by key, with every synonym. */
export type KnownBrands = ReadonlyMap<string, string>;

/** The brands a list is read with: those of the shop (`names`) and those it knows from the trade. */
export function knownBrands(names: Iterable<string>): KnownBrands {
  const all = [...readDemoBrands().map(({ name }) => name), ...Object.values(synonyms), ...names];
  return new Map([...all.map((name): [string, string] => [brandKey(name), name]), ...Object.entries(synonyms)]);
}

/** A brand's one name, whatever the list's spelling; a new brand keeps its own, in Latin letters. */
export function brandName(written: string, known: KnownBrands): string {
  const name = latinName(written);
  return known.get(brandKey(name)) ?? calm(name);
}

/** The known brand that `text` begins with, and what follows it; `null` when it begins with none. */
export function leadingBrand(text: string, known: KnownBrands): { brand: string; rest: string } | null {
  const words = latinName(text).split(" ");
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const brand = known.get(brandKey(words.slice(0, count).join(" ")));
    if (brand !== undefined) return { brand, rest: words.slice(count).join(" ") };
  }
  return null;
}
