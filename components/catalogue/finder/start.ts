import { choose, likelySeason, optionsOf, parts, targetOf } from "@/components/catalogue/finder/choice";
import type { FinderStart } from "@/components/catalogue/finder/size-finder";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Language } from "@/lib/domain/locale";

/** The commonest size on Czech and Slovak roads: most visitors find their own already set. */
const commonest = { width: "205", profile: "55", rim: "16", season: "" };

/** What the finder shows first: the commonest size, where the shop has it, for the season at hand. */
export function finderStart(rows: SizeRow[], language: Language, now: Date): FinderStart {
  const choice = choose(rows, commonest, "season", likelySeason(now));
  const target = targetOf(rows, choice);
  return {
    choice,
    options: Object.fromEntries(parts.map((part) => [part, optionsOf(rows, choice, part)])) as FinderStart["options"],
    count: target?.count ?? 0,
    priceFrom: target?.priceFrom ?? null,
    path: target && `/${language}/${target.category.slugs[language]}/${target.slug}`,
  };
}
