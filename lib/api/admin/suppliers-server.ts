import "server-only";
import { askStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { greatestId } from "@/lib/contract/table-id";

/** A supplier, with what a column of its list can hold; `null` for one there is not. */
export async function askSupplier(text: string) {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > greatestId) return null;
  try {
    return (await askStaff("GET /admin/suppliers/{id}", { path: { id } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}
