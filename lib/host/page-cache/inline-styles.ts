import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A style sheet of the build, as Next writes it into a page. */
const styleLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)"([^>]*)\/>/g;
/** A hint to fetch a style sheet early. */
const styleHint = /<link rel="preload" href="[^"]+\.css" as="style"[^>]*\/>/g;

/** Text of a style sheet by its address. */
export type StyleSheets = ReadonlyMap<string, string>;

/**
 * The build's style sheets.
 * @param build its folder, `.next`
 * @returns their texts by address; addresses in them begin at the shop's root, so that they hold in any page
 */
export function readStyleSheets(build: string): StyleSheets {
  const folder = join(build, "static");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const sheets = names.map((name) => name.replaceAll("\\", "/")).filter((name) => name.endsWith(".css"));
  return new Map(
    sheets.map((name) => {
      const address = `/_next/static/${name}`;
      const text = readFileSync(join(folder, name), "utf8").replace(
        /url\((["']?)(?![/"']|data:|#)([^"')]+)\1\)/g,
        (_match, _quote, relative: string) => `url(${new URL(relative, `http://shop.invalid${address}`).pathname})`,
      );
      return [address, text];
    }),
  );
}

/**
 * Puts the styles of a page into it: the first paint waits for one answer instead of two. Each link stays where it was, switched
 * off, which fetches nothing: React finds it and takes the style sheet for loaded.
 * @param html a whole page as Next made it
 * @param sheets of the build; a page with one that is not among them is returned as it is
 */
export function inlineStyles(html: string, sheets: StyleSheets): string {
  const links = [...html.matchAll(styleLink)];
  if (links.length === 0 || !links.every(([, address = ""]) => sheets.has(address))) return html;
  return html.replace(styleHint, "").replace(styleLink, (_link, address: string, rest: string) => {
    const style = `<style>${sheets.get(address)}</style>`;
    return `${style}<link rel="stylesheet" disabled="" href="${address}"${rest}/>`;
  });
}
