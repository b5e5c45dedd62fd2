/**
 * Which page numbers a pagination shows: the first, the last, and those next to the current one.
 * @param page the current one, from 1
 * @param pages how many there are
 * @returns numbers in order, with `null` where some are left out (never for a single one)
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages));
  const list: (number | null)[] = [];
  let previous = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - previous === 2) list.push(number - 1);
    else if (number - previous > 2) list.push(null);
    list.push(number);
    previous = number;
  }
  return list;
}
