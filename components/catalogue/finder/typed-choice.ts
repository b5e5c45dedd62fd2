import { choose } from "@/components/catalogue/finder/choice";
import type { Choice } from "@/components/catalogue/finder/size-part";
import type { SizeRow } from "@/lib/contract/catalogue";
import { categoryById } from "@/lib/domain/category";
import { formatTyreSize, type TyreSize } from "@/lib/domain/tyre-size";
import { findTyreSize } from "@/lib/domain/tyre-size-spelling";

/** A size read from typed text, with its formatted text including the service description. */
export type Typed = { size: TyreSize; text: string };

/** Reads a size in any spelling, wherever it stands in the text; `null` when there is none. */
export function readTyped(text: string): Typed | null {
  const found = findTyreSize(text)?.parsed;
  if (!found) return null;
  const { size, loadIndex, loadIndexDual, speedSymbol = "" } = found;
  const load = loadIndex === undefined ? "" : `${loadIndex}${loadIndexDual === undefined ? "" : `/${loadIndexDual}`}`;
  return { size, text: [formatTyreSize(size), `${load}${speedSymbol}`].filter(Boolean).join(" ") };
}

/** The size as the finder's three parts. */
export function partsOf({ width, profile, rim, commercial }: TyreSize): Omit<Choice, "season"> {
  return {
    width: String(width),
    profile: profile === null ? "-" : String(profile),
    rim: `${rim}${commercial ? "C" : ""}`,
  };
}

/** The choice of a typed size: the season stays where the size exists in it; `null` when no season has the size. */
export function typedChoice(rows: SizeRow[], size: TyreSize, season: string): Choice | null {
  const same = rows.filter(
    (row) =>
      row.width === size.width &&
      row.profile === size.profile &&
      row.rim === size.rim &&
      row.commercial === size.commercial,
  );
  const first = same.find((row) => categoryById(row.category)?.season === season) ?? same[0];
  const found = first && categoryById(first.category)?.season;
  return found ? choose(same, { ...partsOf(size), season }, "season", found) : null;
}
