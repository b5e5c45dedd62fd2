import { expect, test } from "@jest/globals";
import { fillFrom } from "@/lib/host/page-cache/fill-page";
import { poolOf, workerSockets } from "@/tests/support/worker-socket";

const worker = workerSockets();

type Page = Parameters<ReturnType<typeof fillFrom>>[0];
const page = { url: "/cs/one", cookie: "currency=EUR", requestId: "request-1" } as Page;

test("a page is asked of a worker as a visitor would, and comes whole", async () => {
  const socket = await worker(({ url, headers }, response) => {
    response.setHeader("X-Of", ["a", "b"]);
    response.write(`${url} ${headers.host} ${headers.cookie} `);
    response.end(`${headers.rsc} ${headers["x-request-id"]}`);
  });
  const fill = fillFrom(poolOf(socket, socket), 3000);
  const { status, headers, body } = await fill(page, false);
  expect([status, body.toString()]).toEqual([200, "/cs/one localhost:3000 currency=EUR undefined request-1"]);
  expect(headers).toContainEqual(["x-of", "a, b"]);
  expect((await fill(page, true)).body.toString()).toBe("/cs/one?_rsc localhost:3000 currency=EUR 1 request-1");
});

test("a page whose worker dies meanwhile is asked of another one", async () => {
  const dying = await worker(({ socket }) => socket.destroy());
  const living = await worker((_request, response) => response.end("made"));
  expect((await fillFrom(poolOf(dying, living), 3000)(page, false)).body.toString()).toBe("made");
});

test("a page whose worker dies in the middle of it is asked of another one whole", async () => {
  const dying = await worker(({ socket }, response) => {
    response.write("ha");
    setTimeout(() => socket.destroy(), 20);
  });
  const living = await worker((_request, response) => response.end("made"));
  expect((await fillFrom(poolOf(dying, living), 3000)(page, false)).body.toString()).toBe("made");
});

test("a page that no worker can render is an error, not an empty page", async () => {
  const dying = await worker(({ socket }) => socket.destroy());
  await expect(fillFrom(poolOf(dying, dying), 3000)(page, false)).rejects.toMatchObject({ code: "ECONNRESET" });
});
