import { log } from "@/lib/telemetry/log";

/**
 * What becomes of errors that nobody has caught; takes the place of Next's own listeners, so it has to be called once Next
 * is prepared.
 *
 * A rejected promise is logged, and the shop goes on: a page that is given up while it is made leaves such promises
 * behind, and the state of nothing else has suffered. An exception has stopped code half way, no one knows where: it is
 * logged, running requests are answered, and the process ends with 1, for its supervisor (Docker, systemd) to start anew.
 * Source: Node's documentation, "uncaughtException"; Next's own policy is to go on after both.
 * @param end closes the shop in good order and ends the process with that code
 */
export function endOnFailure(end: (code: number) => void): void {
  process.removeAllListeners("uncaughtException").removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", (error) => log().error({ error }, "A promise was rejected and nobody listened."));
  process.on("uncaughtException", (error) => {
    log().fatal({ error }, "An error that nobody has caught: the shop closes and has to be started again.");
    end(1);
  });
}
