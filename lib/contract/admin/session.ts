import { z } from "zod";
import type { AdminCall } from "@/lib/contract/admin/admin-call";
import { assertion } from "@/lib/contract/admin/passkey";
import { languages } from "@/lib/domain/locale";

const email = z.string().trim().min(1).max(254).pipe(z.email());
const code = z.string().trim().min(1).max(40);

/** `code`: the second factor is still to be shown; `enrol`: it is to be set up; `none`: signed in. */
const sessionState = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  next: z.enum(["code", "enrol", "none"]),
});

export const staffSessionCalls = {
  "GET /admin/session": {
    summary: "Who the session belongs to, and what it still asks for",
    admin: { right: "half" },
    replies: { 200: sessionState },
    errors: ["unauthorised"],
  },
  "POST /admin/session": {
    summary: "The first step: e-mail and password",
    admin: { right: "none" },
    body: z.object({ email, password: z.string().min(1).max(200) }),
    replies: { 200: z.object({ next: z.literal("totp") }) },
    errors: ["bad_credentials"],
  },
  "POST /admin/session/totp": {
    summary: "The second step: six digits of the phone",
    admin: { right: "half" },
    body: z.object({ code }),
    replies: { 204: null },
    errors: ["unauthorised", "second_factor"],
  },
  "POST /admin/session/recovery": {
    summary: "The second step for whoever has lost the phone: one of the ten codes, each good once",
    admin: { right: "half" },
    body: z.object({ code }),
    replies: { 204: null },
    errors: ["unauthorised", "second_factor"],
  },
  "DELETE /admin/session": {
    summary: "Signs out",
    admin: { right: "half" },
    replies: { 204: null },
    errors: ["unauthorised"],
  },
  "POST /admin/step-up": {
    summary: "Shows the second factor again, for a quarter of an hour: a code, or what a passkey has signed",
    admin: { right: "any" },
    body: z.object({ code: code.optional(), response: assertion.optional() }),
    replies: { 204: null },
    errors: ["unauthorised", "second_factor", "not_possible"],
  },
  "GET /admin/invitation": {
    summary: "Whom an invitation is for",
    admin: { right: "none" },
    query: z.object({ token: z.string().max(200) }),
    replies: { 200: z.object({ name: z.string(), email: z.string(), language: z.enum(languages) }) },
    errors: ["token_invalid"],
  },
  "POST /admin/invitation": {
    summary: "Comes in by an invitation, to set up the ways to sign in",
    admin: { right: "none" },
    body: z.object({
      token: z.string().min(1).max(200),
      name: z.string().trim().min(1).max(80),
      language: z.enum(languages),
    }),
    replies: { 200: z.object({ next: z.literal("enrol") }) },
    errors: ["token_invalid"],
  },
} satisfies Record<string, AdminCall>;
