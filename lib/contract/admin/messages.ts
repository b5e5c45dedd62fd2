import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { cursor, cursors, keyed, undo } from "@/lib/contract/admin/order-row";
import { tableId } from "@/lib/contract/table-id";
import { messageViews, replyLength } from "@/lib/domain/admin/message-view";
import { languages } from "@/lib/domain/locale";
import { messageStates } from "@/lib/domain/message-state";
import { orderStates } from "@/lib/domain/order";

const seen = ["unauthorised", "forbidden"] as const;
const path = z.object({ id: z.coerce.number().pipe(tableId) });

const contactMessage = z.object({
  id: tableId,
  revision,
  sent_at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  language: z.enum(languages),
  state: z.enum(messageStates),
  text: z.string(),
  /** As it was typed: it need not be an order's, nor the sender's. */
  order_number: z.string().nullable(),
  /** The sender's order that it is about, as far as the shop knows it. */
  order: z.object({ number: z.string(), status: z.enum(orderStates) }).nullable(),
  /** Who has changed its state last; `null` while nobody has. */
  changed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** The shop's answers, the oldest first. */
  replies: z.array(z.object({ id: tableId, by: z.string(), at: z.iso.datetime(), text: z.string() })),
});

export type ContactMessage = z.infer<typeof contactMessage>;

const changed = z.object({ message: contactMessage, undo });

export const adminMessageCalls = {
  "GET /admin/messages": {
    summary: "Messages to the shop, the latest first, fifty at a time",
    admin: { right: "orders" },
    query: z.object({
      view: z.enum(messageViews).default("open"),
      after: cursor.optional(),
      before: cursor.optional(),
    }),
    replies: { 200: z.object({ data: z.array(contactMessage), page: cursors }) },
    errors: seen,
  },
  "GET /admin/messages/{id}": {
    summary: "A message to the shop",
    admin: { right: "orders" },
    path,
    replies: { 200: contactMessage },
    errors: seen,
  },
  "PATCH /admin/messages/{id}": {
    summary: "Closes a message, puts it among spam, or opens it again",
    admin: { right: "orders" },
    path,
    body: z.object({ revision, state: z.enum(["open", "closed", "spam"]) }),
    replies: { 200: changed },
    errors: [...seen, "stale", "not_possible"],
  },
  "POST /admin/messages/{id}/replies": {
    summary: "Answers a message: the answer is kept and mailed to its sender once it cannot be undone any more",
    admin: { right: "orders" },
    path,
    headers: keyed,
    body: z.object({ revision, text: z.string().trim().min(1).max(replyLength) }),
    replies: { 201: changed },
    errors: [...seen, "stale", "not_possible", "key_reused"],
  },
} satisfies Record<string, AdminCall>;
