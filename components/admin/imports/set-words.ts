import { amount } from "@/components/admin/shell/amount";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import { changeSetUndoDays } from "@/lib/domain/admin/change-set";
import type { Language } from "@/lib/domain/locale";
import { writtenDate } from "@/lib/domain/written-date";
import { columnName } from "@/messages/admin/column-names";
import { counted, fill } from "@/messages/admin/fill";
import { importWords } from "@/messages/admin/import-words";
import type { AdminTexts } from "@/messages/admin/texts";

/** What the words about a change set are made of. */
export type Words = { language: Language; texts: AdminTexts };

const dayMs = 24 * 60 * 60 * 1000;

/** What a change set is called: whose list it is, or what made it. */
export function nameOf({ supplier, kind }: ChangeSet, { imports }: AdminTexts): string {
  if (supplier) return supplier.name;
  return kind === "rules" ? imports.rules : imports.edit;
}

/** The texts of the sheet of a change set: some are others where no list has made it, but the price rules or an edit. */
export function setTexts({ kind }: ChangeSet, { imports, rules_set, tyre_edit }: AdminTexts): AdminTexts["imports"] {
  if (kind === "rules") return { ...imports, ...rules_set };
  return kind === "edit" ? { ...imports, ...tyre_edit.set } : imports;
}

/** Why a change set failed, in words. */
export function problemText({ problem, file }: ChangeSet, { language, texts }: Words): string {
  const { imports } = texts;
  if (!problem) return imports.problem.failed;
  const own: Record<string, string> = imports.problem;
  const text = own[problem.code] ?? importWords[language].refused[problem.code] ?? imports.problem.failed;
  const { missing, field, ...values } = problem.values;
  const named = (fields: unknown) =>
    String(fields)
      .split(", ")
      .map((one) => columnName(one, texts))
      .join(", ");
  return fill(text, {
    file: file?.name ?? "",
    ...values,
    ...(missing !== undefined && { missing: named(missing) }),
    ...(field !== undefined && { field: named(field) }),
  });
}

/** How a change set stands, in words. */
export function stateWords(set: ChangeSet, words: Words): string {
  const { state, guardrails, applied_at, can } = set;
  const imports = setTexts(set, words.texts);
  if (state === "ready" && guardrails.length > 0) return counted(imports.waits, guardrails.length, words.language);
  if (state === "failed") return fill(imports.failed_why, { why: problemText(set, words) });
  if (state === "applied" && applied_at && can.undo) {
    const last = new Date(Date.parse(applied_at) + changeSetUndoDays * dayMs);
    return fill(imports.until, { day: writtenDate(last, words.language) });
  }
  return imports.state[state];
}

/** Who has done something with a change set: a person, the clock, or the command line. */
export function whoDid(name: string | null, { kind }: ChangeSet, { imports }: AdminTexts): string {
  if (name !== null) return fill(imports.by, { name });
  return kind === "list" ? imports.by_command : imports.by_clock;
}

/** Kinds of changes that come from rows of the list; with the unchanged and the refused ones they make up all rows. */
export const rowKinds = ["price", "stock", "facts", "added", "taken_over"] as const;

/** Kinds of changes of tyres that the list does not name. */
export const restKinds = ["sold_out", "retired"] as const;

/** How many changes a change set makes, also those that somebody has taken out. */
export function changesIn({ counts: { kinds } }: ChangeSet): number {
  return [...rowKinds, ...restKinds].reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0);
}

/** What an edit sets, of how many tyres: `12 tyres: weight, year of production`. */
export function editWords(set: ChangeSet, { language, texts }: Words): string {
  const facts = (set.facts ?? []).map((fact) => columnName(fact, texts)).join(", ");
  return `${counted(texts.tyre_edit.tyres_count, changesIn(set), language)}: ${facts}`;
}

/** What a change set does, in a few words: `1 412 prices · 38 new`, the refused rows last. */
export function countWords(set: ChangeSet, words: Words): string {
  if (set.kind === "edit") return editWords(set, words);
  const { language, texts } = words;
  const { imports } = texts;
  const { kinds } = set.counts;
  const parts = [...rowKinds, ...restKinds].flatMap((kind) => {
    const n = kinds[kind] ?? 0;
    return n > 0 ? [`${amount(n, language)} ${counted(imports.kinds[kind], n, language)}`] : [];
  });
  const refused = kinds.refused ?? 0;
  if (refused > 0) parts.push(counted(imports.refused_rows, refused, language));
  return parts.join(" · ");
}

/** The parts of the first sentence about what a list does: dearer, cheaper, new and gone tyres; those that are none are left out. */
export function sayChanges(
  set: ChangeSet,
  figures: { dearer: number; cheaper: number },
  { language, texts: { imports } }: Words,
): string {
  const { kinds } = set.counts;
  const parts = [
    [imports.dearer, figures.dearer],
    [imports.cheaper, figures.cheaper],
    [imports.new_ones, (kinds.added ?? 0) + (kinds.taken_over ?? 0)],
    [imports.gone, (kinds.sold_out ?? 0) + (kinds.retired ?? 0)],
  ] as const;
  const said = parts.flatMap(([text, n]) => (n > 0 ? [counted(text, n, language)] : []));
  if (said.length > 0) return said.join(", ");
  return changesIn(set) === 0 ? imports.nothing : counted(imports.changes, changesIn(set), language);
}
