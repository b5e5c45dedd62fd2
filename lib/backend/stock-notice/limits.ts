import type { Limit } from "@/lib/backend/limit/limit";

/** Nobody waits for more tyres than this by hand; the second keeps strangers from filling somebody's mailbox. */
export const stockNoticeLimits = {
  byAddress: { name: "stock_notice_address", attempts: 30, seconds: 3600 },
  byEmail: { name: "stock_notice_email", attempts: 10, seconds: 86_400 },
  cancel: { name: "stock_notice_cancel", attempts: 30, seconds: 3600 },
} satisfies Record<string, Limit>;
