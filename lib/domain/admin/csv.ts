/** A cell that no spreadsheet takes for a formula. A phone number may begin with a plus: nothing can be computed of it. */
const plain = (cell: string) => (/^[=\-@\t\r]|^\+(?!\d+$)/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of a table as spreadsheets of the shop's countries read it: cells divided by semicolons. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(plain(cell))).join(";")}\r\n`;
}
