import type { ColumnPlan } from "@/lib/backend/import/columns/plan";
import type { RefusedRow } from "@/lib/backend/import/stage-list";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSetItem } from "@/lib/backend/kernel/database/schema/change-set";

/** Rows that are written together. */
const together = 500;

/** A refused row in a change set: what is wrong with it, and its text. */
export type RefusedItem = {
  problems: {
    field: string;
    column: string | null;
    text: string;
    reason: string;
    values: Record<string, string | number>;
  }[];
  raw: string;
};

/** The most that is kept of one cell, characters: a list with wrong columns has long ones. */
const longest = 200;

/** Text that the database can hold. */
const storable = (text: string) => text.replace(/\0|\p{Surrogate}/gu, "");

/** Collects the refused rows of a list, and writes them a portion at a time. */
export class RefusedItems {
  readonly #id: number;
  #waiting: RefusedRow[] = [];
  plan: ColumnPlan | undefined;

  /** @param id of the change set */
  constructor(id: number) {
    this.#id = id;
  }

  async add(row: RefusedRow): Promise<void> {
    this.#waiting.push(row);
    if (this.#waiting.length >= together) await this.flush();
  }

  /** Writes what has not been written yet. */
  async flush(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    if (rows.length === 0) return;
    const items = rows.map((row) => {
      const after: RefusedItem = {
        problems: row.problems.map((problem) => this.#presented(problem)),
        raw: storable(row.raw),
      };
      return { changeSetId: this.#id, seq: row.line, line: row.line, kind: "refused" as const, after };
    });
    await database().insert(changeSetItem).values(items);
  }

  #presented({ field, reason, value, values = {} }: RefusedRow["problems"][number]) {
    const place = this.plan?.places.get(field) ?? this.plan?.places.get("full_name");
    const column = place && "header" in place ? place.header : null;
    return { field, column, text: storable(value.slice(0, longest)), reason, values };
  }
}
