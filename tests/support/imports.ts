import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export type Source = { path: string; text: string };
export type Import = { from: string; to: string; line: number };

const statement =
  /(?:^|[\s;}])(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** The project's own files as git knows them (tracked and new), without tests. */
function filesLike(pattern: RegExp): Source[] {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  return list
    .split("\n")
    .filter((path) => pattern.test(path) && !path.endsWith(".d.ts"))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(path, "utf8") }];
      } catch {
        return []; // listed by git, but deleted in the work tree
      }
    });
}

/** The project's own sources, without tests. */
export const sources = (): Source[] => filesLike(/^(app|components|lib|middleware|instrumentation).*\.(ts|tsx|mjs)$/);

/** The project's own style sheets. */
export const styleSheets = (): Source[] => filesLike(/^(app|components).*\.css$/);

/** Every import of a source: own modules as paths from the root without ending, packages by their name. */
export function importsOf({ path, text }: Source): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const target = match[1] ?? match[2] ?? "";
    const line = text.slice(0, match.index).split("\n").length;
    const own = target.startsWith("@/")
      ? target.slice(2)
      : target.startsWith("@backend/")
        ? `lib/backend/${target.slice("@backend/".length)}`
        : target.startsWith(".")
          ? normalize(join(dirname(path), target))
          : target;
    return { from: path, to: own.replace(/\.(tsx?|mjs|js)$/, ""), line };
  });
}
