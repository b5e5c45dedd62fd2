import type { Socket } from "node:net";

/**
 * Cuts off connections on which bytes of an answer wait to be fetched at every look for too long. A client that reads
 * nothing at all is met by the server's own time limit; this one is for those that read a few bytes now and then.
 * @param sockets those that are open, @param look how often, ms, @param fetching how long at most, ms
 * @returns stops looking
 */
export function cutOffSlowReaders(
  sockets: Set<Socket>,
  { look, fetching }: { look: number; fetching: number },
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
  }, look);
  timer.unref();
  return () => clearInterval(timer);
}
