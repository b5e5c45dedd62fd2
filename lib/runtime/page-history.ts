import { processWide } from "@/lib/runtime/process-wide";

/**
 * What this process knows of the numbered changes of the database. Numbers grow; a page is right up to the position at which it was
 * found right.
 */
export type PageHistory = {
  /** Names the log: positions of another one say nothing. */
  readonly log: string;
  /** All changes below this number are known, and have outdated what they concern. */
  position: number;
  /** The last change of each tag, as far as it is known; of `all`: of everything. */
  readonly changed: Map<string, number>;
};

/** Of more tags than this a single change of everything takes the place: a catalogue has about as many tags as tyres. */
const maxTags = 300_000;

const current = processWide<PageHistory | undefined>("page history", () => undefined);
const listeners = processWide("page history listeners", () => new Set<() => void>());

/** The history of this process; `undefined` where no database tells of changes, or it cannot be read. */
export function pageHistory(): PageHistory | undefined {
  return current.get();
}

/** Begins with what the log says; `undefined`: from now on nothing is known. */
export function setPageHistory(history: PageHistory | undefined): void {
  current.set(history);
  if (history) for (const listener of listeners.get()) listener();
}

/** All changes below a number have been heard of by now. */
export function reachPosition(position: number): void {
  const history = current.get();
  if (!history || position < history.position) return;
  history.position = position;
  for (const listener of listeners.get()) listener();
}

/** Calls a listener whenever the position has been reached anew. */
export function onPosition(listener: () => void): void {
  listeners.get().add(listener);
}

/** Tags have just changed (`null`: everything): at any number from the position on, so what was right up to there is right no more. */
export function markChanged(tags: readonly string[] | null): void {
  const history = current.get();
  if (!history) return;
  const { changed, position } = history;
  if (tags === null || changed.size > maxTags) {
    changed.clear();
    changed.set("all", position);
  }
  for (const tag of tags ?? []) changed.set(tag, Math.max(position, changed.get(tag) ?? 0));
}

/** Is a page with these tags, which was right up to a position of this history, still right? */
export function isStillRight({ changed, position }: PageHistory, tags: readonly string[], upTo: number): boolean {
  return upTo <= position && ["all", ...tags].every((tag) => (changed.get(tag) ?? 0) < upTo);
}
