import type { Me } from "@/lib/contract/admin/me";
import type { AdminOrder } from "@/lib/contract/admin/order-detail";
import type { AdminTexts } from "@/messages/admin/texts";

/** What every part of an order is given. */
export type OrderParts = { order: AdminOrder; me: Me; texts: AdminTexts };
