import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { messageLength } from "@/lib/domain/message-length";

const line = (max: number) => z.string().trim().min(1).max(max);

const contactRequest = z.object({
  name: line(80),
  email: line(254).pipe(z.email()),
  message: line(messageLength),
  phone_number: z.string().trim().max(40).optional(),
  order_number: z.string().trim().max(20).optional(),
  /** Honeypot: the field is hidden, so only bots fill it in. The answer is the same, and nothing is stored. */
  website: z.string().max(500).optional(),
});

export const contactCalls = {
  "POST /contacts": {
    summary: "A message to the shop; its sender gets an acknowledgement by mail",
    body: contactRequest,
    replies: { 201: null },
    errors: [],
  },
} satisfies Record<string, Call>;

export type ContactRequest = z.infer<typeof contactRequest>;
