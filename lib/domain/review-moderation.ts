/**
 * Why the shop hides a review. That it is negative is no reason: hiding such ones would be an unfair practice. Source: Directive
 * 2005/29/EC, annex I, point 23c, as amended by Directive (EU) 2019/2161.
 */
export const hiddenReasons = ["insult", "personal_data", "advertisement", "not_about_tyre", "unlawful"] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** The lists of the staff: all reviews, those of up to three stars, those that are hidden; each the newest first. */
export const reviewViews = ["newest", "low", "hidden"] as const;
export type ReviewView = (typeof reviewViews)[number];
