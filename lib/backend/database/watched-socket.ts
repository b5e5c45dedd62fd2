import { connect, type Socket } from "node:net";

/** Where the driver has to connect to: a Unix socket, or one of several hosts, each with its port. */
type Place = { path?: string | false; host: string[]; port: number[] };

/** Has a socket destroyed when something was sent and nothing comes back for so long, ms. */
function watch(socket: Socket, silence: number): Socket {
  let timer: NodeJS.Timeout | undefined;
  const cutOff = () =>
    socket.destroy(Object.assign(new Error(`the database was silent for ${silence} ms`), { code: "ETIMEDOUT" }));
  const quiet = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = socket.write.bind(socket) as (...parts: unknown[]) => boolean;
  socket.write = ((...parts: unknown[]) => {
    timer ??= setTimeout(cutOff, silence);
    return write(...parts);
  }) as typeof socket.write;
  return socket.on("data", quiet).on("close", quiet);
}

/**
 * Opens the driver's sockets, and cuts off those whose server was asked and stays silent. A server that hangs, or is gone
 * without a word (a failover), would else hold a connection for a quarter of an hour, until the system gives it up. Under
 * TLS a socket is not watched: there the bytes pass by it.
 * @param silence ms, more than the longest statement may take
 * @returns the driver's option `socket`; the socket is still connecting, for which the driver has a limit of its own
 */
export function watchedSockets(silence: number): (place: Place) => Socket {
  let attempt = 0;
  return ({ path, host, port }) => {
    const index = attempt++ % host.length;
    return watch(path ? connect(path) : connect(port[index] ?? 5432, host[index]), silence);
  };
}
