import "server-only";
import { askStaff } from "@/lib/api/admin/server";
import type { Change, ChangeSetDetail } from "@/lib/contract/admin/change-sets";
import { type ChangeFlag, changeFlags } from "@/lib/domain/admin/change-set";

/** What the address of a change set's sheet may say. */
export type SheetQuery = Partial<Record<"kind" | "flag" | "brand" | "all" | "after", string>>;

/** How many changes of each mark the reading list begins with. */
const firstOf = 6;

/** Marks by how much they are to be feared. */
const gravest: readonly ChangeFlag[] = ["price_tenfold", "size_changed", "below_cost", "season_changed", "price_jump"];

async function changesOf(set: ChangeSetDetail, query: Record<string, string>) {
  const { body } = await askStaff("GET /admin/change-sets/{id}/changes", {
    path: { id: String(set.id) },
    query: query as never,
  });
  return body;
}

/** The first changes of each mark, each change once: where it is listed first. */
async function readingList(set: ChangeSetDetail) {
  const flags = [...gravest, ...changeFlags.filter((flag) => !gravest.includes(flag))];
  const groups: { flag: ChangeFlag; changes: Change[] }[] = [];
  const seen = new Set<number>();
  for (const flag of flags.filter((one) => (set.counts.flags[one] ?? 0) > 0)) {
    const { data } = await changesOf(set, { flag });
    const changes = data.filter(({ seq }) => !seen.has(seq)).slice(0, firstOf);
    for (const { seq } of changes) seen.add(seq);
    if (changes.length > 0) groups.push({ flag, changes });
  }
  return { groups };
}

/**
 * The changes that a sheet's address asks for; without a filter the marked ones, as a reading list, of an edit all.
 * @throws ApiError `invalid` for a filter that cannot be read
 */
export async function listedChanges(set: ChangeSetDetail, { kind, flag, brand, all, after }: SheetQuery) {
  const given = Object.entries({ kind, flag, brand }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  if (given.length === 0 && !all && set.kind !== "edit") return readingList(set);
  const filter = Object.fromEntries(given);
  const { data, page } = await changesOf(set, { ...filter, ...(after && { after }) });
  return { filter: { ...filter, ...(all && { all: true }) }, changes: data, next: page.next, after: after ?? null };
}
