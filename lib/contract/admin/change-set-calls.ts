import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { change, changeSet, changeSetDetail } from "@/lib/contract/admin/change-sets";
import { cursor, cursors, keyed } from "@/lib/contract/admin/order-row";
import { tableId } from "@/lib/contract/table-id";
import { upload } from "@/lib/contract/upload";
import { changeFlags, changeKinds, maxListBytes, maxPicked } from "@/lib/domain/admin/change-set";

const seen = ["unauthorised", "forbidden"] as const;
const path = z.object({ id: z.coerce.number().pipe(tableId) });

const filter = {
  kind: z.enum(changeKinds).optional(),
  /** `none`: nothing about them is to be looked at. */
  flag: z.enum([...changeFlags, "none"]).optional(),
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
      as_of: z.iso.datetime().optional(),
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
