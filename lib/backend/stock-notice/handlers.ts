import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { askForNotice, cancelNotices } from "@/lib/backend/stock-notice/notices";

export const stockNoticeHandlers: Handlers<"POST /products/{slug}/stock-notices" | "POST /stock-notices/cancel"> = {
  "POST /products/{slug}/stock-notices": async ({ path, body }, context) => ({
    status: 202,
    body: { in_stock: await askForNotice(path.slug, body, context) },
  }),
  "POST /stock-notices/cancel": async ({ body }, context) => {
    await cancelNotices(body.token, context);
    return { status: 204 };
  },
};
