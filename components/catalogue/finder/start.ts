import { allOptions, choose, targetOf } from "@/components/catalogue/finder/choice";
import type { Choice, Options } from "@/components/catalogue/finder/size-part";
import { partsOf } from "@/components/catalogue/finder/typed-choice";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Season } from "@/lib/domain/category";
import { likelySeason } from "@/lib/domain/likely-season";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import type { TyreSize } from "@/lib/domain/tyre-size";

/** The initial state of a finder. `price`: the lowest, formatted; `path`: the listing it links to. */
export type FinderStart = {
  choice: Choice;
  options: Options;
  count: number;
  price: string | null;
  path: string | null;
};

/** The most common size on Czech and Slovak roads: for many visitors it is already right. */
const commonest = { width: "205", profile: "55", rim: "16", season: "" };

function startAt(rows: SizeRow[], choice: Choice, language: Language): FinderStart {
  const target = targetOf(rows, choice);
  return {
    choice,
    options: allOptions(rows, choice),
    count: target?.count ?? 0,
    price: target?.priceFrom ? formatMoney(target.priceFrom, language) : null,
    path: target && `/${language}/${target.category.slugs[language]}/${target.slug}`,
  };
}

/** What the landing page's finder shows first: the most common size, if the shop has it, for the current season. */
export function finderStart(rows: SizeRow[], language: Language, now: Date): FinderStart {
  return startAt(rows, choose(rows, commonest, "season", likelySeason(now)), language);
}

/** What a listing's finder shows first: the size of the listing, else the most common one of its season. */
export function listingStart(
  rows: SizeRow[],
  { size, season }: { size: TyreSize | null; season: Season },
  language: Language,
): FinderStart {
  const requested = size ? { ...partsOf(size), season } : commonest;
  return startAt(rows, choose(rows, requested, "season", season), language);
}
