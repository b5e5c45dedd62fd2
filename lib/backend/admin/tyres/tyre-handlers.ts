import { changeTyre } from "@/lib/backend/admin/tyres/change-tyre";
import { editTyres } from "@/lib/backend/admin/tyres/edit-tyres";
import { countGaps, listTyres } from "@/lib/backend/admin/tyres/list-tyres";
import { tyreDetail } from "@/lib/backend/admin/tyres/tyre-detail";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { tyreEditCalls } from "@/lib/contract/admin/tyre-edits";
import type { adminTyreCalls } from "@/lib/contract/admin/tyres";

/** The tyres as the shop keeps them: what they lack, whose they are, what they cost. */
export const adminTyreHandlers: Handlers<keyof typeof adminTyreCalls | keyof typeof tyreEditCalls> = {
  "GET /admin/tyres": async ({ query }) => ({ status: 200, body: await listTyres(query) }),

  "GET /admin/tyres/gaps": async () => ({ status: 200, body: await countGaps() }),

  "GET /admin/tyres/{id}": async ({ path }, { now }) => ({
    status: 200,
    body: await tyreDetail(database(), path.id, now),
  }),

  "POST /admin/tyres/edits": async (input, context) => ({ status: 200, body: await editTyres(input, context) }),

  "PATCH /admin/tyres/{id}": async ({ path, body }, context) => ({
    status: 200,
    body: await changeTyre(path.id, body, context),
  }),
};
