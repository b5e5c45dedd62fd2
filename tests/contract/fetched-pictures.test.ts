import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { database } from "@/lib/backend/kernel/database/connect";
import { pattern, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { picture, pictureSource, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import { isPublicAddress, publicFetch, publicWeb } from "@/lib/backend/kernel/public-fetch";
import type { PictureNetwork } from "@/lib/backend/picture/fetch/fetch-picture";
import { fetchDue, fetchPictures } from "@/lib/backend/picture/fetch/fetch-pictures";
import { wantPictures } from "@/lib/backend/picture/fetch/want-pictures";
import { photographJpeg } from "@/tests/support/photographs";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

const mebibyte = 1024 * 1024;
const day = 24 * 3_600_000;
let photo: Buffer;
let other: Buffer;
let bomb: Buffer;
/** What the host is asked, and how many requests of each name it answers at the same time, at most. */
let asked: { host: string; path: string; etag: string | undefined }[] = [];
let most: Record<string, number> = {};
let sentBytes = 0;
const open: Record<string, number> = {};

async function pour(response: ServerResponse, bytes: number): Promise<void> {
  const gone = once(response, "close");
  for (let sent = 0; sent < bytes && !response.destroyed; sent += mebibyte) {
    sentBytes += mebibyte;
    if (!response.write(Buffer.alloc(mebibyte, 255))) await Promise.race([once(response, "drain"), gone]);
  }
  response.end();
}

const ways: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  photo: (request, response) => {
    const unchanged = request.headers["if-none-match"] === '"one"';
    response.writeHead(unchanged ? 304 : 200, { etag: '"one"' }).end(unchanged ? undefined : photo);
  },
  other: (_, response) => response.end(other),
  liar: (_, response) => response.writeHead(200, { "content-type": "image/jpeg" }).end("<html>No picture</html>"),
  missing: (_, response) => response.writeHead(404).end(),
  private: (_, response) => response.writeHead(302, { location: "http://10.0.0.1/photo" }).end(),
  inward: (_, response) => response.writeHead(302, { location: "http://inside.example/photo" }).end(),
  loop: (_, response) => response.writeHead(302, { location: "/loop" }).end(),
  moved: (_, response) => response.writeHead(301, { location: "/photo" }).end(),
  large: (_, response) => void pour(response.writeHead(200, { "content-length": 40 * mebibyte }), 40 * mebibyte),
  endless: (_, response) => void pour(response.writeHead(200), 40 * mebibyte),
  bomb: (_, response) => response.end(bomb),
  slow: () => {},
};

const server = createServer((request, response) => {
  const host = String(request.headers.host).split(":")[0] ?? "";
  const path = String(request.url).split(/[/?]/)[1] ?? "";
  asked.push({ host, path, etag: request.headers["if-none-match"] });
  open[host] = (open[host] ?? 0) + 1;
  most[host] = Math.max(most[host] ?? 0, open[host] ?? 0);
  response.once("close", () => {
    open[host] = (open[host] ?? 1) - 1;
  });
  ways[path]?.(request, response);
});

/** A network whose names all stand for this very machine, but for one inside of it. */
const network: PictureNetwork = {
  scheme: "http:",
  resolve: async (host) => [host === "inside.example" ? "192.168.1.7" : "127.0.0.1"],
  isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address),
  timeout: 1_500,
};
const at = (path: string, host = "list.example") => `http://${host}:${(server.address() as AddressInfo).port}/${path}`;

beforeAll(async () => {
  [photo, other] = [await photographJpeg(1, 400, 300), await photographJpeg(2, 400, 300)];
  bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  await new Promise<void>((listening) => server.listen(0, listening));
}, 60_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  for (const table of [tyrePicture, pictureSource]) await database().delete(table);
  await database().delete(picture);
  [asked, most, sentBytes] = [[], {}, 0];
});

let patterns = 0;

/** A tyre of a pattern of its own. */
async function newTyre(): Promise<{ tyre: number; pattern: number }> {
  const first = await addTyre();
  const [row] = await database()
    .select({ brandId: product.brandId })
    .from(product)
    .where(sql`${product.id} = ${first}`);
  const slug = `fetched-${++patterns}`;
  const values = {
    brandId: row?.brandId ?? 0,
    slug,
    name: slug,
    matchKey: slug,
    search: slug,
    season: "winter",
    tread: "directional",
  } as const;
  const [made] = await database().insert(pattern).values(values).returning();
  const id = made?.id ?? 0;
  return { tyre: await addTyre({ patternId: id }), pattern: id };
}

const want = (productId: number, ...addresses: string[]) =>
  database().transaction((tx) => wantPictures(tx, [{ productId, addresses }], new Date()));
const sources = async () =>
  (await database().select().from(pictureSource).orderBy(pictureSource.id)).map(({ address, problem, hash }) => [
    new URL(address).pathname.slice(1),
    problem ?? (hash === null ? null : "kept"),
  ]);
const shown = async (of: number) =>
  (
    await database()
      .select()
      .from(tyrePicture)
      .where(sql`${tyrePicture.patternId} = ${of}`)
      .orderBy(tyrePicture.position)
  ).map(({ position, fromList, hash }) => ({ position, fromList, hash }));

describe("a picture that a list names", () => {
  it("is fetched and becomes its pattern's, the first address its first picture", async () => {
    const { tyre, pattern: of } = await newTyre();
    await want(tyre, at("moved"), at("other"));
    expect(await fetchDue(network)).toBe("done");
    expect(await sources()).toEqual([
      ["moved", "kept"],
      ["other", "kept"],
    ]);
    expect((await shown(of)).map(({ position, fromList }) => [position, fromList])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  it("is asked for once a day, by what it was known by, and stays where it has not changed", async () => {
    const { tyre, pattern: of } = await newTyre();
    await want(tyre, at("photo"));
    await fetchDue(network);
    const before = await shown(of);
    await want(tyre, at("photo"));
    await fetchDue(network);
    expect(asked.map(({ etag }) => etag)).toEqual([undefined]);
    await database()
      .update(pictureSource)
      .set({ fetchedAt: new Date(Date.now() - day) });
    await want(tyre, at("photo"));
    expect(await fetchDue(network)).toBe("done");
    expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"one"']);
    expect(await shown(of)).toEqual(before);
  });

  it("takes the place of the list's earlier one, and never that of the staff's", async () => {
    const { tyre, pattern: of } = await newTyre();
    await want(tyre, at("photo"));
    await fetchDue(network);
    await want(tyre, at("other"));
    await fetchDue(network);
    const [now, ...more] = await shown(of);
    expect(more).toEqual([]);
    await database().update(tyrePicture).set({ fromList: false });
    await want(tyre, at("moved"));
    expect(await fetchDue(network)).toBe("done");
    expect(asked.map(({ path }) => path)).toEqual(["photo", "other"]);
    expect((await shown(of))[0]?.hash).toBe(now?.hash);
  });

  it("does not come back once the staff have removed it", async () => {
    const { tyre, pattern: of } = await newTyre();
    await want(tyre, at("photo"));
    await fetchDue(network);
    await database().update(tyrePicture).set({ removedAt: new Date() });
    await database()
      .update(pictureSource)
      .set({ fetchedAt: new Date(Date.now() - day) });
    await want(tyre, at("photo"));
    await fetchDue(network);
    expect(await shown(of)).toHaveLength(1);
  });

  it("of several tyres of a pattern one row is taken, the next one when that has failed", async () => {
    const { tyre, pattern: of } = await newTyre();
    const second = await addTyre({ patternId: of });
    const list = [
      { productId: tyre, addresses: [at("missing")] },
      { productId: second, addresses: [at("photo")] },
    ];
    const apply = () => database().transaction((tx) => wantPictures(tx, list, new Date()));
    await apply();
    await fetchDue(network);
    expect(asked.map(({ path }) => path)).toEqual(["missing"]);
    await apply();
    await fetchDue(network);
    expect(asked.map(({ path }) => path)).toEqual(["missing", "photo"]);
    expect(await shown(of)).toHaveLength(1);
  });
});

it("nothing gets in that is no picture, too large, or from within; each address says why, and the queue goes on", async () => {
  const names = ["liar", "missing", "private", "inward", "loop", "large", "endless", "bomb", "photo"];
  for (const name of names) await want((await newTyre()).tyre, at(name));
  expect(await fetchDue(network)).toBe("done");
  expect(await sources()).toEqual([
    ["liar", "not_a_picture"],
    ["missing", "not_found"],
    ["private", "private_address"],
    ["inward", "private_address"],
    ["loop", "bad_answer"],
    ["large", "too_large"],
    ["endless", "too_large"],
    ["bomb", "picture_too_large"],
    ["photo", "kept"],
  ]);
  expect(sentBytes).toBeLessThan(40 * mebibyte);
  expect(await database().select().from(tyrePicture)).toHaveLength(1);
  expect(await database().select().from(picture)).toHaveLength(1);
}, 60_000);

it("a host that does not answer holds up nobody else, is asked two at a time, and rests", async () => {
  for (let time = 0; time < 8; time += 1) await want((await newTyre()).tyre, at(`slow/${time}`, "slow.example"));
  for (let time = 0; time < 12; time += 1) await want((await newTyre()).tyre, at(`photo?${time}`, "quick.example"));
  expect(await fetchDue(network)).toBe("rest");
  const hosts = asked.map(({ host }) => host);
  expect(hosts.filter((host) => host === "quick.example")).toHaveLength(12);
  // Three failures and what was under way beside the third; the others wait for the next turn.
  expect(hosts.filter((host) => host === "slow.example").length).toBeLessThanOrEqual(4);
  expect(most["slow.example"]).toBe(2);
  expect(most["quick.example"]).toBeLessThanOrEqual(2);
  expect(hosts.lastIndexOf("slow.example")).toBeGreaterThan(hosts.indexOf("quick.example"));
  const problems = (await sources()).map(([, problem]) => problem);
  expect(problems.filter((problem) => problem === "kept")).toHaveLength(12);
  expect(problems.filter((problem) => problem === null).length).toBeGreaterThanOrEqual(4);
}, 60_000);

describe("an address that may not be asked", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
    "no address",
  ])("%s", (address) => expect(isPublicAddress(address)).toBe(false));

  it("is one of a name's several", async () => {
    const resolve = async () => ["93.184.215.14", "10.0.0.1"];
    for (const host of ["two.example", "[::1]", "127.0.0.1"]) {
      const wanted = { most: 10, patience: 1_500, network: { ...publicWeb, resolve } };
      await expect(publicFetch(`https://${host}/`, wanted)).rejects.toMatchObject({ code: "private_address" });
    }
  });

  it("a name is looked up once for a request, whatever it stands for afterwards", async () => {
    let looked = 0;
    const turning: PictureNetwork = { ...network, resolve: async () => [looked++ === 0 ? "127.0.0.1" : "10.0.0.1"] };
    await want((await newTyre()).tyre, at("photo", "turning.example"));
    await fetchDue(turning);
    expect([looked, await sources()]).toEqual([1, [["photo", "kept"]]]);
  });

  it("is any without https, and what is no address at all", async () => {
    await want((await newTyre()).tyre, at("photo"));
    await fetchDue({ ...publicWeb, timeout: 1_500 });
    expect([asked, await sources()]).toEqual([[], [["photo", "not_https"]]]);
    await want((await newTyre()).tyre, "ftp://list.example/photo");
    expect(await fetchDue(network)).toBe("done");
    expect((await sources())[1]?.[1]).toBe("not_https");
  });
});

describe("the job that fetches what lists name", () => {
  it("works off what is due, from no private address", async () => {
    const { tyre } = await newTyre();
    await want(tyre, "https://127.0.0.1/photo.jpg");
    await fetchPictures.run({}, "1");
    expect(await sources()).toEqual([["photo.jpg", "private_address"]]);
  }, 30_000);

  it("does it in a process of its own, and fails where that dies, so that the queue tries again", async () => {
    const restore = withSettings({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    await expect(fetchPictures.run({}, "2")).rejects.toThrow("The fetching of pictures has died.");
    restore();
  }, 30_000);
});
