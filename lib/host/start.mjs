// What `npm start` runs. Plain JavaScript without packages: at the first start there are none yet.
//   (nothing)  install, build, serve        --dev    install, serve with Next's development server
//   --build    install, build, end          --force  build although nothing has changed
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./preparation/build.mjs";
import { ensureInstalled } from "./preparation/installation.mjs";
import { loadHost } from "./preparation/load-host.mjs";
import { checkNode } from "./preparation/node-version.mjs";
import { reportAndExit } from "./preparation/report.mjs";

const dev = process.argv.includes("--dev");
const buildOnly = process.argv.includes("--build");
process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
process.env.NODE_ENV = dev ? "development" : "production";

/** One line per step, as the steps go by. */
const report = (step, line) => console.info(`${step}/5 ${line}`);

try {
  checkNode(report);
  await ensureInstalled(report);
  if (buildOnly) {
    await ensureBuilt(report, process.argv.includes("--force"));
  } else {
    const { openShop } = await loadHost();
    // Settings and port are checked before the build: nobody should wait a minute to read of a mistake.
    const shop = await openShop({ dev, report });
    if (dev) report(3, "build: not needed, pages are built when they are asked for");
    else await ensureBuilt(report, false);
    await shop.start();
  }
} catch (error) {
  reportAndExit(error);
}
