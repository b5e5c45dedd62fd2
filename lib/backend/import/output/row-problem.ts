import type { ColumnPlan } from "@/lib/backend/import/columns/plan";
import type { RowProblem } from "@/lib/backend/import/tyre/problem";
import type { CommandMessages } from "@/lib/backend/kernel/command/command-messages";

/** A problem in words: the column it stands in, as the file calls it, what stands there, and why it will not do. */
export type ProblemText = { column: string; value: string; reason: string };

const maxLength = 60;

/** Puts a problem into words. A field without a column of its own is looked for in the full name's. */
export function problemText({ t }: CommandMessages, plan: ColumnPlan, problem: RowProblem): ProblemText {
  const place = plan.places.get(problem.field) ?? plan.places.get("full_name");
  const column = place === undefined ? problem.field : "header" in place ? place.header : t("constant");
  const value = problem.value.length > maxLength ? `${problem.value.slice(0, maxLength - 1)}…` : problem.value;
  return { column, value, reason: t(`reason.${problem.reason}`, problem.values ?? {}) };
}
