import { z } from "zod";
import { type AdminCall, page } from "@/lib/contract/admin/admin-call";
import { tableId } from "@/lib/contract/table-id";
import { logActions, logActors, logSubjects } from "@/lib/domain/admin/log-action";

export const logEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.enum(logActors),
  /** Who did it, where it was a person. */
  staff: z.object({ id: z.int(), name: z.string() }).nullable(),
  action: z.enum(logActions),
  subject: z.enum(logSubjects),
  /** Whom or what it was done to: a number, and of people the name. */
  subject_id: z.string(),
  subject_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  network: z.string().nullable(),
});

export type LogEntry = z.infer<typeof logEntry>;

export const adminLogCalls = {
  "GET /admin/log": {
    summary: "What was done, the latest first, fifty at a time",
    admin: { right: "owner" },
    query: z.object({
      staff: z.coerce.number().pipe(tableId).optional(),
      action: z.enum(logActions).optional(),
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    replies: { 200: z.object({ data: z.array(logEntry), page }) },
    errors: ["unauthorised", "forbidden"],
  },
} satisfies Record<string, AdminCall>;
