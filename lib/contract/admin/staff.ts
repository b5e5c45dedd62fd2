import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { tableId } from "@/lib/contract/table-id";
import { staffRights } from "@/lib/domain/admin/rights";
import { languages } from "@/lib/domain/locale";

const moment = z.iso.datetime();
const rights = z.array(z.enum(staffRights)).min(1).max(staffRights.length);
const path = z.object({ id: z.coerce.number().pipe(tableId) });

export const staffRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  rights: z.array(z.enum(staffRights)),
  joined_at: moment.nullable(),
  /** Until when the latest invitation may be used; `null`: there is none. */
  invited_until: moment.nullable(),
  seen_at: moment.nullable(),
  sessions: z.int(),
  revision,
});

export type StaffRow = z.infer<typeof staffRow>;

/** The link is handed out this once: nobody can read it again. */
const invited = z.object({ id: z.int(), link: z.string(), expires_at: moment });

export const staffCalls = {
  "GET /admin/staff": {
    summary: "The people who work in the shop",
    admin: { right: "owner" },
    replies: { 200: z.object({ data: z.array(staffRow) }) },
    errors: ["unauthorised", "forbidden"],
  },
  "POST /admin/staff": {
    summary: "Invites a person, by mail and by the link in the answer",
    admin: { right: "owner", stepUp: true },
    body: z.object({
      name: z.string().trim().min(1).max(80),
      email: z.string().trim().min(1).max(254).pipe(z.email()),
      language: z.enum(languages),
      rights,
    }),
    replies: { 201: invited },
    errors: ["unauthorised", "forbidden", "step_up_required", "email_taken"],
  },
  "PATCH /admin/staff/{id}": {
    summary: "Changes a person's rights, or lets them go",
    admin: { right: "owner", stepUp: true },
    path,
    body: z.object({ revision, rights: rights.optional(), active: z.literal(false).optional() }),
    replies: { 200: z.object({ data: z.array(staffRow) }) },
    errors: ["unauthorised", "forbidden", "step_up_required", "stale", "not_possible"],
  },
  "POST /admin/staff/{id}/invitation": {
    summary: "Takes a person's password, phone, keys and sessions away and invites them again",
    admin: { right: "owner", stepUp: true },
    path,
    replies: { 200: invited },
    errors: ["unauthorised", "forbidden", "step_up_required", "not_possible"],
  },
  "DELETE /admin/staff/{id}/sessions": {
    summary: "Signs a person out everywhere",
    admin: { right: "owner", stepUp: true },
    path,
    replies: { 204: null },
    errors: ["unauthorised", "forbidden", "step_up_required"],
  },
} satisfies Record<string, AdminCall>;
