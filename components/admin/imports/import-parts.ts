import type { PriceChanges } from "@/lib/contract/admin/change-set-prices";
import type { Change, ChangeSet, ChangeSetDetail } from "@/lib/contract/admin/change-sets";
import type { Me } from "@/lib/contract/admin/me";
import type { ChangeFlag, ChangeKind } from "@/lib/domain/admin/change-set";
import type { AdminTexts } from "@/messages/admin/texts";

/** Whose lists there can be. */
export type ListSupplier = { id: number; name: string; feed_url: string | null };

/** Which changes are shown; none of the three: the marked ones, as a reading list. */
export type Filter = { kind?: ChangeKind; flag?: ChangeFlag; brand?: string; all?: boolean };

/** The changes on the sheet: the first of each mark, or those that fit a filter, in the order of the list. */
export type Listed =
  | { groups: { flag: ChangeFlag; changes: Change[] }[] }
  | { filter: Filter; changes: Change[]; next: string | null; after: string | null };

/** What every part of a change set's sheet is given. `now` is when the page was made. */
export type ImportParts = {
  me: Me;
  texts: AdminTexts;
  set: ChangeSetDetail;
  /** `null` while nothing was read. */
  prices: PriceChanges | null;
  listed: Listed | null;
  now: Date;
};

/** Is the shop at work on it, so that the page looks again by itself? */
export const isAtWork = ({ state }: Pick<ChangeSet, "state">): boolean =>
  state === "uploaded" || state === "reading" || state === "applying" || state === "undoing";

/** The address of a change set's sheet with a filter. */
export function sheetAddress(id: number, { kind, flag, brand, all }: Filter = {}, after: string | null = null): string {
  const given = Object.entries({ kind, flag, brand, all: all ? "1" : undefined, after: after ?? undefined });
  const query = new URLSearchParams(given.filter((pair): pair is [string, string] => pair[1] !== undefined));
  return `/admin/imports/${id}${query.size > 0 ? `?${query}` : ""}#changes`;
}
