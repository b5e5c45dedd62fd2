import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { day } from "@/lib/contract/money";
import { paths } from "@/lib/contract/products";
import { articleCategories } from "@/lib/domain/article";
import { byLanguage } from "@/lib/domain/locale";
import { maxPage } from "@/lib/domain/max-page";

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120);

/** An article as a list shows it. `date` is `published` as it is shown, dd.mm.yyyy; `time_to_read` in minutes. */
export const articleTeaser = z.object({
  /** The same in every language. */
  key: slug,
  slugs: z.object(byLanguage(() => slug)),
  category: z.enum(articleCategories),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  date: z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/),
  published: day,
  updated: day,
  views: z.int().min(0),
  time_to_read: z.int().min(1),
});

/**
 * An article. `body` is CommonMark with tables; its links may say `category:`, `size:`, `article:` or `page:` instead of
 * an address, its pictures `figure:`. `linked`: where the articles are that it names by `article:`, by their keys.
 */
export const article = articleTeaser.extend({
  body: z.string().max(200_000),
  linked: z.record(z.string(), paths),
  related: z.array(articleTeaser),
});

const bySlug = z.object({ slug: z.string().min(1).max(120) });

/** What there is to read. */
export const articleCalls = {
  "GET /articles": {
    summary: "Teasers of articles, the newest first",
    query: z.object({
      category: z.enum(articleCategories).optional(),
      page: z.coerce.number().int().min(1).max(maxPage).default(1),
    }),
    replies: {
      200: z.object({
        data: z.array(articleTeaser),
        page: z.object({ number: z.int(), size: z.int(), total: z.int() }),
      }),
    },
    errors: [],
  },
  "GET /articles/{slug}": {
    summary: "One article in the caller's language, by its slug in any language",
    path: bySlug,
    replies: { 200: article },
    errors: ["not_found"],
  },
  "POST /articles/{slug}/views": {
    summary: "The article has been read; counted once per visitor and day",
    path: bySlug,
    replies: { 204: null },
    errors: ["not_found", "too_many"],
  },
} satisfies Record<string, Call>;

export type ArticleTeaser = z.infer<typeof articleTeaser>;
export type Article = z.infer<typeof article>;
