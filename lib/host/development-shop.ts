import type { Config } from "@/lib/config";
import { withPageAnswer } from "../runtime/page-answer";
import { pictures } from "./pictures";
import { runStopTasks } from "./run-stop-tasks";
import type { RequestHandler, WebServer } from "./web-server";

/** What answers a shop's requests, and what closes its parts, in the order in which they were opened. */
export type OpenedShop = { handle: RequestHandler; opened: (() => Promise<void>)[] };

/** Next's development server in this process, without the host's parts: pages are rendered each time. */
export async function openDevelopmentShop({ port, publicUrl }: Config, web: WebServer): Promise<OpenedShop> {
  const { default: next } = await import("next");
  // Next listens on this server for the WebSocket by which it tells the browser of changed files.
  const app = next({ dev: true, dir: process.cwd(), port, httpServer: web.server });
  await app.prepare();
  const render = app.getRequestHandler();
  return {
    handle: pictures(publicUrl, (request, response) => withPageAnswer(response, () => render(request, response))),
    opened: [() => app.close(), runStopTasks],
  };
}
