import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const day = 86_400_000;

/**
 * The merchant brings an order to its customer, with the command for it.
 * @param dataDir the shop's data folder
 * @param daysAgo when it was delivered
 */
export async function deliverOrder(number: string, dataDir: string, daysAgo: number): Promise<void> {
  const command = async (...args: string[]) =>
    run("node", ["--import", "tsx", "lib/backend/order/cli.ts", number, ...args], {
      env: { ...process.env, DATA_DIR: dataDir, LC_ALL: "en_GB.UTF-8" },
    });
  for (const state of ["confirmed", "packed", "shipped"]) await command(state);
  await command("delivered", new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10));
}
