import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { providerIds } from "@/lib/domain/sign-in-provider";

/** Shortest password the shop takes. Source: decisions, "Accounts". */
export const passwordLength = { min: 8, max: 200 } as const;

const email = z.string().trim().pipe(z.email().max(254));
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);
const name = z.string().trim().min(1).max(80);

/** The agreement to the terms: 1; anything else is refused in the words of that field. */
const agreed = z
  .number()
  .refine((value) => value === 1, { params: { code: "agreement_account" } })
  .meta({ const: 1 });

const provider = z.object({ provider: z.enum(providerIds) });

/** A session's token as every call of this file answers it; `expires_in` in seconds. */
export const session = z.object({
  access_token: z.string(),
  token_type: z.string(),
  expires_in: z.int().positive(),
});

export const authCalls = {
  "POST /auth/login": {
    summary: "Signs in",
    body: z.object({ email, password: z.string().min(1).max(passwordLength.max) }),
    replies: { 200: session },
    errors: ["bad_credentials"],
  },
  "POST /auth/register": {
    summary: "Makes an account and signs in",
    body: z.object({
      email,
      password: newPassword,
      first_name: name,
      last_name: name,
      phone_number: z.string().trim().max(40).optional(),
      agreement: agreed,
    }),
    /** 204: the account is made, and its owner signs in by a call of its own. */
    replies: { 201: session, 204: null },
    errors: ["email_taken"],
  },
  "POST /auth/refresh": {
    summary: "Renews the session of the bearer token, which may have expired",
    replies: { 200: session },
    errors: ["unauthorised"],
  },
  "POST /auth/logout": { summary: "Ends the session", replies: { 204: null }, errors: [] },
  "POST /auth/forgot-password": {
    summary: "Mails a link for a new password, when the address has an account",
    body: z.object({ email }),
    replies: { 204: null },
    errors: [],
  },
  "POST /auth/reset-password": {
    summary: "Sets a new password by the link's token; ends all sessions",
    body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
    replies: { 204: null },
    errors: ["token_invalid"],
  },
  "POST /auth/verify-email": {
    summary: "Confirms the signed-in user's address by the link's token; orders placed with it join the account",
    body: z.object({ token: z.string().min(1).max(200) }),
    replies: { 204: null },
    errors: ["unauthorised", "token_invalid"],
  },
  "POST /auth/verify-email/again": {
    summary: "Mails the confirmation link again",
    replies: { 204: null },
    errors: ["unauthorised"],
  },
  "GET /auth/providers": {
    summary: "Sign-in providers that have keys",
    replies: { 200: z.object({ data: z.array(z.object({ id: z.enum(providerIds) })) }) },
    errors: [],
  },
  "GET /auth/{provider}": {
    summary: "Leads to the provider's sign-in",
    path: provider,
    query: z.object({ return_to: z.string().max(2000).optional() }),
    replies: { 302: null },
    errors: [],
  },
  "GET /auth/{provider}/callback": {
    summary: "Completes a sign-in with the provider's own query; 201 when an account was linked, which signs nobody in",
    path: provider,
    query: z.looseObject({
      code: z.string().max(4000).optional(),
      state: z.string().max(1000).optional(),
      error: z.string().max(200).optional(),
    }),
    replies: {
      200: session.extend({ return_to: z.string() }),
      201: z.object({ linked: z.enum(providerIds), return_to: z.string() }),
    },
    errors: ["social_sign_in_failed"],
  },
} satisfies Record<string, Call>;

export type Session = z.infer<typeof session>;
