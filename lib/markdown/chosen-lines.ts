import type { Line } from "@/lib/markdown/tag-problems";
import { loneTag } from "@/lib/markdown/tags";

const inline = /\{\{if (not )?(\w+)\}\}(.*?)(?:\{\{else\}\}(.*?))?\{\{end\}\}/g;

/**
 * The lines of a text that stand under the conditions that hold: of `{{if name}}`, `{{else}}` and `{{end}}`, within a line
 * or each on a line of its own, nothing is left.
 * @param holds the conditions that hold
 */
export function chosenLines(lines: readonly Line[], holds: ReadonlySet<string>): Line[] {
  const open: boolean[] = [];
  return lines.flatMap((line) => {
    const tag = loneTag(line.text);
    if (tag?.kind === "if") open.push(holds.has(tag.condition) !== tag.not);
    else if (tag?.kind === "else") open.push(!open.pop());
    else if (tag?.kind === "end") open.pop();
    else if (!open.includes(false)) {
      const choose = (_: string, not: string | undefined, condition: string, then: string, otherwise = "") =>
        holds.has(condition) !== (not !== undefined) ? then : otherwise;
      return [{ ...line, text: line.text.replace(inline, choose) }];
    }
    return [];
  });
}
