import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type TcpBetween = {
  port: number;
  /** Takes connections and bytes, and hands nothing on: a cable that was pulled out. Back on, old connections stay dead. */
  swallow(on: boolean): void;
  close(): Promise<void>;
};

/** A TCP connection handed on to a port of this machine, by something that can go silent without closing anything. */
export async function tcpBetween(target: number): Promise<TcpBetween> {
  let swallowing = false;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    sockets.add(incoming);
    incoming.on("error", () => {}).on("close", () => sockets.delete(incoming));
    if (swallowing) return void incoming.resume();
    const onward = connect(target, "127.0.0.1");
    onward.on("error", () => incoming.destroy()).on("close", () => !dead.has(incoming) && incoming.destroy());
    incoming.on("data", (part) => !dead.has(incoming) && onward.write(part));
    onward.on("data", (part) => !dead.has(incoming) && incoming.write(part));
    incoming.on("close", () => onward.destroy());
  });
  const dead = new WeakSet<Socket>();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    swallow: (on) => {
      swallowing = on;
      if (on) for (const socket of sockets) dead.add(socket);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
