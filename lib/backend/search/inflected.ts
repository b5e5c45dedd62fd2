import { plainWords } from "@/lib/backend/search/plain-words";

/** Endings of all cases, singular and plural, in Czech and Slovak, without accents. */
const caseEndings = [
  ...["a", "e", "i", "u", "y", "o", "ou", "em", "om", "um", "am", "ovi", "ov", "ech", "ach", "och", "ami", "mi"],
  ...["ii", "ie", "iu"],
];
/** What people make of a tyre's brand: `barumky`, `nokianek`. */
const familiarEndings = ["ka", "ky", "ku", "ce", "ek", "kami", "kach", "kam"];

/** A consonant that changes before the ending of the third and sixth case: `kuga` becomes `kuze`. */
const softened = (name: string) => name.replace(/ka$/, "ce").replace(/[gh]a$/, "ze");

function forms(name: string, endings: readonly string[]): string[] {
  const stem = name.replace(/[aeiouy]$/, "");
  const short = stem.length >= 3 ? endings.map((ending) => `${stem}${ending}`) : [];
  return [...endings.map((ending) => `${name}${ending}`), ...short, softened(name)];
}

/** A car's name with the endings that Czech and Slovak give it: `octavii`, `golfu`, `fabie`. An everyday word is none of them. */
export function inflectedVehicle(name: string): string[] {
  if (name.length < 4 || /\d/.test(name)) return [name];
  return [name, ...forms(name, caseEndings).filter((form) => !plainWords.has(form))];
}

/** A tyre brand's name with the same endings and the familiar ones: `barumky`, `matadorů`, `michelinu`; the name itself is not among them. */
export function inflectedBrand(name: string): string[] {
  if (name.length < 5 || /\d/.test(name)) return [];
  return forms(name, [...caseEndings, ...familiarEndings]).filter((form) => form !== name && !plainWords.has(form));
}
