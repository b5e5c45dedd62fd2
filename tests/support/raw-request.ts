import { connect, type Socket } from "node:net";

/**
 * A connection on which anything can be said, right or wrong.
 * @returns `said`: all the server has answered, once it has closed the connection
 */
export function rawConnection(port: number, host = "127.0.0.1"): Promise<{ socket: Socket; said: Promise<string> }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host);
    let answer = "";
    const said = new Promise<string>((end) => socket.on("close", () => end(answer)));
    socket.on("data", (part) => {
      answer += part;
    });
    // A connection that is cut off may be reset: its close follows.
    socket.on("error", () => {});
    socket.once("error", reject).once("connect", () => resolve({ socket, said }));
  });
}

/** Says one text and waits for the end. @returns the statuses of all answers, e.g. `[400]`; none when it was just cut off */
export async function sayRaw(port: number, text: string): Promise<number[]> {
  const { socket, said } = await rawConnection(port);
  socket.write(text);
  return [...(await said).matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
