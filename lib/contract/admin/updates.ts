import { z } from "zod";
import type { AdminCall } from "@/lib/contract/admin/admin-call";
import { orderRow, outcome } from "@/lib/contract/admin/order-row";
import { countedTo } from "@/lib/domain/admin/order-view";

const isAscending = (ids: number[]) => ids.every((id, at) => at === 0 || id >= (ids[at - 1] ?? 0));

/**
 * A moment as the database knows it, `first:end:running`: transactions below `first` had ended, `running` and those from `end` on had not.
 * Unlike the number of an entry, which is given before its transaction ends, it says what there was to be seen. Source: PostgreSQL's
 * type `pg_snapshot`.
 */
export const moment = z
  .string()
  .regex(/^[1-9]\d{0,14}:[1-9]\d{0,14}:[\d,]{0,4000}$/)
  .refine((text) => {
    const [first = "", end = "", given] = text.split(":");
    const running = given ? given.split(",").map(Number) : [];
    return isAscending([Number(first), ...running, Number(end)]) && running.every((id) => id < Number(end));
  });

/** An order that was changed: by whom, where it was a person. */
const change = z.object({ number: z.string(), revision: z.int(), by: z.string().nullable(), at: z.iso.datetime() });

export const adminUpdateCalls = {
  "GET /admin/updates": {
    summary: "What others have done since, and how much waits; 304 while nothing has changed",
    admin: { right: "any" },
    headers: z.object({ "if-none-match": z.string().max(5000).optional() }),
    query: z.object({
      /** `latest` of an earlier answer; without it nothing counts as changed. */
      since: moment.optional(),
    }),
    replies: {
      200: z.object({
        latest: z.string(),
        /** New orders, and price lists that wait for a person; `null` for whoever may not see them. */
        waiting: z.object({ orders: z.int().max(countedTo).nullable(), lists: z.int().max(countedTo).nullable() }),
        /** Orders that came or changed since, the latest first, at most a hundred; also one's own changes. */
        changed: z.array(change),
        /** How many messages came or were changed since, of the latest thousand; 0 for whoever may not see them. */
        messages: z.int(),
      }),
      304: null,
    },
    errors: ["unauthorised"],
  },
  "GET /admin/search": {
    summary: "What fits a text best: orders by number, e-mail, phone, name or company, as far as one may see them",
    admin: { right: "any" },
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    replies: { 200: z.object({ orders: z.array(orderRow).max(8) }) },
    errors: ["unauthorised"],
  },
  "POST /admin/undo": {
    summary: "Takes back what one has just done; says what was taken back and what was not",
    admin: { right: "any" },
    body: z.object({ token: z.uuid() }),
    replies: { 200: outcome },
    errors: ["unauthorised", "undo_over"],
  },
} satisfies Record<string, AdminCall>;
