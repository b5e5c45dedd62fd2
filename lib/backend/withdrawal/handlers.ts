import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { withdraw } from "@/lib/backend/withdrawal/withdraw";

export const withdrawalHandlers: Handlers<"POST /withdrawals"> = {
  "POST /withdrawals": async ({ body, headers }, context) => ({
    status: 201,
    body: await withdraw(body, headers["idempotency-key"], context),
  }),
};
