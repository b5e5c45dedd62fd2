import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { adminChangeSetCalls } from "@/lib/contract/admin/change-sets";

const later = (): never => {
  throw new ApiProblem("not_found");
};

/** Lists of suppliers, what they change, and the way back. */
export const adminChangeSetHandlers: Handlers<keyof typeof adminChangeSetCalls> = {
  "POST /admin/change-sets": later,
  "POST /admin/change-sets/fetch": later,
  "GET /admin/change-sets": async () => ({ status: 200, body: { data: [], page: { next: null, before: null } } }),
  "GET /admin/change-sets/{id}": later,
  "PUT /admin/change-sets/{id}/mapping": later,
  "GET /admin/change-sets/{id}/changes": later,
  "PATCH /admin/change-sets/{id}/changes": later,
  "POST /admin/change-sets/{id}/apply": later,
  "POST /admin/change-sets/{id}/undo": later,
  "DELETE /admin/change-sets/{id}": later,
  "GET /admin/change-sets/{id}/refused": later,
};
