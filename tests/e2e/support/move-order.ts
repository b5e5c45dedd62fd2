import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const day = 86_400_000;

/**
 * The merchant brings an order to its customer, with the commands for it.
 * @param dataDir the shop's data folder
 * @param daysAgo when it was delivered
 */
export async function deliverOrder(number: string, dataDir: string, daysAgo: number): Promise<void> {
  const delivered = new Date(Date.now() - daysAgo * day).toISOString().slice(0, 10);
  await run("node", ["--import", "tsx", "tests/support/deliver-order.ts", number, delivered], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
