import { useRef, useState } from "react";
import { type Choice, choose, type Part, parts, targetOf } from "@/components/catalogue/finder/choice";
import type { FinderStart } from "@/components/catalogue/finder/start";
import { useSizes } from "@/lib/api/sizes";
import type { Locale } from "@/lib/domain/locale";
import { remember } from "@/lib/preferences/use-remembered";

/**
 * The four parts as chosen, with what they lead to. Every size is fetched at the first touch, so counts follow a choice
 * at once; until then only the choice the page came with is known.
 * @param begun what was chosen before scripts took over; the sizes are then fetched without waiting for a touch
 */
export function useChoice(start: FinderStart, locale: Locale, begun?: Choice) {
  const [choice, setChoice] = useState(begun ?? start.choice);
  const [touched, setTouched] = useState(begun !== undefined);
  // Arrow keys step through a part's values one by one: each step starts from what was chosen before the first of them,
  // so that a value passed on the way leaves no trace in the other parts.
  const before = useRef<{ part: Part | null; choice: Choice }>({ part: null, choice });
  const rows = useSizes(locale, touched);
  const target = rows && targetOf(rows, choice);
  const unchanged = parts.every((part) => choice[part] === start.choice[part]);
  const known = unchanged ? start : null;
  const path = target
    ? `/${locale.language}/${target.category.slugs[locale.language]}/${target.slug}`
    : (known?.path ?? null);

  return {
    choice,
    rows,
    path,
    count: target?.count ?? known?.count ?? null,
    priceFrom: target?.priceFrom ?? known?.priceFrom ?? null,
    touch: () => setTouched(true),
    change(part: Part, value: string) {
      if (before.current.part !== part) before.current = { part, choice };
      setTouched(true);
      setChoice(rows ? choose(rows, before.current.choice, part, value) : { ...choice, [part]: value });
    },
    fill(next: Choice) {
      before.current = { part: null, choice: next };
      setChoice(next);
    },
    /** Keeps the size that is being looked at for the next visit. */
    keep() {
      if (!target) return;
      remember({ size: { text: target.text, slug: target.slug, category: target.category.id } });
    },
  };
}
