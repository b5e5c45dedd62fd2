/** The address that replaces deleted contacts in an order: one that nobody can have (RFC 2606). */
export const forgottenEmail = "deleted@account.invalid";
