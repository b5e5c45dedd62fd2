import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { asc, eq } from "drizzle-orm";
import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { makeListSet, type NewList } from "@/lib/backend/change-set/make-list-set";
import type { RefusedItem } from "@/lib/backend/change-set/read/refused-items";
import { readChangeSet } from "@/lib/backend/change-set/read-change-set";
import { claimApplying, claimSupplier, WorkRefused } from "@/lib/backend/change-set/start-work";
import { type ChangeSetRow, changeSetById, moveOn } from "@/lib/backend/change-set/states";
import { FileTooLarge, storeFile } from "@/lib/backend/change-set/store-file";
import { wantListedPictures } from "@/lib/backend/change-set/want-listed-pictures";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { commandAt, noted } from "@/lib/backend/kernel/audit/noted";
import type { CommandMessages } from "@/lib/backend/kernel/command/command-messages";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSet, changeSetItem } from "@/lib/backend/kernel/database/schema/change-set";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import { changeKinds } from "@/lib/domain/admin/change-set";
import { guardrailNames } from "@/lib/domain/admin/guardrails";

/** What the command line asks for. */
export type SupplierImport = { file: string; supplier: string; confirmed: boolean; dryRun: boolean };

/** The most bad rows that are printed. */
const maxListed = 2000;

/** Guardrails whose finding is a share, in thousandths. */
const shares = new Set<string>(["rows", "refused", "repriced", "sold_out", "season_changed"]);

async function supplierOf(name: string): Promise<{ id: number } | { known: string }> {
  const all = await database().select().from(supplier).where(eq(supplier.kind, "list")).orderBy(asc(supplier.name));
  const found = all.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  return found ?? { known: all.map((one) => one.name).join(", ") || "–" };
}

async function refusedLines(id: number, { t }: CommandMessages): Promise<string[]> {
  const rows = await database()
    .select({ line: changeSetItem.line, after: changeSetItem.after, kind: changeSetItem.kind })
    .from(changeSetItem)
    .where(eq(changeSetItem.changeSetId, id))
    .orderBy(asc(changeSetItem.seq));
  return rows
    .filter(({ kind }) => kind === "refused")
    .slice(0, maxListed)
    .flatMap(({ line, after }) =>
      (after as unknown as RefusedItem).problems.map(({ field, column, text, reason, values }) =>
        t(text === "" ? "bad_row_empty" : "bad_row", {
          line: String(line),
          column: column ?? field,
          value: text,
          reason: t(`reason.${reason}`, values),
        }),
      ),
    );
}

function countLines({ counts }: ChangeSetRow, { t }: CommandMessages): string[] {
  const kinds = changeKinds.flatMap((kind) =>
    counts[kind] ? [`  ${t(`supplier.kinds.${kind}`)}: ${counts[kind]}`] : [],
  );
  return [`  ${t("count.rows")}: ${counts.rows ?? 0}`, ...kinds, `  ${t("count.unchanged")}: ${counts.unchanged ?? 0}`];
}

const stopLines = ({ id, guardrails }: ChangeSetRow, { t }: CommandMessages): string[] => [
  t("supplier.waits", { id: String(id) }),
  ...guardrailNames.flatMap((name) => {
    const found = guardrails[name];
    return found === undefined
      ? []
      : [`  ${t(`supplier.guardrail.${name}`, { found: String(shares.has(name) ? found / 10 : found) })}`];
  }),
  t("supplier.confirm"),
];

/** Stores a list as an upload does, and makes it this process's to read. @throws WorkRefused, FileTooLarge; nothing is left then */
async function stored(list: NewList, file: string): Promise<number> {
  const { supplierId, now } = list;
  const id = await database().transaction((tx) => makeListSet(tx, list));
  try {
    const { bytes } = await storeFile(id, createReadStream(file));
    await database().transaction(async (tx) => {
      await claimSupplier(tx, supplierId, id);
      await moveOn(tx, id, ["uploaded"], { state: "reading", heartbeatAt: new Date() });
      const details = { supplier: supplierId, bytes };
      await noted(tx, commandAt(now), { action: "change_set_made", subject: "change_set", subjectId: id, details });
    });
    return id;
  } catch (error) {
    await database().delete(changeSet).where(eq(changeSet.id, id)); // nothing of it was ever seen
    throw error;
  }
}

async function apply(set: ChangeSetRow, confirmed: boolean): Promise<ChangeSetRow | null> {
  const { id, supplierId } = set;
  const now = new Date();
  await database().transaction(async (tx) => {
    await claimApplying(tx, set, { by: null, confirmed });
    const details = { supplier: supplierId, confirmed, guardrails: Object.keys(set.guardrails) };
    await noted(tx, commandAt(now), { action: "change_set_applied", subject: "change_set", subjectId: id, details });
  });
  await applyChangeSet(id, now);
  await wantListedPictures(id, now);
  return changeSetById(database(), id);
}

/**
 * Makes a supplier's list a change set, reads it, and applies it within the guardrails or where that is confirmed; says in words what
 * happens.
 * @returns whether the list was applied, or would have been
 */
export async function importForSupplier(
  { file, supplier: name, confirmed, dryRun }: SupplierImport,
  messages: CommandMessages,
  say: (...lines: string[]) => void,
): Promise<boolean> {
  const { t } = messages;
  const found = await supplierOf(name);
  const refused = (key: string, values = {}) => {
    say(t(`supplier.${key}`, { name, ...values }));
    return false;
  };
  if ("known" in found) return refused("unknown", { known: found.known });
  const now = new Date();
  const { mtime } = await stat(file);
  const list = {
    supplierId: found.id,
    fileName: basename(file),
    asOf: new Date(Math.min(+mtime, +now)),
    madeBy: null,
    now,
  };
  let id: number;
  try {
    id = await stored(list, file);
  } catch (error) {
    if (error instanceof WorkRefused) return refused("busy");
    if (error instanceof FileTooLarge) throw new ImportRefused("too_large", { file });
    throw error;
  }
  say(t("supplier.reading", { name, id: String(id) }));
  await readChangeSet(id);
  const set = await changeSetById(database(), id);
  if (set?.state !== "ready") {
    const { code, values = {} } = set?.problem ?? { code: "failed" };
    say(code === "failed" ? t("supplier.failed") : t(`refused.${code}`, { file, ...values }));
    return false;
  }
  say(...(await refusedLines(id, messages)), ...countLines(set, messages));
  const stopped = Object.keys(set.guardrails).length > 0 && !confirmed;
  if (dryRun) {
    await moveOn(database(), id, ["ready"], { state: "discarded" });
    say(t("supplier.dry_run"));
    return !stopped;
  }
  if (stopped) {
    say(...stopLines(set, messages));
    return false;
  }
  let done: boolean;
  try {
    done = (await apply(set, confirmed))?.state === "applied";
  } catch (error) {
    if (error instanceof WorkRefused) return refused("busy");
    throw error;
  }
  say(t(done ? "supplier.applied" : "supplier.failed", { id: String(id) }));
  return done;
}
