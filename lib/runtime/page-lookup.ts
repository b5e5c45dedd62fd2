import type { ServerResponse } from "node:http";
import { answerBeingMade } from "@/lib/runtime/page-answer";
import { processWide } from "@/lib/runtime/process-wide";

/** Is there nothing at an internal path (`/cs-u-cu-czk/blog/nothing`)? `false` also where the back end cannot say: then the page says why. */
export type PageLookup = (internalPath: string) => Promise<boolean>;

const lookup = processWide<PageLookup | undefined>("page lookup", () => undefined);
const calls = processWide("calls of pages", () => new WeakMap<ServerResponse, Map<string, Promise<unknown>>>());

/** Registers what looks for pages in this process, for the host. */
export function providePageLookup(find: PageLookup): void {
  lookup.set(find);
}

/**
 * Looks whether anything is at an address, before Next renders tens of milliseconds for a page that is not there. What is asked for that
 * is not asked again when the page of this answer is rendered.
 * @returns whether nothing is there; `false` also where that cannot be found out
 * @throws whatever the look-up does, by a fault of its own
 */
export async function isNothingAt(internalPath: string): Promise<boolean> {
  const find = lookup.get();
  const response = answerBeingMade();
  if (!find || !response) return false;
  calls.get().set(response, new Map());
  return find(internalPath);
}

/** Asks once for the answer that is being made, where its page was looked for. @param key what is asked */
export function askedOnce<Reply>(key: string, ask: () => Promise<Reply>): Promise<Reply> {
  const response = answerBeingMade();
  const asked = response && calls.get().get(response);
  if (!asked) return ask();
  const before = asked.get(key) as Promise<Reply> | undefined;
  if (before) return before;
  const reply = ask();
  asked.set(key, reply);
  return reply;
}
