import { setTimeout as pause } from "node:timers/promises";
import nextEnvironment from "@next/env";
import { type Config, fictionalSettings, readConfig } from "@/lib/config";
import { log } from "@/lib/telemetry/log";
import { openBuiltShop } from "./built-shop";
import { openDevelopmentShop } from "./development-shop";
import { checkHealth } from "./health-check";
import { openDatabase } from "./shop-database";
import { stopOnSignal } from "./stop-signals";
import { openPort, type WebServer } from "./web-server";

type Options = {
  /** Next's development server instead of the built pages. */
  dev: boolean;
  /** Takes a line about a step of the start: 4 is the database, 5 the shop. */
  report: (step: number, line: string) => void;
};

/** How long a running request may go on once the shop is told to stop, in milliseconds: Docker kills after ten seconds. */
const drainTimeout = 8_000;

/** The same in development, where an open page's connection to Next lasts as long as the page. */
const developmentTimeout = 500;

/**
 * Reads the settings (from `.env` files too, by Next's rules) and takes the port; `start` brings up the rest.
 * @throws ConfigError, StartRefused: one sentence for the operator.
 */
export async function openShop(options: Options): Promise<{ start(): Promise<void> }> {
  nextEnvironment.loadEnvConfig(process.cwd(), options.dev);
  const config = readConfig();
  const web = await openPort(config.port);
  return { start: () => startShop(config, web, options) };
}

async function startShop(config: Config, web: WebServer, { dev, report }: Options): Promise<void> {
  let stopping = false;
  // In the order they were opened; they are closed the other way round.
  const opened: (() => Promise<void>)[] = [];
  const grace = dev ? 0 : config.drainSeconds * 1000;
  stopOnSignal(async () => {
    stopping = true;
    if (grace > 0) report(5, `shop: its health says 503 from now on; closing in ${config.drainSeconds} s`);
    await pause(grace);
    report(5, "shop: closing, running requests first (another Ctrl-C ends at once)");
    await web.drain(dev ? developmentTimeout : drainTimeout);
    for (const close of opened.reverse()) await close();
    report(5, "shop: closed");
  }, grace);

  const database = await openDatabase(config, (line) => report(4, line));
  if (database) {
    opened.push(database.stop);
    database.ended.then(() => {
      if (stopping) return;
      log().fatal(
        `The embedded database has ended and does not start again: see ${config.dataDir}/postgres/server.log.`,
      );
      process.exit(1);
    });
  }

  report(5, dev ? "shop: starting Next's development server" : "shop: preparing");
  const shop = dev ? await openDevelopmentShop(config, web) : await openBuiltShop(config, () => stopping);
  opened.push(...shop.opened);
  if (stopping) return;
  web.serve(shop.handle);
  if (!dev && (!config.apiHost || config.apiFill)) await checkHealth(config.port);
  if (stopping) return;
  await announce(config, dev, report);
}

/** Is there an office that nobody works in yet? Its calls are not there then. */
async function isOfficeEmpty({ admin, apiHost, port }: Config): Promise<boolean> {
  if (!admin || apiHost) return false;
  const { status } = await fetch(`http://localhost:${port}/api/v1/admin/session`);
  return status === 404;
}

async function announce(config: Config, dev: boolean, report: Options["report"]): Promise<void> {
  const fictional = fictionalSettings();
  if (!dev && fictional.length > 0) {
    report(5, `shop: the operator's details are made up, set ${fictional.join(", ")} before you sell`);
  }
  if (await isOfficeEmpty(config))
    report(5, 'shop: nobody works in its office yet: npm run staff -- add "NAME" EMAIL owner');
  report(5, `shop: open at http://localhost:${config.port}`);
}
