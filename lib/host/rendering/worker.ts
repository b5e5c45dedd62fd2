import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { setPriority } from "node:os";
import { workFor } from "@/lib/runtime/front-process";
import { log } from "@/lib/telemetry/log";
import { whileServing } from "@/lib/telemetry/served-request";
import { wantReads, withPageAnswer } from "../../runtime/page-answer";
import { logErrorsOfNext } from "../next-log";
import { logUncaughtErrors } from "../process-failures";
import { replaceAnswer } from "../replace-answer";
import { runStopTasks } from "../run-stop-tasks";
import { isApi } from "../security/refusal";
import { requestId } from "../telemetry/request-id";
import { readRoutePatterns } from "../telemetry/route-patterns";
import { mendedFailure } from "../unavailable/mended-failure";
import type { RequestHandler } from "../web-server";
import { writeBuffersAsLength } from "./buffers-as-json";
import type { FromWorker, ToWorker } from "./messages";
import { endMissing, isMissing } from "./missing-address";
import { belowFront } from "./priority";
import { hearPurge, hearRequest } from "./purges";

/** How long requests under way may take once the worker is to end, ms. */
const drainTimeout = 10_000;

const tell = (message: FromWorker) => void process.send?.(message);

/**
 * Renders what the front process asks for: each answer has its request's id in the log, and a failure of Next's is a readable
 * page. @param next Next's own handler
 */
function renderer(next: RequestHandler): RequestListener {
  const routeOf = readRoutePatterns(".next", "public");
  const render = (request: IncomingMessage, response: ServerResponse) => {
    const { url = "" } = request;
    const since = performance.now();
    if (!isApi(url)) replaceAnswer(request, response, [500], () => mendedFailure(request, response, since));
    hearRequest(request.headers);
    wantReads(response);
    const served = {
      id: requestId(request.headers["x-request-id"], true),
      route: routeOf(url),
      cache: "none",
    } as const;
    const answer = async () => {
      if (await isMissing(request)) endMissing(response);
      else await next(request, response);
    };
    return whileServing(served, () => withPageAnswer(response, answer));
  };
  return (request, response) => {
    render(request, response).catch((error: unknown) => {
      log().error({ error }, "A request could not be answered.");
      response.destroy();
    });
  };
}

/** Starts Next and listens at the socket, which only the front process knows. @returns what ends both */
async function serve(socket: string, port: number): Promise<() => Promise<void>> {
  writeBuffersAsLength();
  const { default: next } = await import("next");
  // A server of its own keeps Next from listening for upgrades.
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: createServer() });
  await app.prepare();
  logUncaughtErrors();
  logErrorsOfNext();
  // The front keeps connections open and may use one at any moment: they are never closed for being idle. It bounds requests itself.
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, renderer(app.getRequestHandler()));
  server.maxHeadersCount = 0;
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(socket, resolve));
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => server.closeAllConnections(), drainTimeout).unref();
    await closed;
    clearInterval(idle);
    await app.close();
    await runStopTasks();
  };
}

/** Runs this process as a render worker until the front process tells it to stop, or is gone. */
function run(): void {
  // A terminal and systemd send their signals to every process of the shop: the front decides when a worker ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  process.once("disconnect", () => process.exit(0));
  let stop = async () => {};
  const obey = async (message: ToWorker) => {
    if (message.kind === "ping") tell({ kind: "alive", bytes: process.memoryUsage.rss() });
    if (message.kind === "purge") hearPurge(message.number, message.tags);
    if (message.kind === "start") {
      workFor(message.front);
      stop = await serve(message.socket, message.front.port);
      // Whatever is rendered, the front answers first. A start is not held up: requests may be waiting for it.
      setPriority(belowFront);
      tell({ kind: "ready" });
    }
    if (message.kind === "stop") {
      await stop();
      process.exit(0);
    }
  };
  process.on("message", (message: ToWorker) => {
    obey(message).catch((error: unknown) => {
      log().fatal({ error }, "A render worker could not go on.");
      process.exit(1);
    });
  });
}

run();
