import { sql } from "drizzle-orm";
import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeSet, changeSetItem } from "@/lib/backend/kernel/database/schema/change-set";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { type EditedFact, editedFacts, labelParts } from "@/lib/domain/admin/tyre-edit";
import { cleanProse } from "@/lib/domain/review";

type Asked = ParsedOfAny<"POST /admin/tyres/edits">;
type Made = ReplyOfAny<"POST /admin/tyres/edits">["body"];
type Facts = Partial<Record<EditedFact, string | number | boolean | null>>;
type Tyre = { id: number; facts: Required<Facts> };

/** The facts that are asked for, as the shop stores them. */
function factsIn(body: Asked["body"]): Facts {
  const { description } = body;
  const asked = { ...body, ...(description && { description: cleanProse(description) }) };
  return Object.fromEntries(editedFacts.flatMap((fact) => (asked[fact] === undefined ? [] : [[fact, asked[fact]]])));
}

/** The facts of tyres as they are now, in the order of their ids. @throws ApiProblem `not_found` with the first id that is none */
async function factsOf(tx: Executor, ids: readonly number[]): Promise<Tyre[]> {
  const rows = await tx.execute<Required<Facts> & { id: number }>(sql`
    select id, ${sql.join(
      editedFacts.map((fact) => sql.identifier(fact)),
      sql`, `,
    )} from product where id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}) order by id`);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new ApiProblem("not_found", { product_id: unknown });
  return rows.map(({ id, ...facts }) => ({ id, facts }));
}

/** A label is whole or not there at all. @throws ApiProblem `invalid` for each part that tyres with some of the others would lack */
function requireWholeLabels(tyres: readonly Tyre[], asked: Facts): void {
  if (!labelParts.some((part) => part in asked)) return;
  const labels = tyres.map(({ facts }) => labelParts.filter((part) => (part in asked ? asked : facts)[part] !== null));
  const halves = labels.filter((parts) => parts.length > 0);
  const missing = labelParts.filter((part) => halves.some((parts) => !parts.includes(part)));
  if (missing.length === 0) return;
  throw new ApiProblem("invalid", { errors: missing.map((path) => ({ path, code: "label_required" })) });
}

/** What changes of a tyre, as it is and as it is to be; `null` where it has all of it already. */
function changeOf({ id, facts: now }: Tyre, facts: Facts) {
  const differing = editedFacts.filter((fact) => fact in facts && facts[fact] !== now[fact]);
  if (differing.length === 0) return null;
  const side = (of: Facts) => Object.fromEntries(differing.map((fact) => [fact, of[fact]]));
  return { productId: id, before: side(now), after: side(facts) };
}

async function make(tx: Executor, body: Asked["body"], context: StaffContext): Promise<Made> {
  const facts = factsIn(body);
  const tyres = await factsOf(tx, [...new Set(body.ids)]);
  requireWholeLabels(tyres, facts);
  const changes = tyres.flatMap((tyre) => changeOf(tyre, facts) ?? []);
  if (changes.length === 0) return { change_set: null };
  const changed = editedFacts.filter((fact) => changes.some(({ after }) => fact in after));
  const options = Object.fromEntries(changed.map((fact) => [fact, facts[fact]]));
  const counts = { rows: tyres.length, unchanged: tyres.length - changes.length, facts: changes.length };
  const { now, staff } = context;
  const [made] = await tx
    .insert(changeSet)
    .values({ kind: "edit", state: "ready", options, counts, madeBy: staff.id, madeAt: now, readyAt: now })
    .returning({ id: changeSet.id });
  if (!made) throw new Error("A change set was not stored.");
  await tx
    .insert(changeSetItem)
    .values(changes.map((change, at) => ({ changeSetId: made.id, seq: at + 1, kind: "facts" as const, ...change })));
  const details = { tyres: changes.length, changed };
  await noted(tx, callerOf(context), { action: "tyres_edited", subject: "change_set", subjectId: made.id, details });
  return { change_set: { id: made.id, tyres: changes.length } };
}

/**
 * Makes a change set that gives several tyres the same facts, or takes them from all, once for a key. It waits for a person, and tyres that have
 * them already are not in it.
 * @returns `null` for the set where none of them would change
 * @throws ApiProblem `not_found` with the id of no tyre, `invalid` where a tyre would get half a label, `key_reused`
 */
export function editTyres({ headers, body }: Asked, context: StaffContext): Promise<Made> {
  return oncePerKey(context, headers["idempotency-key"], ["tyre_edits", body], () =>
    database().transaction((tx) => make(tx, body, context)),
  );
}
