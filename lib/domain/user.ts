/** Kinds of users. Source: decisions, "Accounts". */
export const userTypes = ["regular", "staff"] as const;
export type UserType = (typeof userTypes)[number];

/** What a member of the staff may be entrusted with; nobody gives themselves any of it. */
export const roles = ["orders", "catalogue", "content"] as const;
export type Role = (typeof roles)[number];
