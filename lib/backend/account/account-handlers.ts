import { deleteAccount } from "@/lib/backend/account/delete-account";
import { exportAccount } from "@/lib/backend/account/export-account";
import { changeAccount, ownAccount } from "@/lib/backend/account/own-account";
import { userOf } from "@/lib/backend/account/user-fields";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";

export const accountHandlers: Handlers<
  "GET /users/info" | "PUT /users/info" | "GET /users/export" | "DELETE /users/info"
> = {
  "GET /users/info": async (_input, context) => ({ status: 200, body: userOf(await ownAccount(context)) }),

  "PUT /users/info": async ({ body }, context) => ({ status: 200, body: userOf(await changeAccount(body, context)) }),

  "GET /users/export": async (_input, context) => {
    await limitAddress(limits.exportData, context);
    return { status: 200, body: await exportAccount(await ownAccount(context), context) };
  },

  "DELETE /users/info": async ({ body }, context) => {
    await deleteAccount(body.password, context);
    return { status: 204 };
  },
};
