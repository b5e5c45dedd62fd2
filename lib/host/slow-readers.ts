import type { Socket } from "node:net";

/**
 * Cuts off connections on which bytes of an answer wait to be fetched at every check for too long. A client that reads
 * nothing at all is met by the server's own time limit; this one is for those that read a few bytes now and then.
 * @param sockets those that are open, @param checkInterval how often, ms, @param fetching how long at most, ms
 * @returns stops the checks
 */
export function cutOffSlowReaders(
  sockets: Set<Socket>,
  { checkInterval, fetching }: { checkInterval: number; fetching: number },
): () => void {
  const waitingSince = new WeakMap<Socket, number>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) {
      const since = waitingSince.get(socket);
      if (socket.writableLength === 0) waitingSince.delete(socket);
      else if (since === undefined) waitingSince.set(socket, now);
      else if (now - since >= fetching) socket.destroy();
    }
  }, checkInterval);
  timer.unref();
  return () => clearInterval(timer);
}
