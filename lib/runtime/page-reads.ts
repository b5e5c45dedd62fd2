/** How long something that was read may be shown. Moments are ms since 1970. */
export type Reads = {
  /** What it was made of (see page-tags): a change of any of it outdates it. */
  tags: readonly string[];
  /** From then on a new one is rendered in the background; this one is shown meanwhile. */
  refresh: number;
  /** From then on it is wrong. */
  until: number;
};

/** Header of an answer of the embedded API, and of a page that is made for keeping, that bears its `Reads`. */
export const readsHeader = "x-reads";

/** Nothing that ever changes. */
export const noReads: Reads = { tags: [], refresh: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY };

const minute = 60_000;

/** For answers that do not say what they read, above all those of a back end elsewhere: fresh for a minute, shown for another while a new
 * one is fetched. */
export function defaultReads(now: number): Reads {
  return { tags: [], refresh: now + minute, until: now + 2 * minute };
}

/** What is made of both. */
export function bothReads(one: Reads, other: Reads): Reads {
  return {
    tags: [...new Set([...one.tags, ...other.tags])],
    refresh: Math.min(one.refresh, other.refresh),
    until: Math.min(one.until, other.until),
  };
}

const moment = (value: unknown) => (typeof value === "number" ? value : Number.POSITIVE_INFINITY);

/** As a header bears it: `null` stands for never. */
export const writeReads = (reads: Reads): string => JSON.stringify(reads);

/** Reads what `writeReads` has written; `null` where nothing was said. */
export function parseReads(header: string | null | undefined): Reads | null {
  if (!header) return null;
  const { tags, refresh, until } = JSON.parse(header) as { tags: string[]; refresh: unknown; until: unknown };
  return { tags, refresh: moment(refresh), until: moment(until) };
}
