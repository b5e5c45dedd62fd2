import { addSupplier, changeSupplier } from "@/lib/backend/admin/suppliers/change-supplier";
import { moveStock } from "@/lib/backend/admin/suppliers/move-stock";
import { listSuppliers, supplierOf } from "@/lib/backend/admin/suppliers/supplier-rows";
import { piecesForNobody } from "@/lib/backend/admin/supply/for-nobody";
import { fields } from "@/lib/backend/import/columns/fields";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { stockCalls } from "@/lib/contract/admin/stock";
import type { supplierCalls } from "@/lib/contract/admin/suppliers";

/** Suppliers, and the pieces in the own store. */
export const supplierHandlers: Handlers<keyof typeof supplierCalls | keyof typeof stockCalls> = {
  "GET /admin/suppliers": async () => ({ status: 200, body: { data: await listSuppliers(database()) } }),

  "POST /admin/suppliers": async ({ body }, context) => ({
    status: 201,
    body: { supplier: await addSupplier(body, context) },
  }),

  "GET /admin/suppliers/{id}": async ({ path }, { now }) => {
    const supplier = await supplierOf(database(), path.id);
    if (!supplier) throw new ApiProblem("not_found");
    const for_nobody = await piecesForNobody(database(), now, path.id);
    return { status: 200, body: { supplier, fields: [...fields], for_nobody } };
  },

  "PATCH /admin/suppliers/{id}": async ({ path, body }, context) => ({
    status: 200,
    body: await changeSupplier(path.id, body, context),
  }),

  "POST /admin/tyres/{id}/stock": async ({ path, headers, body }, context) => ({
    status: 201,
    body: await moveStock(headers["idempotency-key"], path.id, body, context),
  }),
};
