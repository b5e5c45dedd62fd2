import { wordKey } from "@/lib/backend/import/cells/clean";
import { latinName } from "@/lib/backend/import/cells/latin";
import { brandName, type KnownBrands, leadingBrand } from "@/lib/backend/import/tyre/brand";
import { type Marks, marksInTail, splitMarks } from "@/lib/backend/import/tyre/marks";
import { normalisePatternName } from "@/lib/domain/slug";
import { findTyreSize, type ParsedTyreSize } from "@/lib/domain/tyre-size-spelling";

/** What a full name such as `Zimní pneu Barum Polaris 6 205/55 R16 91H FR XL` says. */
export type NameParts = {
  size?: ParsedTyreSize;
  brand?: string;
  pattern?: string;
  marks: Marks;
};

/** Words that say that it is a tyre, and of what kind; they stand before the brand. */
const kind =
  /^(?:pneu|pneumatik\p{L}*|guma|gumy|plast|reifen|\p{L}*reifen|tyres?|tires?|шин\p{L}*|автошин\p{L}*|резина|zimn\p{L}*|letn\p{L}*|celoroc\p{L}*|summer|winter|all-?season|sommer|ganzjahres\p{L}*|летн\p{L}*|зимн\p{L}*|всесезонн\p{L}*|osobn\p{L}*|nakladn\p{L}*|dodavk\p{L}*|suv|4x4|легков\p{L}*)$/u;

/** What a shop's export puts into a name where a value is missing: `205/НЕТ ЗНАЧЕНИЯ СВОЙСТВА R14C`. */
const placeholder = /нет значения(?: свойства)?|#ЗНАЧ!?|#VALUE!?|#HODNOTA!?/giu;

function withoutKind(text: string): string {
  const words = text.split(" ");
  while (words.length > 1 && kind.test(wordKey(words[0] ?? ""))) words.shift();
  return words.join(" ");
}

/** The brand is what is left in front when a name ends with the pattern that its own column gives. */
function brandBefore(head: string, pattern: string): string | undefined {
  const words = head.split(" ");
  const key = normalisePatternName(latinName(pattern));
  for (let start = 1; start < words.length; start++) {
    if (key !== "" && normalisePatternName(latinName(words.slice(start).join(" "))) === key) {
      return words.slice(0, start).join(" ");
    }
  }
  return undefined;
}

/**
 * Reads a full name: kind of tyre, brand, pattern, size with service description, marks; the size may also stand first.
 * A brand is only found when it is a known one, or when the pattern (from its own column) tells where it ends.
 */
export function readFullName(written: string, known: KnownBrands, pattern?: string): NameParts {
  const name = written.replace(placeholder, "");
  const found = findTyreSize(name);
  const before = found ? name.slice(0, found.start).trim() : name;
  const after = found ? name.slice(found.end).trim() : "";
  const first = before !== "" && withoutKind(before) !== "" && !kind.test(wordKey(before));
  const head = withoutKind(first ? before : after);
  const parts: NameParts = { marks: first ? marksInTail(after) : {} };
  if (found) parts.size = found.parsed;
  const lead = leadingBrand(head, known);
  const told = pattern === undefined ? undefined : brandBefore(head, pattern);
  if (lead) {
    const split = splitMarks(lead.rest);
    parts.brand = lead.brand;
    if (split.pattern !== "") parts.pattern = split.pattern;
    parts.marks = { ...split.marks, ...parts.marks };
  } else if (told !== undefined) parts.brand = brandName(told, known);
  return parts;
}
