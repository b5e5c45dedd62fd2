import { z } from "zod";
import type { AdminCall } from "@/lib/contract/admin/admin-call";
import { staffRights } from "@/lib/domain/admin/rights";
import { languages } from "@/lib/domain/locale";

const moment = z.iso.datetime();

/** Shortest password of the staff. Source: specification of the admin, 4.3 */
export const staffPasswordLength = { min: 12, max: 200 } as const;

const newPassword = z
  .string()
  .max(staffPasswordLength.max)
  .refine((text) => text.length >= staffPasswordLength.min, { params: { code: "staff_password" } });

export const me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  rights: z.array(z.enum(staffRights)),
  single_keys: z.boolean(),
  factors: z.object({
    /** With the codes of a phone. */
    password: z.boolean(),
    recovery_left: z.int(),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), created_at: moment, used_at: moment.nullable() })),
  }),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: z.string(),
      network: z.string().nullable(),
      created_at: moment,
      seen_at: moment,
      current: z.boolean(),
    }),
  ),
  /** Until when a second factor that was shown counts; `null`: what asks for it asks again. */
  stepped_up_until: moment.nullable(),
});

export type Me = z.infer<typeof me>;

const recovery = z.object({ recovery: z.array(z.string()) });

export const staffMeCalls = {
  "GET /admin/me": {
    summary: "Oneself: rights, ways to sign in, devices",
    admin: { right: "any" },
    replies: { 200: me },
    errors: ["unauthorised"],
  },
  "PATCH /admin/me": {
    summary: "Changes one's name, language and keys",
    admin: { right: "any" },
    body: z.object({
      name: z.string().trim().min(1).max(80).optional(),
      language: z.enum(languages).optional(),
      single_keys: z.boolean().optional(),
    }),
    replies: { 200: me },
    errors: ["unauthorised"],
  },
  "PUT /admin/me/password": {
    summary: "Sets another password; ends the other sessions",
    admin: { right: "any", stepUp: true },
    body: z.object({ password: newPassword }),
    replies: { 204: null },
    errors: ["unauthorised", "step_up_required", "not_possible"],
  },
  "POST /admin/me/totp": {
    summary: "A new secret for a phone; it counts once a code of it was shown",
    admin: { right: "enrol", stepUp: true },
    replies: { 200: z.object({ secret: z.string(), uri: z.string() }) },
    errors: ["unauthorised", "forbidden", "step_up_required"],
  },
  "PUT /admin/me/totp": {
    summary:
      "Shows a code of the new secret, which then counts; with the password of who has none yet. Ten recovery codes at the first time",
    admin: { right: "enrol", stepUp: true },
    body: z.object({ code: z.string().trim().min(1).max(40), password: newPassword.optional() }),
    replies: { 200: recovery },
    errors: ["unauthorised", "forbidden", "step_up_required", "second_factor"],
  },
  "POST /admin/me/recovery": {
    summary: "Ten new recovery codes; the old ones end",
    admin: { right: "any", stepUp: true },
    replies: { 200: recovery },
    errors: ["unauthorised", "step_up_required"],
  },
  "DELETE /admin/me/sessions/{id}": {
    summary: "Ends one of one's own sessions",
    admin: { right: "any" },
    path: z.object({ id: z.uuid() }),
    replies: { 204: null },
    errors: ["unauthorised"],
  },
} satisfies Record<string, AdminCall>;
