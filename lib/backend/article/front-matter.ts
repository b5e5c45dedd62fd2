import { z } from "zod";
import { articleCategories } from "@/lib/domain/article";

/** An article's file is wrong: the message names the file, the field and what is expected. */
export class ArticleFileError extends Error {}

const day = z.iso.date("a day like 2026-11-20");
const text = z.string().trim().min(1, "a text");

const frontMatter = z
  .strictObject({
    title: text.max(120, "120 characters at most"),
    subtitle: text.max(240, "240 characters at most"),
    slug: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case letters a–z, digits and single hyphens")
      .max(120, "120 characters at most"),
    category: z.enum(articleCategories, `one of ${articleCategories.join(", ")}`),
    published: day,
    updated: day,
    description: text.max(155, "155 characters at most"),
  })
  .refine(({ published, updated }) => updated >= published, { path: ["updated"], error: "no earlier than published" });

export type FrontMatter = z.output<typeof frontMatter>;

/** `'it''s'` and `"a \"b\""` as YAML quotes them; anything else stands for itself. */
function unquoted(value: string): string {
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  if (/^".*"$/.test(value)) return value.slice(1, -1).replace(/\\(["\\])/g, "$1");
  return value;
}

/**
 * Splits an article's file into its front matter (`field: value`, one per line, between two lines of `---`) and its body.
 * @param file how errors name it
 * @throws ArticleFileError naming the file and the field
 */
export function readArticleFile(file: string, content: string): { front: FrontMatter; body: string } {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n([\s\S]*)$/.exec(content);
  if (!match) throw new ArticleFileError(`${file}: begins with fields between two lines of ---, then the text.`);
  const fields: Record<string, string> = {};
  for (const line of (match[1] ?? "").split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const [, name, value] = /^([a-z_]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new ArticleFileError(`${file}: "${line}" is not "field: value".`);
    if (name in fields) throw new ArticleFileError(`${file}: ${name}: stands there twice.`);
    fields[name] = unquoted(value);
  }
  const parsed = frontMatter.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (issue?.code === "unrecognized_keys") throw new ArticleFileError(`${file}: ${issue.keys[0]}: an unknown field.`);
    const name = String(issue?.path[0]);
    const wanted = fields[name] === undefined ? "is missing" : `must be ${issue?.message}`;
    throw new ArticleFileError(`${file}: ${name}: ${wanted}.`);
  }
  return { front: parsed.data, body: (match[2] ?? "").trim() };
}
