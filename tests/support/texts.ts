import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

/** A text of the shop: where it is written, and as what. */
export type Text = { place: string; kind: "messages" | "pages" | "articles"; text: string };

/** Commands speak to whoever runs the shop, in a console. */
const commands = /^(import|backup|order_command)\./;

function ofMessages(node: unknown, key = ""): Text[] {
  if (typeof node === "string") return [{ place: key, kind: "messages", text: node }];
  return Object.entries(node as object).flatMap(([name, value]) => ofMessages(value, key ? `${key}.${name}` : name));
}

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

/** Words of a legal or help text: without comments, tags, anchors and links. */
const wordsOfPage = (text: string) =>
  text
    .replace(/<!--[\s\S]*?-->|\{\{[^{}]*\}\}|\{#[^}]*\}/g, " ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\s+/g, " ");

/** Words of an article: without what addresses it and its links. */
const wordsOfArticle = (text: string) =>
  text
    .replace(/^(slug|key|image):.*$/gm, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\s+/g, " ");

/** Every text that a customer of the language can read: messages and mails, legal and help texts, articles. */
export function textsIn(language: Language): Text[] {
  const pages = files(`messages/pages/${language}`, ".md");
  const articles = files("lib/backend/article/articles", `${language}.md`);
  return [
    ...ofMessages(written[language]).filter(({ place }) => !commands.test(place)),
    ...pages.map((place) => ({ place, kind: "pages" as const, text: wordsOfPage(readFileSync(place, "utf8")) })),
    ...articles.map((place) => ({
      place,
      kind: "articles" as const,
      text: wordsOfArticle(readFileSync(place, "utf8")),
    })),
  ];
}
