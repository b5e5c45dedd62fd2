/** What a change set is made of: an uploaded or fetched price list, the price rules, or an edit of several tyres at once. */
export const changeSetKinds = ["list", "feed", "rules", "edit"] as const;
export type ChangeSetKind = (typeof changeSetKinds)[number];

/** The states of a change set; `lib/backend/change-set` moves them. */
export const changeSetStates = [
  "uploaded",
  "reading",
  "ready",
  "applying",
  "applied",
  "discarded",
  "failed",
  "undoing",
  "undone",
] as const;
export type ChangeSetState = (typeof changeSetStates)[number];

/** What one change does to a tyre; `refused` rows of a list change nothing. */
export const changeKinds = [
  "added",
  "price",
  "stock",
  "facts",
  "taken_over",
  "sold_out",
  "retired",
  "refused",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What is to be looked at before a change is applied. */
export const changeFlags = [
  "price_jump",
  "price_tenfold",
  "below_cost",
  "margin_low",
  "stock_gone",
  "stock_jump",
  "season_changed",
  "size_changed",
  "ean_moved",
  "label_worse",
  "brand_new",
  "gone_from_list",
  "sold_meanwhile",
] as const;
export type ChangeFlag = (typeof changeFlags)[number];

/** What became of one change: `skipped_changed` and `kept_changed` because the shop had something else meanwhile. */
export const changeResults = ["pending", "done", "skipped_changed", "undone", "kept_changed"] as const;
export type ChangeResult = (typeof changeResults)[number];

/** The most bytes of a price list, unpacked. */
export const maxListBytes = 64 * 1024 * 1024;

/** How many single changes one request takes out. */
export const maxPicked = 1000;

/** For how long a change set can be taken back at most, days; less where its supplier's next one was applied. */
export const changeSetUndoDays = 14;
