/** Fields of the review form, as the API calls them. */
export const reviewFields = ["stars", "text", "name"] as const;
export type ReviewField = (typeof reviewFields)[number];

/** What the form of one tyre shows. `attempt` counts the answers, so that each one is noticed. */
export type ReviewState = {
  attempt: number;
  values: Record<ReviewField, string>;
  errors: Partial<Record<ReviewField, string>>;
  failure: string | null;
  sent: boolean;
};

/** @param before what was written by the same link, if anything */
export function startOfReview(before: { stars: number; text: string; name: string | null } | null): ReviewState {
  const values = { stars: before ? String(before.stars) : "", text: before?.text ?? "", name: before?.name ?? "" };
  return { attempt: 0, values, errors: {}, failure: null, sent: false };
}
