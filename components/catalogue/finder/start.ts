import { choose, likelySeason, optionsOf, parts, targetOf } from "@/components/catalogue/finder/choice";
import type { FinderStart } from "@/components/catalogue/finder/size-finder";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Language } from "@/lib/domain/locale";

/** What the finder shows first: the size with most tyres for the season at hand. */
export function finderStart(rows: SizeRow[], language: Language, now: Date): FinderStart {
  const blank = { width: "", profile: "", rim: "", season: "" };
  const choice = choose(rows, blank, "season", likelySeason(now));
  const target = targetOf(rows, choice);
  return {
    choice,
    options: Object.fromEntries(parts.map((part) => [part, optionsOf(rows, choice, part)])) as FinderStart["options"],
    count: target?.count ?? 0,
    priceFrom: target?.priceFrom ?? null,
    path: target && `/${language}/${target.category.slugs[language]}/${target.slug}`,
  };
}
