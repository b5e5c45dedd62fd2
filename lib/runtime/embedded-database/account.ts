import { execFileSync } from "node:child_process";
import { chmodSync, lchownSync } from "node:fs";
import { dirname } from "node:path";
import { StartRefused } from "@/lib/runtime/start-refused";
import type { Binaries } from "./binaries";
import { childEnvironment } from "./child-environment";

/** The account PostgreSQL runs under; undefined stands for the one this process runs under. */
export type Account = { uid: number; gid: number } | undefined;

const candidates = ["postgres", "node", "nobody"];

const isRoot = () => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root, so under root it runs under another account: the owner of the data, if there is data.
 */
export function ownerToLend(owner: { uid: number; gid: number } | undefined, folder: string): Account {
  if (!isRoot() || !owner) return undefined;
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  throw new StartRefused(
    `The database folder ${folder} belongs to root, under whom PostgreSQL refuses to run: give it back to its account, for instance with "chown -R nobody ${folder}".`,
  );
}

/**
 * The first of the accounts postgres, node and nobody that exists and can reach both the programs and the data.
 * @returns undefined when this process is not root.
 * @throws StartRefused naming the folder that keeps them out.
 */
export function accountToLend(folder: string, binaries: Binaries): Account {
  if (!isRoot()) return undefined;
  const obstacles: string[] = [];
  for (const name of candidates) {
    const account = accountNamed(name);
    if (!account) continue;
    const closed = closedTo(account, [dirname(folder), dirname(binaries.postgres)], binaries);
    if (!closed) return account;
    obstacles.push(`the account ${name} may not use ${closed}`);
  }
  throw new StartRefused(
    `PostgreSQL refuses to run as root, and ${obstacles.join(", ") || `there is no account ${candidates.join(", ")}`}: move the project where other accounts can read it (for instance under /srv), start the shop as an ordinary user, or set DATABASE_URL to a server you run.`,
  );
}

function accountNamed(name: string): Account {
  const ask = (what: string) =>
    Number(execFileSync("id", [what, name], { encoding: "utf8", stdio: "pipe", env: childEnvironment }));
  try {
    return { uid: ask("-u"), gid: ask("-g") };
  } catch {
    return undefined; // id ends with 1 when there is no such account.
  }
}

// Prints the first folder of the path that the current account may not enter; the last argument is a program to try.
const walk = `for step; do case "$step" in */) cd "$step" 2>/dev/null || { echo "$step"; exit 0; } ;;
  *) "$step" --version >/dev/null 2>&1 || echo "$step" ;; esac; done`;

function closedTo(account: Account, ends: string[], binaries: Binaries): string | undefined {
  const steps = ends.flatMap((end) => {
    const parts = end.split("/");
    return parts.slice(1).map((_, index) => `${parts.slice(0, index + 2).join("/")}/`);
  });
  const found = execFileSync("/bin/sh", ["-c", walk, "sh", ...steps, binaries.postgres], {
    ...account,
    cwd: "/",
    encoding: "utf8",
    env: childEnvironment,
  });
  return found.trim() || undefined;
}

/** Gives a path to the account and closes it to everybody else. */
export function handOver(path: string, account: Account, mode: number): void {
  if (account) lchownSync(path, account.uid, account.gid);
  chmodSync(path, mode);
}
