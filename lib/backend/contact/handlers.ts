import { sendMessage } from "@/lib/backend/contact/send-message";
import type { Handlers } from "@/lib/backend/kernel/http/handler";

export const contactHandlers: Handlers<"POST /contacts"> = {
  "POST /contacts": async ({ body }, context) => {
    await sendMessage(body, context);
    return { status: 201 };
  },
};
