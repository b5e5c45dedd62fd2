import { connect, Socket } from "node:net";
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

/**
 * A stream that fails with the error at the first write. The driver would lose a connection for good if its socket could not
 * be opened.
 */
function failing(error: unknown): Duplex {
  return new Duplex({ read() {}, write: (_part, _encoding, done) => done(error as Error) });
}

/**
 * Destroys a socket when something was sent and nothing comes back for this long, ms.
 * @param socket connected: Node's `connect` takes `write` back to its own
 */
function watch(socket: Socket, silence: number): Socket {
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
  // Before the driver, which may send its next query while it hears of an answer.
  return socket.prependListener("data", quiet).on("close", quiet);
}

/** A socket that is still to be connected, and is watched like that from then on. @param silence ms */
export function watchedOnceConnected(silence: number): Socket {
  const socket = new Socket();
  return socket.once("connect", () => watch(socket, silence));
}

/**
 * Opens the driver's sockets, and closes those whose server does not answer. A server that hangs, or disappears without
 * closing the connection (a failover), would otherwise hold it for a quarter of an hour, until the system gives up. Sockets
 * under TLS are not watched: their bytes do not pass through here.
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
