import type { Import, Source } from "./imports";
import { importsOf } from "./imports";

const own = (to: string) => /^(app|components|lib|messages|middleware|instrumentation)(\/|$)/.test(to);
const feature = (path: string) => /^components\/([^/]+)\//.exec(path)?.[1];
const shell = new Set(["ui"]);

type Rule = { name: string; broken: (entry: Import) => boolean };

/** Who may import whom. Each rule is one sentence; `broken` tells whether an import breaks it. */
export const importRules: Rule[] = [
  {
    name: "lib/domain imports nothing outside lib/domain",
    broken: ({ from, to }) => from.startsWith("lib/domain/") && !to.startsWith("lib/domain/"),
  },
  {
    name: "lib/contract imports lib/domain and zod only",
    broken: ({ from, to }) => from.startsWith("lib/contract/") && !/^(lib\/contract\/|lib\/domain\/|zod$)/.test(to),
  },
  {
    name: "lib/markdown imports lib/domain and the libraries of markdown only",
    broken: ({ from, to }) =>
      from.startsWith("lib/markdown/") &&
      !/^(lib\/markdown\/|lib\/domain\/|mdast|mdast-util-|micromark-extension-|node:)/.test(to),
  },
  {
    name: "only the in-process carrier imports lib/backend",
    broken: ({ from, to }) =>
      to.startsWith("lib/backend") && !from.startsWith("lib/backend/") && from !== "lib/api/carriers/in-process.ts",
  },
  {
    name: "only lib/backend touches SQL",
    broken: ({ from, to }) =>
      /^(postgres|pg|drizzle-orm|graphile-worker)(\/|$)/.test(to) &&
      !from.startsWith("lib/backend/") &&
      !from.startsWith("lib/runtime/"),
  },
  {
    name: "lib/backend does not import pages, components or the client of its own API",
    broken: ({ from, to }) =>
      from.startsWith("lib/backend/") && /^(app|components|lib\/api|lib\/i18n|lib\/seo)\//.test(to),
  },
  {
    name: "components/ui knows no feature",
    broken: ({ from, to }) =>
      from.startsWith("components/ui/") && own(to) && !/^(components\/ui\/|lib\/domain\/|lib\/markdown\/)/.test(to),
  },
  {
    name: "feature folders of components never import one another",
    broken: ({ from, to }) => {
      const [mine, theirs] = [feature(from), feature(`${to}/`) ?? feature(to)];
      return mine !== undefined && theirs !== undefined && mine !== theirs && !shell.has(theirs);
    },
  },
  { name: "nobody imports app", broken: ({ from, to }) => to.startsWith("app/") && !from.startsWith("app/") },
  {
    name: "components never call the server's carriers",
    broken: ({ from, to }) => from.startsWith("components/") && /^lib\/(api\/carriers|backend|host)\b/.test(to),
  },
];

/** Every broken rule, as `rule: from:line → to`. */
export function brokenImports(files: Source[]): string[] {
  return files
    .flatMap(importsOf)
    .flatMap((entry) =>
      importRules
        .filter((rule) => rule.broken(entry))
        .map(({ name }) => `${name}: ${entry.from}:${entry.line} → ${entry.to}`),
    );
}

/** Rings of imports among own modules, each as a chain of paths. Type-only imports count: they couple all the same. */
export function importCycles(files: Source[]): string[] {
  const paths = new Map(files.map(({ path }) => [path.replace(/\.(tsx?|mjs)$/, ""), path]));
  const edges = new Map(files.map((file) => [file.path, importsOf(file).flatMap(({ to }) => paths.get(to) ?? [])]));
  const done = new Set<string>();
  const rings: string[] = [];
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) rings.push([...trail.slice(at), path].join(" → "));
    if (at >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return rings;
}

const envReaders = /^(lib\/config\.ts|lib\/host\/.*|lib\/runtime\/.*)$/;

/** SQL put together as text, past the parameters of a query: only here, and only from the code's own words. */
const textOfSql = /\bsql\.raw\b|\.unsafe\b/;
const writersOfSql = [
  "lib/backend/backup/restore-backup.ts",
  "lib/backend/backup/schema-level.ts",
  "lib/backend/backup/target.ts",
  "lib/backend/jobs/archived-jobs.ts",
  "lib/backend/backup/write-backup.ts",
  "lib/backend/catalogue/copy-tyres.ts",
  "lib/backend/listing/listing-query.ts",
  "lib/backend/listing/miss.ts",
  "lib/backend/listing/stats-sql.ts",
  "lib/backend/kernel/database/prepared-queries.ts",
  "lib/backend/import/merge/match.ts",
  "lib/backend/import/merge/refuse-staged.ts",
  "lib/backend/import/merge/slugs.ts",
  "lib/backend/import/merge/staging-table.ts",
  "lib/backend/import/merge/write-products.ts",
  "lib/backend/import/stage-list.ts",
  "lib/backend/kernel/limit/limit.ts",
];

/** Places that break a rule about the text or the name of a file. */
export function brokenFiles(files: Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const found: string[] = [];
    if (/process\.env(?!\.NEXT_RUNTIME\b)/.test(text) && !envReaders.test(path))
      found.push(`only lib/config reads process.env: ${path}`);
    if (textOfSql.test(text) && !writersOfSql.includes(path)) found.push(`SQL takes its values as parameters: ${path}`);
    if (/(^|\/)(index)\.(ts|tsx)$/.test(path)) found.push(`no barrels: ${path}`);
    if (/(^|\/)(utils?|helpers?|common|types|misc)(\/|\.tsx?$)/.test(path))
      found.push(`no drawer without a noun: ${path}`);
    if (text.split("\n").length > 201) found.push(`no file over 200 lines: ${path}`);
    return found;
  });
}
