import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { providerIds } from "@/lib/domain/sign-in-provider";

const path = z.object({ provider: z.enum(providerIds) });

export const identityCalls = {
  "GET /users/identities": {
    summary: "The providers the signed-in user can sign in with, and whether there is a password beside them",
    replies: {
      200: z.object({
        has_password: z.boolean(),
        data: z.array(z.object({ provider: z.enum(providerIds), since: z.iso.datetime() })),
      }),
    },
    errors: ["unauthorised"],
  },
  "POST /users/identities/{provider}": {
    summary: "Begins to link a provider: the browser is to be led to `location`; the callback completes it",
    path,
    body: z.object({ return_to: z.string().max(2000).optional() }),
    replies: { 200: z.object({ location: z.url() }) },
    errors: ["unauthorised"],
  },
  "DELETE /users/identities/{provider}": {
    summary: "Unlinks a provider, unless nothing else would be left to sign in with",
    path,
    replies: { 204: null },
    errors: ["unauthorised", "only_sign_in"],
  },
} satisfies Record<string, Call>;

export type Identities = z.infer<(typeof identityCalls)["GET /users/identities"]["replies"][200]>;
