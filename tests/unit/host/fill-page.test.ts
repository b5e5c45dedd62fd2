import { afterEach, expect, test } from "@jest/globals";
import { fillFrom } from "@/lib/host/page-cache/fill-page";
import { openPort, type WebServer } from "@/lib/host/web-server";

let web: WebServer | undefined;
afterEach(() => web?.drain(0));

test("a page is made also when the server closes a connection in the moment in which it could be used once more", async () => {
  web = await openPort(0);
  const used = new WeakSet<object>();
  web.serve(async ({ socket, url }, response) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
    response.end(url);
  });
  const address = web.server.address();
  const fill = fillFrom(typeof address === "object" && address ? address.port : 0);
  for (const url of ["/cs/one", "/cs/two", "/cs/three"]) {
    const { status, body } = await fill({ url, cookie: "" } as Parameters<typeof fill>[0], false);
    expect([status, body.toString()]).toEqual([200, url]);
  }
});
