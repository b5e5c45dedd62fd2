import { addPasskey, newPasskeyOptions, removePasskey } from "@/lib/backend/admin/passkey/own-passkeys";
import { signInByPasskey, signInOptions, stepUpOptions } from "@/lib/backend/admin/passkey/passkey-sign-in";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { passkeyCalls } from "@/lib/contract/admin/passkey";

export const passkeyHandlers: Handlers<keyof typeof passkeyCalls> = {
  "POST /admin/session/passkey/options": async (_input, context) => ({
    status: 200,
    body: { options: { ...(await signInOptions(context)) } },
  }),

  "POST /admin/session/passkey": async ({ body }, context) => {
    await signInByPasskey(body.response, context);
    return { status: 204 };
  },

  "POST /admin/step-up/options": async (_input, context) => ({
    status: 200,
    body: { options: { ...(await stepUpOptions(context)) } },
  }),

  "POST /admin/me/passkeys/options": async (_input, context) => ({
    status: 200,
    body: { options: { ...(await newPasskeyOptions(context)) } },
  }),

  "POST /admin/me/passkeys": async ({ body }, context) => ({
    status: 201,
    body: { id: await addPasskey(body.response, body.name ?? "", context) },
  }),

  "DELETE /admin/me/passkeys/{id}": async ({ path }, context) => {
    await removePasskey(path.id, context);
    return { status: 204 };
  },
};
