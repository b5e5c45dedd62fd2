import { z } from "zod";
import type { AdminCall } from "@/lib/contract/admin/admin-call";
import { keyed } from "@/lib/contract/admin/order-row";
import { tyreFacts } from "@/lib/contract/admin/tyres";
import { tableId } from "@/lib/contract/table-id";
import { editedFacts, maxEdited } from "@/lib/domain/admin/tyre-edit";

const { ean: _, eprel_id: __, ...shared } = tyreFacts;

/** What is to stand at every tyre that is named, `null` for nothing; a fact that is left out stays as each of them has it. */
const facts = z.object({ ...shared, three_pmsf: z.boolean(), ms: z.boolean(), ice: z.boolean() }).partial();

export const tyreEditCalls = {
  "POST /admin/tyres/edits": {
    summary:
      "Makes a change set that sets or empties facts of several tyres; nothing changes in the shop until it is applied",
    admin: { right: "catalogue" },
    headers: keyed,
    body: facts
      .extend({ ids: z.array(tableId).min(1).max(maxEdited) })
      .refine((asked) => editedFacts.some((fact) => asked[fact] !== undefined), {
        path: ["production_year"],
        params: { code: "required" },
      }),
    /** `null`: every tyre has these facts already. `tyres`: how many it changes. */
    replies: { 200: z.object({ change_set: z.object({ id: tableId, tyres: z.int() }).nullable() }) },
    errors: ["unauthorised", "forbidden", "not_found", "key_reused"],
  },
} satisfies Record<string, AdminCall>;
