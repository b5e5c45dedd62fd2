import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import type { Answer } from "@/lib/host/page-cache/cached-page";
import { pageHost } from "@/lib/host/page-cache/page-host";
import { purgePages } from "@/lib/runtime/cached-pages";
import { FairQueue } from "@/lib/runtime/fair-queue";
import { frontSecret } from "@/lib/runtime/front-process";
import { sharedHeader } from "@/lib/runtime/page-answer";
import { provideSlugIndex } from "@/lib/runtime/slug-index";

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

const landingPage = (): Answer => ({
  status: 200,
  headers: [[sharedHeader, "1"]],
  body: Buffer.from("the landing page"),
});

type PageOf = (url: string) => Answer | Promise<Answer>;

/** A host of pages, of which the landing page is in memory. @param pageOf renders the page of an address */
async function scene(pageOf: PageOf = landingPage, bounds = { running: 100, waiting: 100, timeout: 1000 }) {
  const begun: string[] = [];
  const handle = pageHost(
    async ({ url = "" }, response) => {
      begun.push(url);
      response.end("made for its visitor");
    },
    async ({ url }) => pageOf(url),
    {
      bytes: 1_000_000,
      build,
      sheets: new Map(),
      publicUrl: "https://shop.example",
      routeOf: () => landing,
      queue: new FairQueue(bounds),
      missingInOffice: async () => null,
    },
  );
  const ask = (url: string, client = "10.0.0.1", more: Record<string, string> = {}) => {
    const request = new IncomingMessage(new Socket());
    const headers = { "accept-encoding": "br", "x-forwarded-for": client, ...more };
    Object.assign(request, { method: "GET", url, headers });
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
  it("are calls of the API too, but not the health, nor what a worker asks for a page that is being made", async () => {
    const { ask, begun } = await scene();
    ask("/cs/compare?n=1");
    ask("/api/v1/cart");
    ask("/api/v1/health");
    ask("/api/v1/products", "10.0.0.1", { "x-dezen-worker": frontSecret() });
    expect(begun).toEqual(["/api/v1/health", "/api/v1/products"]);
    await turn();
    await turn();
    expect(begun.slice(2)).toEqual(["/cs/compare?n=1", "/api/v1/cart"]);
  });
  it("are missing pages too, also those that are known to be missing", async () => {
    const { ask } = await scene((url) =>
      url === "/sk" ? { status: 404, headers: [], body: Buffer.alloc(0) } : landingPage(),
    );
    await ask("/sk").answered;
    const flood = [1, 2, 3].map(() => ask("/sk"));
    const ended = () => flood.map(({ response }) => response.writableEnded);
    await ask("/cs").answered;
    expect(ended()).toEqual([false, false, false]);
    await turn();
    expect(ended()).toEqual([true, false, false]);
    await Promise.all(flood.map(({ answered }) => answered));
    expect(flood.map(({ response }) => response.statusCode)).toEqual([404, 404, 404]);
  });
});

it("an outdated page that was often asked for is made anew although others fill the queue: a page that nobody knew gives way", async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { ask } = await scene(async (url) => (url === "/sk" ? slow.then(landingPage) : landingPage()), {
    running: 1,
    waiting: 1,
    timeout: 5_000,
  });
  for (let request = 0; request < 20; request += 1) await ask("/cs").answered;
  purgePages(null);
  const others = [ask("/sk", "10.0.1.1"), ask("/en", "10.0.1.2")];
  await turn();
  await turn();
  const wanted = ask("/cs", "10.0.1.3");
  await others[1]?.answered;
  finish();
  await Promise.all([others[0]?.answered, wanted.answered]);
  expect([...others, wanted].map(({ response }) => response.statusCode)).toEqual([200, 503, 200]);
});

describe("an address at which nothing is", () => {
  const looked: string[] = [];
  const nothingButTheLandingPage = (url: string): Answer => {
    looked.push(url);
    return url === "/cs" || url.endsWith("/404") ? landingPage() : { status: 404, headers: [], body: Buffer.from("") };
  };
  const statusOf = async (ask: Awaited<ReturnType<typeof scene>>["ask"], url: string) => {
    const { answered, response } = ask(url);
    await answered;
    return response.statusCode;
  };

  it("is looked for once, until something changes that pages show", async () => {
    const { ask } = await scene(nothingButTheLandingPage);
    looked.length = 0;
    expect([await statusOf(ask, "/sk"), await statusOf(ask, "/sk")]).toEqual([404, 404]);
    expect(looked.filter((url) => url === "/sk")).toHaveLength(1);
    purgePages(["tyre-1"]);
    expect(await statusOf(ask, "/sk")).toBe(404);
    expect(looked.filter((url) => url === "/sk")).toHaveLength(2);
  });

  it("is looked for again where something changed while it was looked for", async () => {
    const { ask } = await scene((url) => {
      if (url === "/sk") purgePages(["tyre-1"]);
      return nothingButTheLandingPage(url);
    });
    looked.length = 0;
    expect([await statusOf(ask, "/sk"), await statusOf(ask, "/sk")]).toEqual([404, 404]);
    expect(looked.filter((url) => url === "/sk")).toHaveLength(2);
  });

  it("is served as soon as there is something", async () => {
    let there = false;
    const { ask } = await scene((url) => (there ? landingPage() : nothingButTheLandingPage(url)));
    expect(await statusOf(ask, "/sk")).toBe(404);
    there = true;
    purgePages(null);
    expect(await statusOf(ask, "/sk")).toBe(200);
  });

  it("is not looked for where nothing in the shop has its slug", async () => {
    provideSlugIndex({ mayExist: (_kind, slug) => slug === "skoda" });
    try {
      const { ask, begun } = await scene();
      expect([await statusOf(ask, "/cs/car/nobody"), await statusOf(ask, "/cs/car/skoda")]).toEqual([404, 200]);
      // Next's router wants to know it in its own words.
      await ask("/cs/car/nobody", "10.0.0.1", { rsc: "1" }).answered;
      expect(begun).toEqual(["/cs/car/skoda", "/cs/car/nobody"]);
    } finally {
      provideSlugIndex({ mayExist: () => true });
    }
  });
});
