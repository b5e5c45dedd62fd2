import { connect, type Socket } from "node:net";
import { Duplex } from "node:stream";

/** Where the driver has to connect to: a Unix socket, or one of several hosts, each with its port. */
type Place = { path?: string | false; host: string[]; port: number[] };

/** How long a server may take to accept a connection, ms; for what follows the driver has a limit of its own. */
const accepting = 5000;

const silent = (what: string, ms: number) =>
  Object.assign(new Error(`the database ${what} for ${ms} ms`), { code: "ETIMEDOUT" });

function connected({ path, host, port }: Place, index: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = path ? connect(path) : connect(port[index] ?? 5432, host[index]);
    const timer = setTimeout(() => socket.destroy(silent("accepted no connection", accepting)), accepting);
    socket.once("close", () => clearTimeout(timer)).once("error", reject);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", reject);
      resolve(socket);
    });
  });
}

/** Fails with the error at the first thing written. The driver loses a connection for good whose socket could not be had. */
function failing(error: unknown): Duplex {
  return new Duplex({ read() {}, write: (_part, _encoding, done) => done(error as Error) });
}

/** Has a socket destroyed when something was sent and nothing comes back for so long, ms. */
export function watch(socket: Socket, silence: number): Socket {
  let timer: NodeJS.Timeout | undefined;
  const quiet = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = socket.write.bind(socket) as (...parts: unknown[]) => boolean;
  socket.write = ((...parts: unknown[]) => {
    timer ??= setTimeout(() => socket.destroy(silent("was silent", silence)), silence);
    return write(...parts);
  }) as typeof socket.write;
  return socket.on("data", quiet).on("close", quiet);
}

/**
 * Opens the driver's sockets, and cuts off those whose server was asked and stays silent. A server that hangs, or is gone
 * without a word (a failover), would else hold a connection for a quarter of an hour, until the system gives it up. Under
 * TLS a socket is not watched: there the bytes pass by it.
 * @param silence ms, more than the longest statement may take
 * @returns the driver's option `socket`; of several hosts each is tried in its turn
 */
export function watchedSockets(silence: number): (place: Place) => Promise<Duplex> {
  let attempt = 0;
  return async (place) => {
    try {
      return watch(await connected(place, attempt++ % place.host.length), silence);
    } catch (error) {
      return failing(error);
    }
  };
}
