import "server-only";
import type { Name } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";
import { onPurge } from "@/lib/runtime/cached-pages";
import { askedOnce } from "@/lib/runtime/page-lookup";
import type { Reads } from "@/lib/runtime/page-reads";

type Answer<Reply> = { reply: Reply; reads: Reads };
type Ask<Reply> = (locale: Locale) => Promise<Answer<Reply>>;

/** `reads` is not known before the answer is. */
type Entry<Reply> = { answer: Promise<Answer<Reply>>; reads?: Reads };

/**
 * Keeps the answers of a call that counts all tyres, for every page, until what they were read from changes.
 * @param name the call, @param ask asks it in a language and a currency
 * @returns asks only where no answer is kept; a failure is kept for the page that it was met for alone
 */
export function keptAnswer<Reply>(name: Name, ask: Ask<Reply>): Ask<Reply> {
  const entries = new Map<string, Entry<Reply>>();

  onPurge((tags) => {
    for (const [key, { reads }] of entries)
      if (!reads || !tags || reads.tags.some((tag) => tags.includes(tag))) entries.delete(key);
  });

  const keptOrAsked: Ask<Reply> = (locale) => {
    const key = `${locale.language} ${locale.currency}`;
    const before = entries.get(key);
    const now = Date.now();
    const isFresh = (reads: Reads | undefined) => !reads || (now < reads.refresh && now < reads.until);
    if (before && isFresh(before.reads)) return before.answer;
    const entry: Entry<Reply> = { answer: ask(locale) };
    entries.set(key, entry);
    entry.answer.then(
      ({ reads }) => {
        entry.reads = reads;
      },
      () => entries.get(key) === entry && entries.delete(key),
    );
    return entry.answer;
  };
  return (locale) => askedOnce(`${name} ${locale.language} ${locale.currency}`, () => keptOrAsked(locale));
}
