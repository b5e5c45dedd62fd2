import { Agent, get, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { openPort, type WebServer } from "@/lib/host/web-server";

function portOf(web: WebServer): number {
  const address = web.server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return address.port;
}

function request(
  port: number,
  agent?: Agent,
): Promise<{ status: number | undefined; headers: IncomingMessage["headers"] }> {
  return new Promise((resolve, reject) => {
    get({ port, agent }, (response) => {
      response.resume().on("end", () => resolve({ status: response.statusCode, headers: response.headers }));
      response.on("error", reject);
    }).on("error", reject);
  });
}

test("until the shop is ready the port answers 503 and when to ask again", async () => {
  const web = await openPort(0);
  const { status, headers } = await request(portOf(web));
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
  web.serve(async (_request, response) => void response.end("open"));
  expect((await request(portOf(web))).status).toBe(200);
  await web.drain(1000);
});

test("a port that is in use is refused with another one to try", async () => {
  const web = await openPort(0);
  const port = portOf(web);
  await expect(openPort(port)).rejects.toThrow(
    `Port ${port} is in use by another program: stop that one, or choose another port, for instance "PORT=${port + 1} npm start".`,
  );
  await web.drain(1000);
});

test("at the stop a running request is finished, and a connection kept alive is not waited for", async () => {
  const web = await openPort(0);
  const agent = new Agent({ keepAlive: true });
  web.serve(async (_request, response) => {
    await pause(300);
    response.end("done");
  });
  const port = portOf(web);
  const running = request(port, agent);
  await pause(100);
  const started = Date.now();
  await web.drain(10_000);
  expect(Date.now() - started).toBeLessThan(2000);
  expect((await running).status).toBe(200);
  await expect(request(port)).rejects.toThrow("ECONNREFUSED");
  agent.destroy();
});

test("a request that never ends is cut off when patience is over", async () => {
  const web = await openPort(0);
  web.serve(async () => {});
  const running = request(portOf(web)).catch((error: unknown) => String(error));
  await pause(50);
  const started = Date.now();
  await web.drain(200);
  expect(Date.now() - started).toBeLessThan(2000);
  expect(await running).toContain("socket hang up");
});

test("a connection handed over to a WebSocket doesn't keep the shop from ending", async () => {
  const web = await openPort(0);
  web.server.on("upgrade", (_request, socket) => {
    socket.on("error", () => {});
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  });
  const upgraded = await new Promise<Socket>((resolve) => {
    const ask = get({ port: portOf(web), headers: { Connection: "Upgrade", Upgrade: "websocket" } });
    ask.on("upgrade", (_response, socket) => resolve(socket));
  });
  const closed = new Promise((resolve) => upgraded.on("error", () => {}).once("close", resolve));
  await web.drain(100);
  await closed;
});
