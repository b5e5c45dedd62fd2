/** The forms of a review. */
export const reviewForms = ["answer", "visibility"] as const;

/** The name of a form of a review. */
export const formOf = (form: (typeof reviewForms)[number], id: number) => `${form}-${id}`;
