/** The highest number of a page of a list that can be asked for; an address with a higher one means the last page. */
export const maxPage = 10_000;
