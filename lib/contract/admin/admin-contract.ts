import type { AdminCall } from "@/lib/contract/admin/admin-call";
import { adminBrandCalls } from "@/lib/contract/admin/brands";
import { adminChangeSetCalls } from "@/lib/contract/admin/change-set-calls";
import { adminChangeSetPriceCalls } from "@/lib/contract/admin/change-set-prices";
import { adminDemandCalls } from "@/lib/contract/admin/demand";
import { adminLogCalls } from "@/lib/contract/admin/log";
import { staffMeCalls } from "@/lib/contract/admin/me";
import { adminMessageCalls } from "@/lib/contract/admin/messages";
import { adminOrderCalls } from "@/lib/contract/admin/orders";
import { passkeyCalls } from "@/lib/contract/admin/passkey";
import { adminPictureCalls } from "@/lib/contract/admin/pictures";
import { adminPriceCalls } from "@/lib/contract/admin/price-rules";
import { adminReturnCalls } from "@/lib/contract/admin/returns";
import { adminReviewCalls } from "@/lib/contract/admin/reviews";
import { staffSessionCalls } from "@/lib/contract/admin/session";
import { adminShipmentCalls } from "@/lib/contract/admin/shipments";
import { staffCalls } from "@/lib/contract/admin/staff";
import { stockCalls } from "@/lib/contract/admin/stock";
import { supplierCalls } from "@/lib/contract/admin/suppliers";
import { adminSupplyCalls } from "@/lib/contract/admin/supply";
import { tyreEditCalls } from "@/lib/contract/admin/tyre-edits";
import { adminTyreCalls } from "@/lib/contract/admin/tyres";
import { adminUpdateCalls } from "@/lib/contract/admin/updates";

/** Every call of the admin. A back end of one's own need not know them: they are not in the storefront's contract. */
export const adminContract = {
  ...staffSessionCalls,
  ...staffMeCalls,
  ...passkeyCalls,
  ...staffCalls,
  ...adminLogCalls,
  ...adminOrderCalls,
  ...adminShipmentCalls,
  ...adminSupplyCalls,
  ...supplierCalls,
  ...stockCalls,
  ...adminReturnCalls,
  ...adminMessageCalls,
  ...adminReviewCalls,
  ...adminChangeSetCalls,
  ...adminChangeSetPriceCalls,
  ...adminTyreCalls,
  ...tyreEditCalls,
  ...adminBrandCalls,
  ...adminDemandCalls,
  ...adminPriceCalls,
  ...adminPictureCalls,
  ...adminUpdateCalls,
} satisfies Record<string, AdminCall>;

export type AdminContract = typeof adminContract;
export type AdminName = keyof AdminContract;
