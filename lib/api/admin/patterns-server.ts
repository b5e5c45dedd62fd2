import "server-only";
import { notFound } from "next/navigation";
import { askStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";

const isNowhere = (error: unknown) => error instanceof ApiError && ["not_found", "invalid"].includes(error.code);

/** A portion of the patterns; a list whose place cannot be read is not there. */
export async function askPatterns(query: Record<string, string>) {
  try {
    return (await askStaff("GET /admin/patterns", { query: query as never })).body;
  } catch (error) {
    if (isNowhere(error)) notFound();
    throw error;
  }
}

/** A pattern with its pictures; one that is not there is no page. @param id as the address has it */
export async function askPattern(id: string) {
  try {
    return (await askStaff("GET /admin/patterns/{id}", { path: { id: id as never } })).body;
  } catch (error) {
    if (isNowhere(error)) notFound();
    throw error;
  }
}
