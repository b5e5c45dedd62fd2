/** The mails about an order that the staff can send again. */
export const orderMailKinds = ["confirmation", "payment_reminder", "delayed", "ready", "shipped", "cancelled"] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];
