import type { OrderView } from "@/lib/domain/admin/order-view";

/** How many orders the views hold where work waits. */
export type Counts = Partial<Record<OrderView, number>>;
