/** Moves the focus among the rows that match: by some, or to the first or last. */
export function rowFocus(row: string) {
  return (by: number | "first" | "last"): void => {
    const rows = [...document.querySelectorAll<HTMLElement>(row)];
    const at = rows.findIndex((one) => one.contains(document.activeElement));
    const to = by === "first" ? 0 : by === "last" ? rows.length - 1 : at < 0 ? 0 : at + by;
    rows[Math.max(0, Math.min(rows.length - 1, to))]?.focus();
  };
}
