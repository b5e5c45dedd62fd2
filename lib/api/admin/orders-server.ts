import "server-only";
import { notFound } from "next/navigation";
import { askStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import type { AdminOrder } from "@/lib/contract/admin/order-detail";

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/** The orders of a view; one whose filter cannot be read is not there. */
export async function askOrders(query: { view: string; q: string; after: string }) {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
  try {
    return (await askStaff("GET /admin/orders", { query: given as never })).body;
  } catch (error) {
    if (codeOf(error) === "invalid") notFound();
    throw error;
  }
}

/** Everything about an order; `null` for one there is not. */
export async function askOrder(number: string): Promise<AdminOrder | null> {
  try {
    return (await askStaff("GET /admin/orders/{number}", { path: { number } })).body;
  } catch (error) {
    if (codeOf(error) === "not_found") return null;
    throw error;
  }
}
