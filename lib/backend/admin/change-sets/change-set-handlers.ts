import {
  applyOnce,
  correctColumns,
  discard,
  excludeChanges,
  undoOnce,
} from "@/lib/backend/admin/change-sets/change-change-set";
import { changeSetDetail } from "@/lib/backend/admin/change-sets/change-set-detail";
import { listChangeSets } from "@/lib/backend/admin/change-sets/list-change-sets";
import { listChanges } from "@/lib/backend/admin/change-sets/list-changes";
import { refusedRows } from "@/lib/backend/admin/change-sets/refused-rows";
import { fetchNow, takeList } from "@/lib/backend/admin/change-sets/take-list";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminChangeSetCalls } from "@/lib/contract/admin/change-set-calls";

/** Lists of suppliers, what they change, and the way back. */
export const adminChangeSetHandlers: Handlers<keyof typeof adminChangeSetCalls> = {
  "POST /admin/change-sets": async (input, context) => ({
    status: 202,
    body: await changeSetDetail(await takeList(input, context), context),
  }),

  "POST /admin/change-sets/fetch": async ({ body }, context) => ({
    status: 202,
    body: await changeSetDetail(await fetchNow(body.supplier, context), context),
  }),

  "GET /admin/change-sets": async ({ query }, context) => ({ status: 200, body: await listChangeSets(query, context) }),

  "GET /admin/change-sets/{id}": async ({ path }, context) => ({
    status: 200,
    body: await changeSetDetail(path.id, context),
  }),

  "PUT /admin/change-sets/{id}/mapping": async (input, context) => {
    await correctColumns(input, context);
    return { status: 202, body: await changeSetDetail(input.path.id, context) };
  },

  "GET /admin/change-sets/{id}/changes": async ({ path, query }) => ({
    status: 200,
    body: await listChanges(path.id, query),
  }),

  "PATCH /admin/change-sets/{id}/changes": async (input, context) => ({
    status: 200,
    body: await excludeChanges(input, context),
  }),

  "POST /admin/change-sets/{id}/apply": async (input, context) => ({
    status: 202,
    body: await applyOnce(input, context),
  }),

  "POST /admin/change-sets/{id}/undo": async (input, context) => ({
    status: 202,
    body: await undoOnce(input, context),
  }),

  "DELETE /admin/change-sets/{id}": async ({ path }, context) => {
    await discard(path.id, context);
    return { status: 204 };
  },

  "GET /admin/change-sets/{id}/refused": async ({ path }, context) => ({
    status: 200,
    body: await refusedRows(path.id, context.staff.language),
    headers: { "content-disposition": `attachment; filename="refused-${path.id}.csv"` },
  }),
};
