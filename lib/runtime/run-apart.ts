import { spawn } from "node:child_process";
import { setPriority } from "node:os";

/** How nice such a process is to the shop beside it. */
const niceness = 10;
/** Its heap, MiB: what needs more than this has no place beside a shop. */
const heap = 128;

/**
 * Runs a program of the shop in a process of its own, with a bound to its memory, and waits for its end. The shop's event loop goes on;
 * a program that dies takes nothing with it.
 * @param program its source, from the root of the project
 * @throws what the system says when it starts no further process
 */
export async function runApart(program: string, args: readonly string[]): Promise<void> {
  const options = ["--max-semi-space-size=4", `--max-old-space-size=${heap}`, "--import", "tsx"];
  const child = spawn(process.execPath, [...options, program, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => resolve());
    child.once("spawn", () => {
      try {
        setPriority(child.pid ?? 0, niceness);
      } catch {
        // It has ended already, or the system does not let it be nice.
      }
    });
  });
}
