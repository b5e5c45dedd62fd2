/** What stands between `{{` and `}}` in a page's text. */
export type Tag =
  | { kind: "if"; condition: string; not: boolean }
  | { kind: "else" }
  | { kind: "end" }
  | { kind: "include"; part: string }
  | { kind: "block"; name: string; of: string | undefined }
  | { kind: "fact"; name: string };

/** The names that a page's text may use. */
export type Vocabulary = { facts: readonly string[]; conditions: readonly string[]; blocks: readonly string[] };

export const tagPattern = /\{\{([^{}]*)\}\}/g;

/** Reads one tag by the words within its braces. */
export function readTag(content: string): Tag {
  const [, not, condition] = /^if (not )?(\w+)$/.exec(content) ?? [];
  if (condition !== undefined) return { kind: "if", condition, not: not !== undefined };
  if (content === "else" || content === "end") return { kind: content };
  const [, part] = /^include ([a-z-]+)$/.exec(content) ?? [];
  if (part !== undefined) return { kind: "include", part };
  const [, name, of] = /^block:([a-z-]+)(?: ([a-z0-9-]+))?$/.exec(content) ?? [];
  if (name !== undefined) return { kind: "block", name, of };
  return { kind: "fact", name: content };
}

/** The tag that is all of a line; `null` for any other line. */
export function loneTag(line: string): Tag | null {
  const [, content] = /^\{\{([^{}]*)\}\}\s*$/.exec(line) ?? [];
  return content === undefined ? null : readTag(content);
}

/** The block that is all of a text, as `{{block:name}}` or `{{block:name of}}`; `null` for any other text. */
export function loneBlock(text: string): Extract<Tag, { kind: "block" }> | null {
  const tag = loneTag(text);
  return tag?.kind === "block" ? tag : null;
}

/** A text with its facts filled in. @throws Error naming a fact that there is not */
export function fillFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(tagPattern, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`A page's text names {{${name}}}, which is no fact.`);
    return fact;
  });
}
