import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { compressFiles } from "@/lib/host/preparation/compress-files.mjs";
import { staticFiles } from "@/lib/host/static-files";

const script = `${Array.from({ length: 400 }, (_, line) => `export const tyre${line} = ${line * line};`).join("\n")}\n`;
const build = mkdtempSync(join(tmpdir(), "dezen-static-"));
const path = "/_next/static/chunks/a-1.js";

/** Stands where the pages and Next do. */
const server = createServer((asked, response) => {
  void staticFiles(
    build,
    "https://shop.example",
    async (_, rest) => void rest.writeHead(404).end("Next"),
  )(asked, response);
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks without any header of its own. */
function ask(address: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: address, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
      });
    });
    sent.on("error", reject).end();
  });
}

beforeAll(async () => {
  mkdirSync(join(build, "static/chunks"), { recursive: true });
  mkdirSync(join(build, "static/media"));
  writeFileSync(join(build, "static/chunks/a-1.js"), script);
  writeFileSync(join(build, "static/chunks/b-2.css"), ".tyre { color: black }");
  writeFileSync(join(build, "static/media/c.woff2"), "letters");
  await compressFiles(build);
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(build, { recursive: true, force: true });
});

describe("a script of the build", () => {
  it("is sent by brotli to who takes it, else by gzip, and is what was built", async () => {
    const [br, gzip] = [
      await ask(path, { "accept-encoding": "gzip, deflate, br, zstd" }),
      await ask(path, { "accept-encoding": "gzip" }),
    ];
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(br.body.length).toBeLessThan(gzip.body.length);
  });

  it("is no larger by gzip than gzip can make it", async () => {
    const { body } = await ask(path, { "accept-encoding": "gzip" });
    expect(body.length).toBe(gzipSync(script, { level: 9 }).length);
  });

  it("is kept for good by browsers, apart for each encoding", async () => {
    const { status, headers } = await ask(path, { "accept-encoding": "br" });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect(headers.etag).not.toBe((await ask(path, { "accept-encoding": "gzip" })).headers.etag);
  });

  it("is protected like every answer", async () => {
    const { headers } = await ask(path, { "accept-encoding": "br" });
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["x-request-id"]).toMatch(/./);
  });

  it("is 304 where the browser has it, and again whole where it has another", async () => {
    const { etag = "" } = (await ask(path, { "accept-encoding": "br" })).headers;
    const again = await ask(path, { "accept-encoding": "br", "if-none-match": etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask(path, { "accept-encoding": "br", "if-none-match": '"other-br"' })).status).toBe(200);
  });

  it("says its length to HEAD and sends nothing", async () => {
    const whole = await ask(path, { "accept-encoding": "br" });
    const { status, headers, body } = await ask(path, { "accept-encoding": "br" }, "HEAD");
    expect([status, headers["content-length"], body.length]).toEqual([200, String(whole.body.length), 0]);
  });

  it("is the same under any query", async () => {
    expect((await ask(`${path}?dpl=1`, { "accept-encoding": "br" })).status).toBe(200);
  });
});

it("styles are sent as styles", async () => {
  const { headers } = await ask("/_next/static/chunks/b-2.css", { "accept-encoding": "br" });
  expect(headers["content-type"]).toBe("text/css; charset=utf-8");
});

it.each([
  ["an unknown name", "/_next/static/chunks/none.js", {}, "GET"],
  ["a name that leads out of the folder", "/_next/static/chunks/../../BUILD_ID", {}, "GET"],
  ["a compressed file by its own name", `${path}.br`, {}, "GET"],
  ["letters, which are compressed already", "/_next/static/media/c.woff2", {}, "GET"],
  ["a part of a file", path, { range: "bytes=0-9" }, "GET"],
  ["another method", path, {}, "POST"],
  ["no encoding that we have", path, { "accept-encoding": "br;q=0, gzip;q=0" }, "GET"],
])("%s is left to Next", async (_, address, headers, method) => {
  const answer = await ask(address, { "accept-encoding": "br", ...headers }, method);
  expect([answer.status, answer.body.toString()]).toEqual([404, "Next"]);
});

it("a build that was not compressed is left to Next whole", async () => {
  const bare = mkdtempSync(join(tmpdir(), "dezen-bare-"));
  expect(() => staticFiles(bare, "http://localhost", async () => {})).not.toThrow();
  rmSync(bare, { recursive: true });
});

it("a build compressed anew keeps nothing of the one before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dezen-anew-"));
  mkdirSync(join(folder, "static"));
  writeFileSync(join(folder, "static/old.js"), "old");
  await compressFiles(folder);
  rmSync(join(folder, "static/old.js"));
  writeFileSync(join(folder, "static/new.js"), "new");
  await compressFiles(folder);
  expect(() => readFileSync(join(folder, "compressed/old.js.br"))).toThrow("ENOENT");
  expect(brotliDecompressSync(readFileSync(join(folder, "compressed/new.js.br"))).toString()).toBe("new");
  rmSync(folder, { recursive: true });
});
