import "server-only";
import { notFound } from "next/navigation";
import { askStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import type { ContactMessage } from "@/lib/contract/admin/messages";
import type { MessageView } from "@/lib/domain/admin/message-view";

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/** The messages of a view; a list whose place cannot be read is not there. */
export async function askMessages(view: MessageView, after: string) {
  try {
    return (await askStaff("GET /admin/messages", { query: { view, ...(after && { after }) } })).body;
  } catch (error) {
    if (codeOf(error) === "invalid") notFound();
    throw error;
  }
}

/** A message; `null` for one there is not. */
export async function askMessage(id: string): Promise<ContactMessage | null> {
  try {
    return (await askStaff("GET /admin/messages/{id}", { path: { id } })).body;
  } catch (error) {
    if (codeOf(error) === "not_found" || codeOf(error) === "invalid") return null;
    throw error;
  }
}
