// Serves what is installed and built already (`npm run build`), as a container image does.
import { fileURLToPath } from "node:url";
import { loadHost } from "./preparation/load-host.mjs";
import { reportAndExit } from "./preparation/report.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
process.env.NODE_ENV = "production";

try {
  const { openShop } = await loadHost();
  const shop = await openShop({ dev: false, report: (step, line) => console.info(`${step}/5 ${line}`) });
  await shop.start();
} catch (error) {
  reportAndExit(error);
}
