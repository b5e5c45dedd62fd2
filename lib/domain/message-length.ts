/** Longest message to the shop, characters. */
export const messageLength = 4000;
