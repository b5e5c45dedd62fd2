import { z } from "zod";
import type { AdminCall } from "@/lib/contract/admin/admin-call";

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);

/** A browser's answer to a challenge. Sources: Web Authentication, level 3, 5.1.8; the lengths leave room. */
const answered = { id: bytes(1400), rawId: bytes(1400), type: z.literal("public-key") };

/** What a passkey says that signs a challenge. */
export const assertion = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
});

export type Assertion = z.infer<typeof assertion>;

/** What a new passkey says of itself. */
export const attestation = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

export type Attestation = z.infer<typeof attestation>;

/** What the browser is asked for, as Web Authentication has it in JSON. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const passkeyCalls = {
  "POST /admin/session/passkey/options": {
    summary: "A challenge to sign in by a passkey, good once and for five minutes",
    admin: { right: "none" },
    replies: { 200: options },
    errors: ["not_possible"],
  },
  "POST /admin/session/passkey": {
    summary: "Signs in by a passkey, which is both steps at once",
    admin: { right: "none" },
    body: z.object({ response: assertion }),
    replies: { 204: null },
    errors: ["second_factor", "not_possible"],
  },
  "POST /admin/step-up/options": {
    summary: "A challenge to show the second factor again, by one of one's passkeys",
    admin: { right: "any" },
    replies: { 200: options },
    errors: ["unauthorised", "not_possible"],
  },
  "POST /admin/me/passkeys/options": {
    summary: "A challenge for a new passkey",
    admin: { right: "enrol", stepUp: true },
    replies: { 200: options },
    errors: ["unauthorised", "step_up_required", "not_possible"],
  },
  "POST /admin/me/passkeys": {
    summary: "Keeps a new passkey; who is just coming in is in by it",
    admin: { right: "enrol", stepUp: true },
    body: z.object({ name: z.string().trim().max(80).optional(), response: attestation }),
    replies: { 201: z.object({ id: z.string() }) },
    errors: ["unauthorised", "step_up_required", "second_factor", "not_possible"],
  },
  "DELETE /admin/me/passkeys/{id}": {
    summary: "Removes a passkey, unless it is the last way to sign in; ends the other sessions",
    admin: { right: "any", stepUp: true },
    path: z.object({ id: bytes(1400) }),
    replies: { 204: null },
    errors: ["unauthorised", "step_up_required", "not_possible"],
  },
} satisfies Record<string, AdminCall>;
