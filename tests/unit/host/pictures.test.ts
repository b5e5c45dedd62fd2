import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { pictures } from "@/lib/host/pictures";
import { providePictureReader } from "@/lib/runtime/picture-reader";

const hash = "0123456789abcdef0123456789abcdef";
const path = `/img/p/${hash}-640.avif`;
const bounds = { running: 2, waiting: 1, timeout: 10_000 };

/** What was read, and what is read for now. */
let asked: string[] = [];
let answer: () => Promise<Buffer | null> = async () => null;

const server = createServer();
const ask = async (address: string, init: RequestInit = {}) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${address}`, init);
};

beforeAll(async () => {
  const next = async (_: unknown, response: { end(text: string): void }) => response.end("Next");
  const handle = pictures("https://shop.example", next as never, bounds);
  server.on("request", (request, response) => void handle(request, response));
  providePictureReader((...of) => {
    asked.push(of.join(" "));
    return answer();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  asked = [];
  answer = async () => Buffer.from("points");
});

describe("a picture of a tyre", () => {
  it("is sent with its type, to be kept for a year, and read once for many", async () => {
    for (let time = 0; time < 3; time += 1) {
      const got = await ask(path);
      expect([got.status, await got.text()]).toEqual([200, "points"]);
      expect(Object.fromEntries(got.headers)).toMatchObject({
        "content-type": "image/avif",
        "content-length": "6",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "cross-origin",
      });
    }
    expect(asked).toEqual([`${hash} 640 avif`]);
  });

  it("is 304 for who has it, without a look", async () => {
    const got = await ask(path, { headers: { "if-none-match": `"${hash}-640.avif"` } });
    expect([got.status, asked]).toEqual([304, []]);
  });

  it("says its length to HEAD and sends nothing", async () => {
    const got = await ask(path.replace("640", "320"), { method: "HEAD" });
    expect([got.status, got.headers.get("content-length"), await got.text()]).toEqual([200, "6", ""]);
  });

  it("that is not kept is 404, also by a name that none has", async () => {
    answer = async () => null;
    expect((await ask(`/img/p/${"f".repeat(32)}-160.webp`)).status).toBe(404);
    expect(asked).toHaveLength(1);
    for (const name of [
      `${hash}.avif`,
      `${hash}-640.png`,
      `${hash}-0640.avif`,
      `${"g".repeat(32)}-640.avif`,
      `${hash}-640.avif/x`,
    ])
      expect((await ask(`/img/p/${name}`)).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  it("cannot be changed", async () => {
    expect((await ask(path, { method: "POST" })).status).toBe(405);
  });
});

it("whoever asks while too many are read is told when to ask again", async () => {
  let resolve: (bytes: Buffer) => void = () => {};
  const read = new Promise<Buffer>((done) => {
    resolve = done;
  });
  answer = () => read;
  const names = ["1", "2", "3", "4"].map((digit) => `/img/p/${digit.repeat(32)}-160.avif`);
  const waiting = names.map((name) => ask(name));
  const refused = await Promise.any(
    waiting.map(async (each) => ((await each).status === 200 ? Promise.reject() : each)),
  );
  expect([429, 503]).toContain(refused.status);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  resolve(Buffer.from("points"));
  expect((await Promise.all(waiting)).filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
});

it("a database that is away is 503, and nothing is remembered of it", async () => {
  answer = async () => Promise.reject(new Error("away"));
  const name = `/img/p/${"5".repeat(32)}-160.avif`;
  const got = await ask(name);
  expect([got.status, got.headers.get("retry-after"), got.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  answer = async () => Buffer.from("points");
  expect((await ask(name)).status).toBe(200);
});

it("every other address is somebody else's", async () => {
  expect(await (await ask("/img/wheel.svg")).text()).toBe("Next");
});
