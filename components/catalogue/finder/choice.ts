import { type Choice, type Option, type Options, type Part, parts } from "@/components/catalogue/finder/size-part";
import type { SizeRow } from "@/lib/contract/catalogue";
import { type Category, categoryById } from "@/lib/domain/category";
import { formatTyreSize, sizeSlug } from "@/lib/domain/tyre-size";

const read: Record<Part, (row: SizeRow) => string> = {
  width: (row) => String(row.width),
  profile: (row) => (row.profile === null ? "-" : String(row.profile)),
  rim: (row) => `${row.rim}${row.commercial ? "C" : ""}`,
  season: (row) => categoryById(row.category)?.season ?? "",
};

const fits = (row: SizeRow, choice: Partial<Choice>) =>
  parts.every((part) => choice[part] === undefined || read[part](row) === choice[part]);

/** What may be chosen of each part: see `optionsOf`. */
export function allOptions(rows: SizeRow[], choice: Choice): Options {
  return Object.fromEntries(parts.map((part) => [part, optionsOf(rows, choice, part)])) as Options;
}

/**
 * Values of one part with the number of tyres each leads to under the other three parts. Values that exist only with
 * other parts come with 0: choosing one moves those parts.
 */
export function optionsOf(rows: SizeRow[], choice: Choice, part: Part): Option[] {
  const others = { ...choice, [part]: undefined };
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = read[part](row);
    counts.set(value, (counts.get(value) ?? 0) + (fits(row, others) ? row.count : 0));
  }
  const list = [...counts].map(([value, count]) => ({ value, count }));
  return part === "season" ? list : list.sort((a, b) => Number.parseFloat(a.value) - Number.parseFloat(b.value));
}

/**
 * The choice after one part was set: the others stay where that size exists, else they move to the value with most
 * tyres. The result always exists.
 */
export function choose(rows: SizeRow[], choice: Choice, part: Part, value: string): Choice {
  let next: Partial<Choice> = { [part]: value };
  const order: Part[] = ["season", "width", "profile", "rim"];
  for (const other of order.filter((candidate) => candidate !== part)) {
    const combined = { ...next, [other]: choice[other] };
    if (rows.some((row) => fits(row, combined))) next = combined;
    else {
      const counts = new Map<string, number>();
      for (const row of rows.filter((candidate) => fits(candidate, next))) {
        counts.set(read[other](row), (counts.get(read[other](row)) ?? 0) + row.count);
      }
      const best = [...counts].sort(([, a], [, b]) => b - a)[0];
      next = { ...next, [other]: best?.[0] ?? choice[other] };
    }
  }
  return { ...choice, ...next };
}

export type Target = {
  category: Category;
  slug: string;
  /** The size as it is written. */
  text: string;
  count: number;
  priceFrom: SizeRow["price_from"];
};

/** Where a choice leads: the category that holds most tyres of that size, with their number and lowest price. */
export function targetOf(rows: SizeRow[], choice: Choice): Target | null {
  const best = rows.filter((row) => fits(row, choice)).sort((a, b) => b.count - a.count)[0];
  const category = best && categoryById(best.category);
  if (!best || !category) return null;
  const { width, profile, rim, commercial } = best;
  const size = { width, profile, rim, commercial, construction: "R" } as const;
  return {
    category,
    slug: sizeSlug(size),
    text: formatTyreSize(size),
    count: best.count,
    priceFrom: best.price_from,
  };
}
