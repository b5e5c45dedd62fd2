/** A rule of a style sheet. `needs`: of each of its selectors the classes and ids without which it concerns nothing. */
type Rule = { text: string; head: string; inner: readonly Rule[]; needs: readonly (readonly string[])[] };

/** A style sheet of the build: its text, and the same in rules. */
export type StyleSheet = { text: string; rules: readonly Rule[] };

/** Rules that hold others. */
const group = /^@(?:media|supports|container|layer)\b/;
/** What a selector says of other elements, or of none: a rule does not need it to be there. */
const aside = /\[[^\]]*\]|:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g;
/** Commas that divide selectors, not those within brackets. */
const comma = /,(?![^(]*\))/;

function ruleOf(text: string): Rule {
  const at = text.indexOf("{");
  const head = text.slice(0, at);
  if (group.test(head)) return { text, head, inner: rulesOf(text.slice(at + 1, -1)), needs: [] };
  const selectors = head.startsWith("@") ? [""] : head.replace(aside, "").split(comma);
  const needs = selectors.map((one) => [...one.matchAll(/[.#]([\w-]+)/g)].map(([, name = ""]) => name));
  return { text, head, inner: [], needs };
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (depth > 0 || (sign !== "}" && sign !== ";")) continue;
    rules.push(ruleOf(css.slice(start, index + 1)));
    start = index + 1;
  }
  return rules;
}

/** @param text of a style sheet, without comments, as the build writes it */
export const styleSheet = (text: string): StyleSheet => ({ text, rules: rulesOf(text) });

/** The classes and ids of all elements that begin in a piece of HTML. */
export function namesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\s(?:class|id)="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
}

/** As much of a rule as may concern elements of these names; empty for nothing. */
function concerning({ text, head, inner, needs }: Rule, names: ReadonlySet<string>): string {
  if (inner.length === 0) return needs.some((all) => all.every((name) => names.has(name))) ? text : "";
  const parts = inner.map((rule) => concerning(rule, names)).join("");
  return parts && `${head}{${parts}}`;
}

/** As much of a style sheet as may concern elements with these classes and ids, and what concerns none, as fonts. */
export function firstStyles({ rules }: StyleSheet, names: ReadonlySet<string>): string {
  return rules.map((rule) => concerning(rule, names)).join("");
}

/**
 * What is left out by `firstStyles`, and everything after it once more: so each rule still comes after those it refines. Fonts do not
 * come twice, which would load them twice.
 * @param sheets in their order
 */
export function restOfStyles(sheets: readonly StyleSheet[], names: ReadonlySet<string>): string {
  const rules = sheets.flatMap((sheet) => sheet.rules);
  const left = rules.findIndex((rule) => concerning(rule, names) !== rule.text);
  if (left < 0) return "";
  return rules
    .slice(left)
    .filter(({ head }) => head !== "@font-face")
    .map(({ text }) => text)
    .join("");
}
