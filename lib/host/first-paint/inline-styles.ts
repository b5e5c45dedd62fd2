import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { firstStyles, namesIn, restOfStyles, type StyleSheet, styleSheet } from "./first-styles";
import { ownScript } from "./own-script";

/** A style sheet of the build, as Next writes it into a page. */
const styleLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)"([^>]*)\/>/g;
/** A hint to fetch a style sheet early. */
const styleHint = /<link rel="preload" href="[^"]+\.css" as="style"[^>]*\/>/g;

/** The mark of elements that no first screen shows; the first of them divides a page. */
const belowMark = ' data-below=""';

/** Style sheets by their address. */
export type StyleSheets = ReadonlyMap<string, StyleSheet>;

/**
 * The build's style sheets.
 * @param build its folder, `.next`
 * @returns them by address, a character for each byte; addresses in them begin at the shop's root, so that they hold in any page
 */
export function readStyleSheets(build: string): StyleSheets {
  const folder = join(build, "static");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const sheets = names.map((name) => name.replaceAll("\\", "/")).filter((name) => name.endsWith(".css"));
  return new Map(
    sheets.map((name) => {
      const address = `/_next/static/${name}`;
      const text = readFileSync(join(folder, name), "latin1").replace(
        /url\((["']?)(?![/"']|data:|#)([^"')]+)\1\)/g,
        (_match, _quote, relative: string) => `url(${new URL(relative, `http://shop.invalid${address}`).pathname})`,
      );
      return [address, styleSheet(text)];
    }),
  );
}

/**
 * Right behind the rest of the styles: it goes to its place in the head, before the last link, behind which style sheets of later pages
 * come, and where React does not wonder at it. Later, the browser would work out the styles of the whole page a second time.
 */
const mover =
  `{let s=document.currentScript,l=document.head.querySelectorAll("link[rel=stylesheet]");` +
  `l[l.length-1].before(s.previousSibling);s.remove()}`;

/** Where the first element begins that no first screen shows; -1 when there is none. */
function belowStart(html: string): number {
  const mark = html.indexOf(belowMark);
  return mark < 0 ? -1 : html.lastIndexOf("<", mark);
}

/**
 * Puts the styles of a page into it: the first paint waits for one answer instead of two. What concerns no element of the first screen
 * comes right before the first element below it, so that the first screen is among the first bytes that are sent. Each link stays
 * where it was, switched off, which fetches nothing: React finds it and takes the style sheet for loaded.
 * @param html a whole page as Next made it, a character for each byte
 * @param sheets of the build; a page with one that is not among them is returned as it is, @param nonce of its inline scripts
 */
export function inlineStyles(html: string, sheets: StyleSheets, nonce?: string): string {
  const used = [...html.matchAll(styleLink)].map(([, address = ""]) => sheets.get(address));
  if (used.length === 0 || !used.every((sheet) => sheet !== undefined)) return html;
  const below = belowStart(html);
  const names = below < 0 ? null : namesIn(html.slice(0, below));
  const rest = names && restOfStyles(used, names);
  const divided = rest
    ? `${html.slice(0, below)}<style>${rest}</style>${ownScript(mover, nonce)}${html.slice(below)}`
    : html;
  return divided.replace(styleHint, "").replace(styleLink, (link: string, address: string, others: string) => {
    const sheet = sheets.get(address);
    if (!sheet) return link;
    const style = `<style>${names ? firstStyles(sheet, names) : sheet.text}</style>`;
    return `${style}<link rel="stylesheet" disabled="" href="${address}"${others}/>`;
  });
}
