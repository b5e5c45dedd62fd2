import { type SizeGroup, sizeGroups } from "@/lib/backend/catalogue/size-groups";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { tenthsOf, wholesOf } from "@/lib/backend/listing/filter";
import { categories, seasons } from "@/lib/domain/category";
import { dispatchDate, dispatchDateUntil } from "@/lib/domain/delivery-estimate";
import { moneyOf } from "@/lib/domain/money";
import { pageTags } from "@/lib/domain/page-tags";

type Part = "width" | "profile" | "rim" | "season";
type Choice = Record<Part, Set<string> | null>;
type Query = { width?: string[]; profile?: string[]; rim?: string[]; season?: string[] };

const parts: readonly Part[] = ["width", "profile", "rim", "season"];
const sum = (groups: SizeGroup[]) => groups.reduce((total, { count }) => total + count, 0);
const least = (values: (number | null)[]) =>
  values.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null);
const setOf = (values: readonly (number | string)[] | null | undefined) =>
  values && values.length > 0 ? new Set(values.map(String)) : null;

function choiceOf(query: Query): Choice {
  const errors: FieldError[] = [];
  const choice = {
    width: setOf(wholesOf("width", query.width, errors)),
    profile: setOf(wholesOf("profile", query.profile, errors)),
    rim: setOf(tenthsOf("rim", query.rim, errors)?.map((tenths) => tenths / 10)),
    season: setOf(query.season),
  };
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
  return choice;
}

/** Counts by one property, in the order of `values` (numbers: ascending), without those no tyre has. */
function counts(groups: SizeGroup[], part: Part | "category", values?: readonly string[]) {
  const byValue = new Map<string, number>();
  for (const group of groups) {
    const value = String(group[part]);
    byValue.set(value, (byValue.get(value) ?? 0) + group.count);
  }
  const ordered = values ?? [...byValue.keys()].sort((a, b) => Number(a) - Number(b));
  return ordered.map((value) => ({ value, count: byValue.get(value) ?? 0 })).filter(({ count }) => count > 0);
}

/**
 * `GET /sizes`: what is still possible in the size finder. Each part's values are counted under the other parts' choices;
 * the total, the lowest price and the earliest dispatch are those of all choices together.
 * Without any choice every size of every category is listed, so that a page can narrow by itself.
 */
export const findSizes: Handler<"GET /sizes"> = async ({ query }, { currency, now, reads }) => {
  const choice = choiceOf(query);
  const all = await sizeGroups(currency);
  reads({ tags: [pageTags.offers], until: dispatchDateUntil(now) });
  const under = (ignored: Part | null) =>
    all.filter((group) => parts.every((part) => part === ignored || (choice[part]?.has(String(group[part])) ?? true)));
  const found = under(null);
  const price = least(found.map((group) => group.price));
  const days = least(found.map((group) => group.days));
  return {
    status: 200,
    body: {
      total: sum(found),
      price_from: price === null ? null : moneyOf(price, currency),
      dispatch_date: days === null ? null : dispatchDate({ dispatchDays: days, now }),
      width: counts(under("width"), "width"),
      profile: counts(under("profile"), "profile"),
      rim: counts(under("rim"), "rim"),
      season: counts(under("season"), "season", seasons),
      category: counts(
        found,
        "category",
        categories.map(({ id }) => id),
      ),
      ...(Object.values(choice).every((chosen) => chosen === null) && {
        sizes: all.map(({ category, width, profile, rim, commercial, count, price: from }) => ({
          category,
          width,
          profile: profile === 0 ? null : profile,
          rim,
          commercial,
          count,
          price_from: moneyOf(from, currency),
        })),
      }),
    },
  };
};
