import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { pageHost } from "@/lib/host/page-cache/page-host";
import { FairQueue } from "@/lib/runtime/fair-queue";
import { sharedHeader } from "@/lib/runtime/page-answer";

const build = mkdtempSync(join(tmpdir(), "dezen-build-"));
afterAll(() => rmSync(build, { recursive: true, force: true }));
mkdirSync(join(build, "static"));
const landing = "/[lang]";
writeFileSync(join(build, "prerender-manifest.json"), JSON.stringify({ dynamicRoutes: { [landing]: {} } }));
writeFileSync(
  join(build, "routes-manifest.json"),
  JSON.stringify({ dynamicRoutes: [{ page: landing, regex: "^/([^/]+?)(?:/)?$" }] }),
);

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A host of pages, of which the landing page is in memory. */
async function scene() {
  const begun: string[] = [];
  const handle = pageHost(
    async ({ url = "" }, response) => {
      begun.push(url);
      response.end("made for its visitor");
    },
    async () => ({ status: 200, headers: [[sharedHeader, "1"]], body: Buffer.from("the landing page") }),
    {
      bytes: 1_000_000,
      build,
      publicUrl: "https://shop.example",
      routeOf: () => landing,
      queue: new FairQueue({ running: 100, waiting: 100, timeout: 1000 }),
      missingInOffice: async () => null,
    },
  );
  const ask = (url: string) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: "GET", url, headers: { "accept-encoding": "br" } });
    const response = new ServerResponse(request);
    const answered = handle(request, response);
    return { request, response, answered };
  };
  await ask("/cs").answered;
  return { ask, begun };
}

describe("requests for what is not in memory", () => {
  it("are begun one in each turn of the event loop, and a page from memory is sent before the first of them", async () => {
    const { ask, begun } = await scene();
    const flood = [1, 2, 3].map((number) => ask(`/cs/compare?n=${number}`));
    const kept = ask("/cs");
    await kept.answered;
    expect([kept.response.statusCode, kept.response.writableEnded, begun]).toEqual([200, true, []]);
    const seen: string[][] = [];
    for (const _ of flood) {
      await turn();
      seen.push([...begun]);
    }
    const [one, two, three] = ["/cs/compare?n=1", "/cs/compare?n=2", "/cs/compare?n=3"];
    expect(seen).toEqual([[one], [one, two], [one, two, three]]);
  });
  it("are not begun when their client has gone meanwhile", async () => {
    const { ask, begun } = await scene();
    const { response, answered } = ask("/cs/compare?n=1");
    response.destroy();
    await answered;
    expect(begun).toEqual([]);
  });
  it("do not make calls of the API wait", async () => {
    const { ask, begun } = await scene();
    ask("/cs/compare?n=1");
    ask("/api/v1/cart");
    expect(begun).toEqual(["/api/v1/cart"]);
    await turn();
  });
});
