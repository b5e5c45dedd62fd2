import { changeBrand } from "@/lib/backend/admin/brands/change-brand";
import { listBrands } from "@/lib/backend/admin/brands/list-brands";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminBrandCalls } from "@/lib/contract/admin/brands";

/** Whom buyers can reach about the safety of a brand's tyres. */
export const adminBrandHandlers: Handlers<keyof typeof adminBrandCalls> = {
  "GET /admin/brands": async () => ({ status: 200, body: { data: await listBrands() } }),

  "PATCH /admin/brands/{id}": async ({ path, body }, context) => ({
    status: 200,
    body: await changeBrand(path.id, body, context),
  }),
};
