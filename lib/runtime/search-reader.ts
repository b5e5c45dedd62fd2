import { processWide } from "@/lib/runtime/process-wide";

/** A search that is shown as another one is, to the letter but for the words in its field. */
export type ReadSearch = {
  /** The search that stands for all that mean the same: written plainly, else as it was typed. */
  q: string;
  /** Does it say something, and mean all that it says? A search of unknown words is one of endlessly many. */
  isClear: boolean;
};

/** What the embedded API knows of searches before it answers one. */
export type SearchReader = {
  /** What a search was read as before, as long as the shop's words are the same. @param locale its tag, `cs-u-cu-czk` */
  known(typed: string, locale: string): ReadSearch | undefined;
  /** Reads a search: a tenth of a millisecond, more with each word that the shop does not know. */
  read(typed: string, locale: string): Promise<ReadSearch>;
  /** Counts a search against the address that it comes from. @returns may it be answered? */
  count(forwardedFor: string | undefined): Promise<boolean>;
};

const reader = processWide<SearchReader | undefined>("search reader", () => undefined);

/** Registers what reads searches. */
export function provideSearchReader(given: SearchReader): void {
  reader.set(given);
}

/** What reads searches in this process; `undefined` where the embedded API has not started. */
export function providedSearchReader(): SearchReader | undefined {
  return reader.get();
}
