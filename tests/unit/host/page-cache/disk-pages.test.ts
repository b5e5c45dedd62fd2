import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { CachedPage } from "@/lib/host/page-cache/cached-page";
import { DiskPages } from "@/lib/host/page-cache/disk-pages";
import { purgePages } from "@/lib/runtime/cached-pages";
import { reachPosition, setPageHistory } from "@/lib/runtime/page-history";
import { takeLogLines } from "@/tests/support/log-lines";

const day = 86_400_000;
let root: string;
let now: number;

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), "dezen-pages-")), "pages");
  now = Date.now();
  globalThis.dezen?.delete("page history");
  globalThis.dezen?.delete("page history listeners");
});
afterEach(() => {
  setPageHistory(undefined);
  rmSync(join(root, ".."), { recursive: true, force: true });
});

const page = (tags: string[] | null, body = "x", made = now): CachedPage => ({
  etag: body.slice(0, 22),
  headers: ["content-type", "text/html"],
  br: Buffer.from(`br ${body}`),
  made,
  reads: { tags, refresh: made + day, until: made + 2 * day },
  outdatedAt: null,
});

const opened = (bytes: number, edition: () => string) =>
  new DiskPages({ root, bytes, edition: async () => edition(), now: () => now, wait: 60_000 });

/** A process that begins when the database stands at a position, knowing what has changed. */
async function begins(
  position: number,
  changed: Record<string, number> = {},
  { edition = "build", log = "log", bytes = 10_000_000 } = {},
) {
  globalThis.dezen?.delete("page history listeners");
  setPageHistory({ log, position, changed: new Map(Object.entries(changed)) });
  const disk = opened(bytes, () => edition);
  await disk.idle();
  return disk;
}

async function reaches(disk: DiskPages, position: number): Promise<void> {
  now += 4000;
  reachPosition(position);
  await disk.idle();
}

/** Has pages written, which are right up to the next position. */
async function writes(disk: DiskPages, pages: Record<string, CachedPage>, position: number): Promise<void> {
  for (const [key, one] of Object.entries(pages)) disk.made(key, one);
  await reaches(disk, position);
}

const files = (): string[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: "utf8" })
        .map((name) => join(root, name))
        .filter((path) => statSync(path).isFile() && !path.endsWith("/position"))
    : [];

const bytes = () => files().reduce((sum, path) => sum + Math.ceil(statSync(path).size / 4096) * 4096, 0);

describe("a page that was made by another process of the same build", () => {
  it("is read as it was", async () => {
    const made = page(["tyre-1"], "as it was");
    await writes(await begins(100), { key: made }, 110);
    expect(await (await begins(120)).read("key")).toEqual(made);
  });

  it.each([
    ["a change of what it shows was missed", 120, { "tyre-1": 115 }, {}],
    ["that change had begun, and was not seen yet, when it was written", 120, { "tyre-1": 110 }, {}],
    ["what has changed cannot be known", 120, { all: 115 }, {}],
    ["the build, a setting or a text is another", 120, {}, { edition: "other" }],
    ["the database, or its log, is another", 120, {}, { log: "other" }],
    ["the database was put back to an earlier state", 105, {}, {}],
  ])("is not read when %s", async (_name, position, changed, more) => {
    await writes(await begins(100), { key: page(["tyre-1"]) }, 110);
    expect(await (await begins(position, changed, more)).read("key")).toBeUndefined();
  });

  it("is read when something else has changed, and what it shows before it was written", async () => {
    await writes(await begins(100), { key: page(["tyre-1"]) }, 110);
    expect(await (await begins(120, { "tyre-2": 115, "tyre-1": 109 })).read("key")).toBeDefined();
  });

  it("is gone for good once the database was put back, whatever happens there later", async () => {
    await writes(await begins(100), { key: page(["tyre-1"]) }, 110);
    await begins(105);
    expect(await (await begins(300)).read("key")).toBeUndefined();
  });

  it("is not read when a byte of it is another, or its end is missing", async () => {
    await writes(await begins(100), { key: page(["tyre-1"]) }, 110);
    const [file = ""] = files();
    const whole = readFileSync(file);
    const disk = await begins(120);
    for (const at of [0, 33, 60, whole.length - 1]) {
      const torn = Buffer.from(whole);
      torn[at] = (torn[at] ?? 0) ^ 1;
      writeFileSync(file, torn);
      expect([at, await disk.read("key")]).toEqual([at, undefined]);
    }
    for (const length of [0, 10, 40, whole.length - 1]) {
      writeFileSync(file, whole.subarray(0, length));
      expect([length, await disk.read("key")]).toEqual([length, undefined]);
    }
    writeFileSync(file, whole);
    expect(await disk.read("key")).toBeDefined();
  });
});

describe("in a running process", () => {
  it("a change outdates the files of all who show it, and the page that is made then is read", async () => {
    const disk = await begins(100);
    await writes(disk, { one: page(["tyre-1"]), other: page(["tyre-2"]) }, 110);
    purgePages(["tyre-1"]);
    expect([await disk.read("one"), await disk.read("other")]).toEqual([undefined, expect.anything()]);
    await writes(disk, { one: page(["tyre-1"], "new") }, 120);
    expect((await disk.read("one"))?.etag).toBe("new");
    purgePages(null);
    expect([await disk.read("one"), await disk.read("other")]).toEqual([undefined, undefined]);
  });

  it("a page is not written before all has been heard of that changed before, nor when it is outdated by then", async () => {
    const disk = await begins(100);
    const outdated = page(["tyre-1"]);
    disk.made("outdated", outdated);
    reachPosition(105);
    await disk.idle();
    expect(files()).toEqual([]);
    outdated.outdatedAt = 0;
    await writes(disk, { right: page(["tyre-1"]) }, 110);
    expect(files()).toHaveLength(1);
  });

  it("a page that does not tell what it shows, or is to be made anew in a minute, is not written", async () => {
    const disk = await begins(100);
    const brief = page(["tyre-1"]);
    brief.reads.refresh = now + 60_000;
    await writes(disk, { silent: page(null), brief, right: page([]) }, 110);
    expect(files()).toHaveLength(1);
  });

  it("without numbered changes nothing is written or read", async () => {
    setPageHistory(undefined);
    const disk = opened(10_000_000, () => "build");
    await writes(disk, { key: page(["tyre-1"]) }, 110);
    expect([files(), await disk.read("key")]).toEqual([[], undefined]);
  });

  it("after texts have changed, neither the old files nor what is read of them is believed", async () => {
    let texts = "old";
    setPageHistory({ log: "log", position: 100, changed: new Map() });
    const disk = opened(10_000_000, () => texts);
    await disk.idle();
    await writes(disk, { key: page(["tyre-1"]) }, 110);
    texts = "new";
    const reading = disk.read("key");
    disk.reopen();
    expect([await reading, await disk.read("key")]).toEqual([undefined, undefined]);
    await disk.idle();
    expect(await disk.read("key")).toBeUndefined();
  });

  it("nor when they change while the old files are being opened", async () => {
    await writes(await begins(100), { key: page(["tyre-1"]) }, 110);
    let texts = "build";
    const disk = opened(10_000_000, () => texts);
    texts = "new";
    disk.reopen();
    await disk.idle();
    expect(await disk.read("key")).toBeUndefined();
  });

  it.each([
    ["nothing is known of changes any more", undefined],
    ["the database has become another one", { log: "other", position: 110, changed: new Map() }],
  ])("what is being read when %s is not believed", async (_name, history) => {
    const disk = await begins(100);
    await writes(disk, { key: page(["tyre-1"]) }, 110);
    const reading = disk.read("key");
    setPageHistory(history);
    expect(await reading).toBeUndefined();
    await disk.idle();
  });

  it("of more than five hundred pages that wait to be written the oldest are left out", async () => {
    const disk = await begins(100);
    const pages = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`key ${at}`, page(["tyre-1"])]));
    await writes(disk, pages, 110);
    expect(files()).toHaveLength(500);
    expect([await disk.read("key 0"), await disk.read("key 1")]).toEqual([undefined, expect.anything()]);
  });
});

describe("the disk", () => {
  it("holds no more than it may, of all builds together; what was asked for last stays", async () => {
    const limit = 400_000;
    const large = (name: string) => page(["tyre-1"], `${name} ${"x".repeat(20_000)}`);
    await writes(
      await begins(100, {}, { edition: "earlier", bytes: limit }),
      Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`e${at}`, large("e")])),
      110,
    );
    now += 60_000;
    const disk = await begins(120, {}, { bytes: limit });
    await writes(disk, { first: large("first") }, 130);
    for (let at = 0; at < 40; at += 1) {
      await disk.read("first");
      now += 60_000;
      await writes(disk, { [`key ${at}`]: large(`${at}`) }, 200 + at);
      expect(bytes()).toBeLessThanOrEqual(limit);
    }
    expect(disk.figures.bytes).toBeLessThanOrEqual(limit);
    expect(await disk.read("key 39")).toBeDefined();
    expect(await disk.read("key 0")).toBeUndefined();
    expect(await disk.read("first")).toBeDefined();
  });

  it("takes no page that is larger than all it may hold", async () => {
    const disk = await begins(100, {}, { bytes: 16_000 });
    await writes(disk, { key: page(["tyre-1"], "x".repeat(20_000)) }, 110);
    expect(files()).toEqual([]);
  });

  it("keeps no folder of a build that nobody has used for two days, nor drafts of a process that was killed", async () => {
    await writes(await begins(100, {}, { edition: "earlier" }), { key: page(["tyre-1"]) }, 110);
    const [old = ""] = readdirSync(root);
    writeFileSync(join(root, old, "draft"), "half a pa");
    now = Date.now() + 3 * day;
    await begins(120);
    expect(readdirSync(root)).not.toContain(old);
  });

  it("may be full, forbidden or no folder at all: pages are rendered, and the log says so once", async () => {
    mkdirSync(join(root, ".."), { recursive: true });
    writeFileSync(root, "a file where the folder should be");
    const disk = await begins(100);
    for (let position = 110; position < 150; position += 10) {
      await writes(disk, { key: page(["tyre-1"]) }, position);
      expect(await disk.read("key")).toBeUndefined();
    }
    expect(takeLogLines("warn").map(({ msg }) => msg)).toEqual([expect.stringMatching(/cannot be kept on disk/)]);
  });
});
