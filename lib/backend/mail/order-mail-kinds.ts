/** The two mails of a new order: to the shopper, and to the shop. */
export const orderMailKinds = ["confirmation", "notice"] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];
