import "server-only";
import { notFound } from "next/navigation";
import { askStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import type { PriceRuleBody } from "@/lib/contract/admin/price-rules";
import type { PriceSimulation } from "@/lib/contract/admin/price-simulation";

/** What rules would do; `"busy"` while somebody else tries some. */
export async function askSimulation(rules: PriceRuleBody[]): Promise<PriceSimulation | "busy"> {
  try {
    return (await askStaff("POST /admin/price-rules/simulation", { body: { rules } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "too_many") return "busy";
    if (error instanceof ApiError && error.code === "invalid") notFound();
    throw error;
  }
}
