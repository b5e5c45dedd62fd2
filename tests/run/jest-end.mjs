import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Process number of the server that a worker has started; undefined when it has ended. */
function serverOf(folder) {
  const file = join(folder, "postgres/cluster/postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "latin1").split("\n")[0]) : undefined;
}

/** After the tests of a Jest project: ends the workers' database servers at once, and removes them. */
export default async function clear() {
  const servers = process.env.TEST_SERVERS;
  for (const name of readdirSync(servers)) {
    const pid = serverOf(join(servers, name));
    if (!pid) continue;
    try {
      process.kill(pid, "SIGQUIT");
      for (let waited = 0; waited < 5000 && process.kill(pid, 0); waited += 20) await pause(20);
    } catch (error) {
      if (error.code !== "ESRCH") throw error; // it ended with its worker
    }
  }
  rmSync(servers, { recursive: true, force: true });
}
