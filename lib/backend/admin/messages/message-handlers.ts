import { answerMessage, changeMessage } from "@/lib/backend/admin/messages/change-message";
import { listMessages, readMessage } from "@/lib/backend/admin/messages/list-messages";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminMessageCalls } from "@/lib/contract/admin/messages";

/** What customers have written to the shop, and what it answers. */
export const adminMessageHandlers: Handlers<keyof typeof adminMessageCalls> = {
  "GET /admin/messages": async ({ query }) => ({ status: 200, body: await listMessages(query) }),

  "GET /admin/messages/{id}": async ({ path }) => ({ status: 200, body: await readMessage(path.id) }),

  "PATCH /admin/messages/{id}": async ({ path, body }, context) => ({
    status: 200,
    body: await changeMessage(path.id, body, context),
  }),

  "POST /admin/messages/{id}/replies": async ({ path, headers, body }, context) => ({
    status: 201,
    body: await answerMessage(path.id, headers["idempotency-key"], body, context),
  }),
};
