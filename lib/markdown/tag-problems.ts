import { loneTag, readTag, type Tag, tagPattern, type Vocabulary } from "@/lib/markdown/tags";

/** Where a text stands. */
export type Line = { file: string; line: number; text: string };

const onOwnLine = new Set(["include", "block"]);

function wrongName(tag: Tag, { facts, conditions, blocks }: Vocabulary): string | null {
  if (tag.kind === "fact" && !facts.includes(tag.name)) return `unknown fact "${tag.name}"`;
  if (tag.kind === "if" && !conditions.includes(tag.condition)) return `unknown condition "${tag.condition}"`;
  if (tag.kind === "block" && !blocks.includes(tag.name)) return `unknown block "${tag.name}"`;
  return null;
}

/** Follows `if`, `else` and `end`; `open` holds for each open `if` whether its `else` has come. */
function wrongOrder(tag: Tag, open: boolean[]): string | null {
  if (tag.kind === "if") open.push(false);
  if (tag.kind === "else") {
    if (open.length === 0 || open.at(-1)) return "{{else}} without {{if}}";
    open[open.length - 1] = true;
  }
  if (tag.kind === "end" && open.pop() === undefined) return "{{end}} without {{if}}";
  return null;
}

function problemsOfLine(text: string, vocabulary: Vocabulary, open: boolean[]): string[] {
  const lone = loneTag(text);
  if (lone) return [wrongName(lone, vocabulary), wrongOrder(lone, open)].filter((found) => found !== null);
  const within: boolean[] = [];
  const found = [...text.matchAll(tagPattern)].flatMap(([, content = ""]) => {
    const tag = readTag(content);
    if (onOwnLine.has(tag.kind)) return [`{{${content}}} needs a line of its own`];
    if (tag.kind === "if" && within.length > 0) return ["one {{if}} within another on the same line"];
    return [wrongName(tag, vocabulary), wrongOrder(tag, within)].filter((problem) => problem !== null);
  });
  if (within.length > 0) found.push("{{if}} without {{end}} on the same line");
  if (/\{\{|\}\}/.test(text.replace(tagPattern, ""))) found.push("braces that are no tag");
  return found;
}

/** What is wrong with the tags of a file, each as `file:line: what`. */
export function tagProblems(lines: readonly Line[], vocabulary: Vocabulary): string[] {
  const open: boolean[] = [];
  const found = lines.flatMap(({ file, line, text }) =>
    problemsOfLine(text, vocabulary, open).map((problem) => `${file}:${line}: ${problem}`),
  );
  const last = lines.at(-1);
  if (open.length > 0 && last) found.push(`${last.file}:${last.line}: {{if}} without {{end}}`);
  return found;
}
