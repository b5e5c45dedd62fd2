import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { undo } from "@/lib/contract/admin/order-row";
import { brandSafety } from "@/lib/contract/brand-safety";
import { tableId } from "@/lib/contract/table-id";

const seen = ["unauthorised", "forbidden"] as const;

export const brandRow = z.object({
  id: z.int(),
  revision,
  name: z.string(),
  /** On sale. */
  tyres: z.int(),
  safety: brandSafety.nullable(),
});

export type BrandRow = z.infer<typeof brandRow>;

export const adminBrandCalls = {
  "GET /admin/brands": {
    summary: "Brands whose tyres are on sale, with whom a buyer can reach about their safety",
    admin: { right: "catalogue" },
    replies: { 200: z.object({ data: z.array(brandRow) }) },
    errors: seen,
  },
  "PATCH /admin/brands/{id}": {
    summary: "Says who makes a brand's tyres and who answers for them in the Union; `null` for nobody",
    admin: { right: "catalogue" },
    path: z.object({ id: z.coerce.number().pipe(tableId) }),
    body: z.object({ revision, safety: brandRow.shape.safety }),
    /** `undo`: `null` where nothing was to be changed. */
    replies: { 200: z.object({ brand: brandRow, undo: undo.nullable() }) },
    errors: [...seen, "not_found", "stale"],
  },
} satisfies Record<string, AdminCall>;
