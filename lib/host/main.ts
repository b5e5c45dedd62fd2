import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import nextEnvironment from "@next/env";
import { type Config, fictionalSettings, readConfig } from "@/lib/config";
import { log } from "@/lib/telemetry/log";
import { withPageAnswer } from "../runtime/page-answer";
import { checkHealth } from "./health-check";
import { logErrorsOfNext } from "./next-log";
import { logUncaughtErrors } from "./process-failures";
import { runStopTasks } from "./run-stop-tasks";
import { openDatabase } from "./shop-database";
import { openShopFront } from "./shop-front";
import { stopOnSignal } from "./stop-signals";
import { openPort, type RequestHandler, type WebServer } from "./web-server";

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
  const { default: next } = await import("next");
  // Next takes WebSockets on the server that it is given, and never answers nor closes those that it has no page for.
  // Only its development server needs them: the built shop's port has no listener for upgrades, and Node answers their
  // requests like any other (RFC 9110, section 7.8: a server may ignore the Upgrade header).
  const httpServer = dev ? web.server : createServer();
  const app = next({ dev, dir: process.cwd(), port: config.port, httpServer });
  opened.push(() => app.close(), runStopTasks);
  await app.prepare();
  if (!dev) {
    logUncaughtErrors();
    logErrorsOfNext();
  }
  if (stopping) return;
  const nextHandler = app.getRequestHandler();
  const handle: RequestHandler = (request, response) => withPageAnswer(response, () => nextHandler(request, response));
  if (dev) web.serve(handle);
  else {
    const front = await openShopFront(handle, config, () => stopping);
    opened.push(front.close);
    web.serve(front.handle);
  }
  // When its preparation has failed, Next goes on and answers every request with an error.
  if (!dev && (!config.apiHost || config.apiFill)) await checkHealth(config.port);
  if (stopping) return;
  announce(config, dev, report);
}

function announce(config: Config, dev: boolean, report: Options["report"]): void {
  const fictional = fictionalSettings();
  if (!dev && fictional.length > 0) {
    report(5, `shop: the operator's details are made up, set ${fictional.join(", ")} before you sell`);
  }
  report(5, `shop: open at http://localhost:${config.port}`);
}
