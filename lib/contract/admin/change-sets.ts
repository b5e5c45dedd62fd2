import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { cursor, cursors, keyed } from "@/lib/contract/admin/order-row";
import { tableId } from "@/lib/contract/table-id";
import { upload } from "@/lib/contract/upload";
import {
  changeFlags,
  changeKinds,
  changeResults,
  changeSetKinds,
  changeSetStates,
  maxListBytes,
  maxPicked,
} from "@/lib/domain/admin/change-set";
import { guardrailNames } from "@/lib/domain/admin/guardrails";

const seen = ["unauthorised", "forbidden"] as const;
const path = z.object({ id: z.coerce.number().pipe(tableId) });
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
const changeSetDetail = changeSet.extend({
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
const change = z.object({
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

const filter = {
  kind: z.enum(changeKinds).optional(),
  flag: z.enum(changeFlags).optional(),
  /** A brand's name. */
  brand: z.string().trim().min(1).max(60).optional(),
};

export const adminChangeSetCalls = {
  "POST /admin/change-sets": {
    summary: "Takes a supplier's price list; it is read in the background, and changes nothing until it is applied",
    admin: { right: "catalogue" },
    /** `as_of`: when the list was made, where that is known; now when left out or in the future. */
    query: z.object({
      supplier: z.coerce.number().pipe(tableId),
      name: z.string().trim().min(1).max(200),
      as_of: moment.optional(),
    }),
    body: upload({
      maxBytes: maxListBytes,
      types: [
        "application/octet-stream",
        "text/csv",
        "text/plain",
        "text/xml",
        "application/xml",
        "application/vnd.ms-excel",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "application/gzip",
      ],
    }),
    replies: { 202: changeSetDetail },
    errors: [...seen, "wrong_file", "change_set_busy"],
  },
  "POST /admin/change-sets/fetch": {
    summary: "Fetches a supplier's price list from its address now",
    admin: { right: "catalogue" },
    body: z.object({ supplier: tableId }),
    replies: { 202: changeSetDetail },
    errors: [...seen, "change_set_busy", "not_possible"],
  },
  "GET /admin/change-sets": {
    summary: "Change sets, the latest first, fifty at a time",
    admin: { right: "catalogue" },
    query: z.object({
      supplier: z.coerce.number().pipe(tableId).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
    }),
    replies: { 200: z.object({ data: z.array(changeSet), page: cursors }) },
    errors: seen,
  },
  "GET /admin/change-sets/{id}": {
    summary: "A change set: how its list was read, what it changes, what is to be looked at",
    admin: { right: "catalogue" },
    path,
    replies: { 200: changeSetDetail },
    errors: seen,
  },
  "PUT /admin/change-sets/{id}/mapping": {
    summary:
      "Corrects what the columns of a list are, for this and every further list of its supplier, and reads it again",
    admin: { right: "catalogue" },
    path,
    /** `columns`: header → field, `null` for a column that is not to be read. Headers that are left out are recognised as before. */
    body: z.object({
      revision,
      columns: z.record(z.string().min(1).max(200), z.string().min(1).max(40).nullable()),
    }),
    replies: { 202: changeSetDetail },
    errors: [...seen, "change_set_busy", "stale", "not_possible"],
  },
  "GET /admin/change-sets/{id}/changes": {
    summary: "The changes of a change set in the order of the list, fifty at a time",
    admin: { right: "catalogue" },
    path,
    query: z.object({ ...filter, after: cursor.optional(), before: cursor.optional() }),
    replies: { 200: z.object({ data: z.array(change), page: cursors }) },
    errors: seen,
  },
  "PATCH /admin/change-sets/{id}/changes": {
    summary:
      "Takes changes out of a change set before it is applied, single ones or all of a filter, or puts them back",
    admin: { right: "catalogue" },
    path,
    body: z
      .object({
        revision,
        seqs: z.array(tableId).min(1).max(maxPicked).optional(),
        /** All changes that fit; `{}` is all of them. */
        filter: z.object(filter).optional(),
        excluded: z.boolean(),
      })
      .refine(({ seqs, filter }) => (seqs === undefined) !== (filter === undefined), {
        path: ["seqs"],
        params: { code: "required" },
      }),
    replies: { 200: changeSet },
    errors: [...seen, "change_set_busy", "stale"],
  },
  "POST /admin/change-sets/{id}/apply": {
    summary: "Applies a change set, all of it or nothing; what a guardrail has stopped must be confirmed",
    admin: { right: "catalogue" },
    path,
    headers: keyed,
    body: z.object({ revision, confirmed: z.boolean().default(false) }),
    replies: { 202: changeSet },
    errors: [...seen, "guardrails", "change_set_busy", "stale", "not_possible", "key_reused"],
  },
  "POST /admin/change-sets/{id}/undo": {
    summary: "Takes an applied change set back, but for what was changed since",
    admin: { right: "catalogue", stepUp: true },
    path,
    headers: keyed,
    body: z.object({ revision }),
    replies: { 202: changeSet },
    errors: [...seen, "step_up_required", "undo_over", "change_set_busy", "stale", "key_reused"],
  },
  "DELETE /admin/change-sets/{id}": {
    summary: "Discards a change set that has not been applied; one that is being read is stopped",
    admin: { right: "catalogue" },
    path,
    replies: { 204: null },
    errors: [...seen, "change_set_busy", "not_possible"],
  },
  "GET /admin/change-sets/{id}/refused": {
    summary: "The rows that cannot be read, as a table, each behind what is wrong with it",
    admin: { right: "catalogue" },
    path,
    replies: { 200: { media: "text/csv" } },
    errors: seen,
  },
} satisfies Record<string, AdminCall>;
