import "server-only";
import type { z } from "zod";
import { askStaff } from "@/lib/api/admin/server";
import type { AdminContract } from "@/lib/contract/admin/admin-contract";

type Shipments = z.infer<AdminContract["GET /admin/shipments"]["replies"][200]>["data"];

/** How many portions of fifty are read: more than are ever packed and not handed over. */
const portions = 10;

/** The shipments that are made and not handed over yet, the latest first. */
export async function madeShipments(): Promise<Shipments> {
  const made: Shipments = [];
  let after: string | undefined;
  for (let portion = 0; portion < portions; portion += 1) {
    const { body } = await askStaff("GET /admin/shipments", { query: { state: "made", ...(after && { after }) } });
    made.push(...body.data);
    if (body.page.next === null) break;
    after = body.page.next;
  }
  return made;
}
