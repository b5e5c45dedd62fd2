import { z } from "zod";
import { revision } from "@/lib/contract/admin/admin-call";
import { tableId } from "@/lib/contract/table-id";
import {
  changeFlags,
  changeKinds,
  changeResults,
  changeSetKinds,
  changeSetStates,
} from "@/lib/domain/admin/change-set";
import { guardrailNames } from "@/lib/domain/admin/guardrails";
import { editedFacts } from "@/lib/domain/admin/tyre-edit";

const moment = z.iso.datetime();
const counted = <Key extends string>(keys: readonly Key[]) => z.partialRecord(z.enum(keys), z.int());

/** A change set as lists show it. */
export const changeSet = z.object({
  id: tableId,
  revision,
  kind: z.enum(changeSetKinds),
  state: z.enum(changeSetStates),
  /** `null` for rules and edits. */
  supplier: z.object({ id: tableId, name: z.string() }).nullable(),
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  /** Of an edit: which facts it changes; `null` for lists and rules. */
  facts: z.array(z.enum(editedFacts)).nullable(),
  /** When the list was made: its offers know nothing of what was ordered later. */
  as_of: moment.nullable(),
  made_at: moment,
  /** Who made it; `null`: the clock or the command line. */
  made_by: z.string().nullable(),
  ready_at: moment.nullable(),
  applied_at: moment.nullable(),
  /** `null` before, and where the clock or the command line has applied it. */
  applied_by: z.string().nullable(),
  undone_at: moment.nullable(),
  undone_by: z.string().nullable(),
  counts: z.object({
    /** Rows of the list; while it is being read, those read so far. */
    rows: z.int(),
    /** Rows that change nothing. With `added`, `price`, `stock`, `facts`, `taken_over` and `refused` they make up `rows`. */
    unchanged: z.int(),
    /** Changes that somebody has taken out. */
    excluded: z.int(),
    kinds: counted(changeKinds),
    flags: counted(changeFlags),
    /** Once it was applied: what became of the changes. */
    results: counted(changeResults),
  }),
  /** How much of the list has been read, in percent; `null` while it is not being read. */
  percent: z.int().min(0).max(100).nullable(),
  /** Guardrails that stop it from being applied by itself, with what was found and what is allowed: tyres, or thousandths of all. */
  guardrails: z.array(z.object({ name: z.enum(guardrailNames), found: z.int(), allowed: z.int() })),
  /** Why it failed: a code of `import.refused` with its values, or `fetch_…` of an address that cannot be fetched, `not_modified`,
   * `too_large`, `file_gone`, `no_answer`, `failed`. */
  problem: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
  /** What can be done with it now. */
  can: z.object({ map: z.boolean(), apply: z.boolean(), discard: z.boolean(), undo: z.boolean() }),
});

export type ChangeSet = z.infer<typeof changeSet>;

/** A column of a list. */
const column = z.object({
  header: z.string(),
  /** One of `fields` of the plan; `null`: nothing is read from it. */
  field: z.string().nullable(),
  /** The first three of its values that differ. */
  samples: z.array(z.string()).max(3),
});

/** How a list was read. */
const plan = z.object({
  /** As it was recognised: `csv`, `xml`, `xlsx`. */
  format: z.string(),
  columns: z.array(column),
  /** Fields without which the list cannot be read, and which no column has. */
  missing: z.array(z.string()),
  /** Every field that a column may be. */
  fields: z.array(z.string()),
});

export type ListPlan = z.infer<typeof plan>;

/** A change set with all that is known of it. */
export const changeSetDetail = changeSet.extend({
  /** `null` before it was read, and for rules and edits. */
  plan: plan.nullable(),
  /** Brands of the changes, the most changes first, at most a hundred; `name` is what the filter takes. */
  brands: z.array(z.object({ name: z.string(), changes: z.int() })),
  /** An earlier change set of the same file of the same supplier. */
  same_as: z.object({ id: tableId, state: z.enum(changeSetStates), made_at: moment }).nullable(),
  /** While it can be taken back: until when, and the tyres whose lowest price of thirty days it leaves lower (the first twenty). */
  undo: z
    .object({
      until: moment,
      lowered: z.int(),
      tyres: z.array(z.object({ id: tableId, name: z.string(), size: z.string() })),
    })
    .nullable(),
});

export type ChangeSetDetail = z.infer<typeof changeSetDetail>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A change of one tyre, or a row that was refused. */
export const change = z.object({
  seq: z.int(),
  /** Of the file; `null` for a tyre that the list does not name. */
  line: z.int().nullable(),
  kind: z.enum(changeKinds),
  flags: z.array(z.enum(changeFlags)),
  excluded: z.boolean(),
  result: z.enum(changeResults),
  /** `id`: `null` for a tyre that is still to be added. `null` for a refused row. */
  tyre: z.object({ id: tableId.nullable(), name: z.string(), size: z.string(), ean: z.string().nullable() }).nullable(),
  /**
   * What changes: columns of a tyre (`price_czk`, `season`, `ean`…), and of the supplier's offer `stock`, `cost` (minor units of `currency`),
   * `lead_days`, `code`. Brands and patterns by name, all else as it is stored.
   */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Of the supplier's purchase prices; `null` for rules and edits. */
  currency: z.string().nullable(),
  /** The rule that makes the prices. */
  rule: z.string().nullable(),
  /** What is wrong with a refused row: field, its column in the file, the text there, and a code of `import.reason` with its values. */
  problems: z.array(
    z.object({
      field: z.string(),
      column: z.string().nullable(),
      text: z.string(),
      reason: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});

export type Change = z.infer<typeof change>;
