import { cleanCell } from "@/lib/backend/import/cells/clean";
import { readInteger } from "@/lib/backend/import/cells/number";
import { readYesNo } from "@/lib/backend/import/cells/words";
import type { ImportField } from "@/lib/backend/import/columns/fields";
import type { Reason, RowProblem } from "@/lib/backend/import/tyre/problem";

/** The texts of one row by field, and what was found wrong with them so far. */
export class RowReader {
  readonly problems: RowProblem[] = [];
  readonly #texts: (field: ImportField) => string;
  /** Texts cleaned already: most are asked for more than once. */
  readonly #cleaned = new Map<ImportField, string>();

  constructor(texts: (field: ImportField) => string) {
    this.#texts = texts;
  }

  /** The cleaned text of a field; empty where the list has nothing. */
  text(field: ImportField): string {
    const known = this.#cleaned.get(field);
    if (known !== undefined) return known;
    const raw = this.#texts(field);
    const text = raw === "" ? "" : cleanCell(raw);
    this.#cleaned.set(field, text);
    return text;
  }

  /** Notes that the row cannot be imported because of `field`. */
  refuse(field: ImportField, reason: Reason, values?: RowProblem["values"], value = this.text(field)): void {
    this.problems.push({ field, reason, value, ...(values && { values }) });
  }

  /** Yes, no, or `null` where the cell is empty. A word that is neither is refused. */
  yesNo(field: ImportField): boolean | null {
    const text = this.text(field);
    if (text === "") return null;
    // A spreadsheet's mark of doubt before an answer (`!Нет`) doesn't change it.
    const answer = readYesNo(text.replace(/^[!?]\s*/, ""));
    if (answer === null) this.refuse(field, "not_yes_or_no");
    return answer;
  }

  /** A whole number from `min` to `max`, or `null` where the cell is empty. Anything else is refused. */
  integer(field: ImportField, min: number, max: number): number | null {
    const text = this.text(field);
    if (text === "") return null;
    const value = readInteger(text);
    if (value === null) this.refuse(field, "not_a_number");
    else if (value < min || value > max) this.refuse(field, "out_of_range", { min, max });
    else return value;
    return null;
  }
}
