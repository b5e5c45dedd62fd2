import { adminBrandHandlers } from "@/lib/backend/admin/brands/brand-handlers";
import { adminChangeSetHandlers } from "@/lib/backend/admin/change-sets/change-set-handlers";
import { adminChangeSetPriceHandlers } from "@/lib/backend/admin/change-sets/price-changes";
import { adminDemandHandlers } from "@/lib/backend/admin/demand/demand-handlers";
import { adminLogHandlers } from "@/lib/backend/admin/log/log-handlers";
import { staffMeHandlers } from "@/lib/backend/admin/me/me-handlers";
import { adminMessageHandlers } from "@/lib/backend/admin/messages/message-handlers";
import { adminOrderHandlers } from "@/lib/backend/admin/orders/order-handlers";
import { passkeyHandlers } from "@/lib/backend/admin/passkey/passkey-handlers";
import { adminPictureHandlers } from "@/lib/backend/admin/pictures/picture-handlers";
import { adminPriceHandlers } from "@/lib/backend/admin/prices/price-handlers";
import { adminReturnHandlers } from "@/lib/backend/admin/returns/return-handlers";
import { adminReviewHandlers } from "@/lib/backend/admin/reviews/review-handlers";
import { staffSessionHandlers } from "@/lib/backend/admin/session/session-handlers";
import { adminShipmentHandlers } from "@/lib/backend/admin/shipments/shipment-handlers";
import { staffHandlers } from "@/lib/backend/admin/staff/staff-handlers";
import { supplierHandlers } from "@/lib/backend/admin/suppliers/supplier-handlers";
import { adminSupplyHandlers } from "@/lib/backend/admin/supply/supply-handlers";
import { adminTyreHandlers } from "@/lib/backend/admin/tyres/tyre-handlers";
import { adminUpdateHandlers } from "@/lib/backend/admin/updates/update-handlers";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { AdminName } from "@/lib/contract/admin/admin-contract";

/** Every call of the admin with its handler. */
export const adminHandlers: Handlers<AdminName> = {
  ...staffSessionHandlers,
  ...staffMeHandlers,
  ...passkeyHandlers,
  ...staffHandlers,
  ...adminLogHandlers,
  ...adminOrderHandlers,
  ...adminShipmentHandlers,
  ...adminSupplyHandlers,
  ...supplierHandlers,
  ...adminReturnHandlers,
  ...adminMessageHandlers,
  ...adminReviewHandlers,
  ...adminChangeSetHandlers,
  ...adminChangeSetPriceHandlers,
  ...adminTyreHandlers,
  ...adminBrandHandlers,
  ...adminDemandHandlers,
  ...adminPriceHandlers,
  ...adminPictureHandlers,
  ...adminUpdateHandlers,
};
