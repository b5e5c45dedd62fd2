/** The id of the form that the toggles of a page belong to. */
export const compareForm = "compare";
