import { spawn } from "node:child_process";
import { setPriority } from "node:os";

/** How nice work in the background is to the shop beside it: 0 is a shop's own process, 19 the nicest. */
export const backgroundNiceness = 10;
/** Its heap, MiB: what needs more than this has no place beside a shop. */
const heap = 128;

/**
 * Runs a program of the shop in a process of its own, with a bound to its memory, and waits for its end. The shop's event loop goes on;
 * a program that dies takes nothing with it. It has one thread: V8's helpers take 15 MiB and up to
 * a third of a core beside it, and save a twentieth of the time.
 * @param program its source, from the root of the project
 * @returns did it end as it should?
 * @throws what the system says when it starts no further process
 */
export async function runApart(program: string, args: readonly string[] = []): Promise<boolean> {
  const options = ["--single-threaded", "--max-semi-space-size=4", `--max-old-space-size=${heap}`, "--import", "tsx"];
  const child = spawn(process.execPath, [...options, program, ...args], {
    stdio: ["ignore", "inherit", "inherit"], // its log goes where the shop's goes
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
    child.once("spawn", () => {
      try {
        setPriority(child.pid ?? 0, backgroundNiceness);
      } catch {
        // It has ended already, or the system does not let it be nice.
      }
    });
  });
}
