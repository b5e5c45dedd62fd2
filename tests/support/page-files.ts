import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { blockNames } from "@/components/info/block-names";
import { infoConditions, infoFacts } from "@/components/info/facts";
import type { Language } from "@/lib/domain/locale";
import { chosenLines } from "@/lib/markdown/chosen-lines";
import { pageLines, pagesFolder } from "@/lib/markdown/page-file";
import { pageText } from "@/lib/markdown/page-text";
import { readTag, tagPattern } from "@/lib/markdown/tags";
import { novak } from "./info-scene";

const props = { shop: novak, hours: "", locale: { language: "cs", currency: "CZK" } } as const;

/** The names that texts may use, as the shop knows them. */
export const known = {
  facts: Object.keys(infoFacts(props, { orderButton: "", returns: "" })),
  conditions: Object.keys(infoConditions(props)),
  blocks: blockNames,
};

/** Files of a language below `messages/pages`, parts among them. */
export const pageFiles = (language: Language) =>
  readdirSync(join(pagesFolder(), language), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort();

/** The names of the pages that are written there. */
export const pageNames = pageFiles("cs").flatMap((name) => (name.includes("/") ? [] : [name.replace(/\.md$/, "")]));

/** A file as it is written. */
export const pageSource = (language: Language, file: string) =>
  readFileSync(join(pagesFolder(), language, file), "utf8");

/** Every tag of a file. */
export const tagsOf = (text: string) => [...text.matchAll(tagPattern)].map(([, words = ""]) => readTag(words));

/** Conditions to read a page under: all, none, each alone, all but each. */
export function* conditionSets(): Generator<ReadonlySet<string>> {
  const { conditions } = known;
  yield new Set(conditions);
  yield new Set();
  for (const one of conditions) yield new Set([one]);
  for (const one of conditions) yield new Set(conditions.filter((other) => other !== one));
}

/** A page under each of those sets. */
export async function readings(language: Language, page: string) {
  const lines = await pageLines(language, page, known);
  return [...conditionSets()].map((holds) => ({ holds, text: pageText(chosenLines(lines, holds)) }));
}

type Reading = Awaited<ReturnType<typeof readings>>[number];

/** The headings of a page: parts, and below each its entries. */
export const outline = ({ text }: Reading) =>
  text.parts.map(({ id, entries }) => [id, ...entries.map((entry) => entry.id)].join(" "));

/** Every node of a page. */
export function nodesOf({ text }: Reading): Nodes[] {
  const within = (node: Nodes): Nodes[] => [node, ...("children" in node ? node.children.flatMap(within) : [])];
  const top = [
    ...text.lead,
    ...text.parts.flatMap(({ nodes, entries }) => [nodes, ...entries.map((e) => e.nodes)].flat()),
  ];
  return top.flatMap(within);
}
