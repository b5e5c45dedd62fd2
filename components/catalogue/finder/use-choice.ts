import { useEffect, useRef, useState } from "react";
import { type Choice, type Part, parts } from "@/components/catalogue/finder/size-part";
import type { FinderStart } from "@/components/catalogue/finder/start";
import { useSizes } from "@/lib/api/catalogue/browser";
import type { Locale } from "@/lib/domain/locale";

const loadRules = async () => {
  const [choosing, { formatMoney }, { remember }] = await Promise.all([
    import("@/components/catalogue/finder/choice"),
    import("@/lib/domain/money"),
    import("@/lib/preferences/use-remembered"),
  ]);
  return { ...choosing, formatMoney, remember };
};
type Rules = Awaited<ReturnType<typeof loadRules>>;

/** The rules of choosing, loaded together with the sizes at the first interaction. */
function useRules(wanted: boolean): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    if (!wanted) return;
    loadRules().then(setRules, (error: unknown) => {
      console.warn("The finder's rules could not be loaded, the form asks the server:", error);
    });
  }, [wanted]);
  return rules;
}

/**
 * The four chosen parts with their target. All sizes are loaded at the first interaction, so that counts update at once;
 * until then only the initial choice is known.
 * @param begun what was chosen before hydration; the sizes are then loaded at once
 */
export function useChoice(start: FinderStart, locale: Locale, begun?: Choice) {
  const [choice, setChoice] = useState(begun ?? start.choice);
  const [touched, setTouched] = useState(begun !== undefined);
  // Arrow keys step through a part's values one by one: each step starts from what was chosen before the first of them,
  // so that a value passed on the way leaves no trace in the other parts.
  const before = useRef<{ part: Part | null; choice: Choice }>({ part: null, choice });
  const rules = useRules(touched);
  const sizes = useSizes(locale, touched);
  const rows = rules ? sizes : undefined;
  const target = rules && rows ? rules.targetOf(rows, choice) : null;
  const lowest = target?.priceFrom && rules?.formatMoney(target.priceFrom, locale.language);
  const unchanged = parts.every((part) => choice[part] === start.choice[part]);
  const known = unchanged ? start : null;
  const path = target
    ? `/${locale.language}/${target.category.slugs[locale.language]}/${target.slug}`
    : (known?.path ?? null);

  return {
    choice,
    rows,
    options: rules && rows ? rules.allOptions(rows, choice) : start.options,
    path,
    count: target?.count ?? known?.count ?? null,
    price: lowest ?? known?.price ?? null,
    touch: () => setTouched(true),
    change(part: Part, value: string) {
      if (before.current.part !== part) before.current = { part, choice };
      setTouched(true);
      setChoice(rules && rows ? rules.choose(rows, before.current.choice, part, value) : { ...choice, [part]: value });
    },
    fill(next: Choice) {
      before.current = { part: null, choice: next };
      setChoice(next);
    },
    /** Remembers the current size for the next visit. */
    keep() {
      if (!target) return;
      rules?.remember({ size: { text: target.text, slug: target.slug, category: target.category.id } });
    },
  };
}
