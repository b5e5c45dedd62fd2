/** What the log tells of who comes in and who may what: kept for a year. Everything else is kept for three. */
export const securityActions = [
  "signed_in",
  "sign_in_refused",
  "signed_out",
  "session_ended",
  "sessions_ended",
  "factor_set",
  "factor_removed",
  "password_changed",
  "recovery_made",
  "recovery_used",
  "profile_changed",
  "invited",
  "joined",
  "factors_reset",
  "rights_changed",
  "left",
] as const;

/** What was done to orders. */
const orderActions = [
  "order_moved",
  "order_paid",
  "order_changed",
  "order_noted",
  "order_note_removed",
  "order_undone",
  "order_mailed",
  "shipment_made",
  "shipment_changed",
  "shipments_exported",
  "customer_searched",
] as const;

/** What was done about withdrawals, messages and reviews. */
const answerActions = [
  "withdrawal_changed",
  "withdrawal_undone",
  "message_changed",
  "message_answered",
  "message_undone",
  "review_hidden",
  "review_shown",
  "review_answered",
  "review_undone",
] as const;

/** What was done to the catalogue. */
const catalogueActions = ["tyre_changed", "tyre_undone", "tyres_edited", "brand_changed", "brand_undone"] as const;

/** What was done about prices. */
const priceActions = [
  "rules_changed",
  "rules_undone",
  "rules_counted",
  "price_set",
  "price_freed",
  "price_undone",
] as const;

/** What was done to the pictures of tyres. */
const pictureActions = [
  "picture_added",
  "picture_changed",
  "picture_removed",
  "picture_undone",
  "pictures_ordered",
] as const;

/** What was done to the catalogue by lists and other changes of many tyres. */
const changeSetActions = [
  "change_set_made",
  "change_set_mapped",
  "change_set_excluded",
  "change_set_applied",
  "change_set_undone",
  "change_set_discarded",
] as const;

/** What was done about suppliers and pieces. */
const supplyActions = [
  "supplier_added",
  "supplier_changed",
  "supplier_undone",
  "supply_marked",
  "stock_moved",
  "stock_undone",
] as const;

export const logActions = [
  ...securityActions,
  ...orderActions,
  ...answerActions,
  ...catalogueActions,
  ...priceActions,
  ...pictureActions,
  ...changeSetActions,
  ...supplyActions,
] as const;
export type LogAction = (typeof logActions)[number];

/** Who did it: a person of the staff, a command on the server, the shop by itself. */
export const logActors = ["staff", "cli", "system"] as const;
export type LogActor = (typeof logActors)[number];

/** What it was done to. */
export const logSubjects = [
  "staff",
  "order",
  "withdrawal",
  "message",
  "review",
  "tyre",
  "brand",
  "price_rules",
  "picture",
  "pattern",
  "change_set",
  "supplier",
] as const;
export type LogSubject = (typeof logSubjects)[number];
