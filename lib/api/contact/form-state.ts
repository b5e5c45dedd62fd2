/** Fields of the contact form, as the API calls them. */
export const contactFields = ["name", "email", "phone_number", "order_number", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** What the contact form shows. `attempt` counts the answers, so that each one is noticed. */
export type ContactState = {
  attempt: number;
  values: Partial<Record<ContactField, string>>;
  errors: Partial<Record<ContactField, string>>;
  /** The error of the form as a whole; empty when it has no text. */
  failure: string | null;
  sent: boolean;
};

export const emptyContact: ContactState = { attempt: 0, values: {}, errors: {}, failure: null, sent: false };
