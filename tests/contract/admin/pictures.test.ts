import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { database } from "@/lib/backend/kernel/database/connect";
import { pictureRendition, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import { photograph, photographJpeg } from "@/tests/support/photographs";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { added, file, patternOf, picturesOf } from "@/tests/support/staff-pictures";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

let clock: StaffClock;
let desk: Desk;
let tyre: number;
let pattern: number;
let slug: string;
let [one, two]: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)];

beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["catalogue"])).desk;
  tyre = await addTyre();
  ({ pattern, slug } = await patternOf(tyre));
  [one, two] = [await photographJpeg(1, 900, 700), await photographJpeg(2, 700, 900)];
}, 60_000);
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await database().delete(tyrePicture);
});

const inShop = async () => (await newShopper(clock.carrier).does("GET /products/{slug}", { path: { slug } })).body;

const refusal = async (body: Blob) => {
  const { status, body: problem } = await desk.tries("POST /admin/patterns/{id}/pictures", {
    path: { id: pattern },
    body,
  });
  return [status, (problem as { code: string }).code, (problem as { reason?: string }).reason];
};

describe("a picture that the staff add to a pattern", () => {
  it("is shown of every tyre of the pattern, by its name and measures", async () => {
    const { hash } = await added(desk, pattern, one);
    expect(hash).toMatch(/^[\da-f]{32}$/);
    expect((await inShop()).picture).toEqual({ hash, width: 900, height: 700 });
    expect((await inShop()).pictures).toEqual([{ hash, width: 900, height: 700, role: "three_quarter", alt: "" }]);
  });

  it("is kept as AVIF and WebP in every width up to its own, and as JPEG in two, none above what pages may weigh", async () => {
    const { hash } = await added(desk, pattern, one);
    const kept = await database().select().from(pictureRendition).where(eq(pictureRendition.hash, hash));
    expect(kept.map(({ format, width }) => `${format} ${width}`).sort()).toEqual(
      ["avif", "webp"]
        .flatMap((format) => [`${format} 160`, `${format} 320`, `${format} 640`, `${format} 900`])
        .concat("jpg 320", "jpg 900")
        .sort(),
    );
    const of = (format: string, width: number) =>
      kept.find((each) => each.format === format && each.width === width)?.bytes;
    expect(of("avif", 640)?.length).toBeLessThanOrEqual(45_000);
    expect(of("avif", 320)?.length).toBeLessThanOrEqual(8_000);
    for (const { bytes, format, width } of kept) {
      const read = await sharp(bytes).metadata();
      expect([read.format, read.width]).toEqual([{ avif: "heif", webp: "webp", jpg: "jpeg" }[format], width]);
    }
  });

  it("stands upright, without the camera's notes and colours", async () => {
    const turned = await (await photograph(3, 800, 600))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: "Jana" } })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { hash, width, height } = await added(desk, pattern, turned);
    expect([width, height]).toEqual([600, 800]);
    const [jpeg] = await database().select().from(pictureRendition).where(eq(pictureRendition.hash, hash));
    const { exif, icc, orientation } = await sharp(jpeg?.bytes).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  });

  it("is the same picture when it is sent again, and stands there once", async () => {
    const first = await added(desk, pattern, one);
    expect(await added(desk, pattern, one)).toEqual(first);
    expect(await picturesOf(desk, pattern)).toHaveLength(1);
  });

  it.each(["png", "webp", "avif", "gif"] as const)("may be %s, whatever type it is said to be", async (format) => {
    const bytes = await (await photograph(4, 200, 160)).toFormat(format).toBuffer();
    expect((await added(desk, pattern, bytes)).width).toBe(200);
  });

  it("comes after the tyre's own", async () => {
    const common = await added(desk, pattern, one);
    const own = await desk.does("POST /admin/tyres/{id}/pictures", { path: { id: tyre }, body: file(two) });
    expect((await inShop()).pictures?.map(({ hash }) => hash)).toEqual([own.body.hash, common.hash]);
    expect((await inShop()).picture?.hash).toBe(own.body.hash);
  });
});

describe("what is no picture is refused with why, and nothing is kept of it", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><image href="file:///etc/passwd"/></svg>';

  it.each([
    ["a text under a picture's type", async () => Buffer.from("no picture"), "not_a_picture"],
    ["an SVG under a picture's type", async () => Buffer.from(svg), "not_a_picture"],
    ["a TIFF", async () => (await photograph(5, 200, 200)).tiff().toBuffer(), "not_a_picture"],
    ["half a picture", async () => one.subarray(0, one.length / 2), "not_a_picture"],
    ["a picture without points", async () => Buffer.alloc(0), "not_a_picture"],
    ["a stamp", async () => (await photograph(6, 99, 300)).png().toBuffer(), "picture_too_small"],
    ["a ribbon", async () => (await photograph(7, 1000, 200)).png().toBuffer(), "picture_too_long"],
    [
      "a bomb: 81 million points in few bytes",
      async () =>
        sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" }, limitInputPixels: false })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      "picture_too_large",
    ],
  ])(
    "%s",
    async (_name, bytes, reason) => {
      const kept = (await database().select({ hash: pictureRendition.hash }).from(pictureRendition)).length;
      const { status, body } = await desk.tries("POST /admin/patterns/{id}/pictures", {
        path: { id: pattern },
        body: file(await bytes()),
      });
      expect([status, (body as { code: string }).code]).toEqual([422, "wrong_file"]);
      expect(JSON.stringify(body)).toContain(
        {
          not_a_picture: "JPEG, PNG",
          picture_too_small: "100 bodů",
          picture_too_long: "čtyřikrát",
          picture_too_large: "64 milionů",
        }[reason],
      );
      expect(await picturesOf(desk, pattern)).toEqual([]);
      expect(await database().select({ hash: pictureRendition.hash }).from(pictureRendition)).toHaveLength(kept);
    },
    30_000,
  );

  it("another type, and more than 15 MiB", async () => {
    expect((await refusal(new Blob(["a;b"], { type: "text/csv" }))).slice(0, 2)).toEqual([422, "wrong_file"]);
    expect((await refusal(file(Buffer.alloc(15 * 1024 * 1024 + 1)))).slice(0, 2)).toEqual([413, "too_large"]);
  });

  it("the twenty-first", async () => {
    const { hash } = await added(desk, pattern, one);
    await database().delete(tyrePicture);
    await database()
      .insert(tyrePicture)
      .values(
        Array.from({ length: 20 }, (_, position) => ({ patternId: pattern, hash, position, role: "other" as const })),
      );
    expect((await refusal(file(two))).slice(0, 2)).toEqual([409, "not_possible"]);
  });
});

describe("a form without scripts", () => {
  const sent = async (
    files: Blob[],
    name: `POST /admin/${"patterns" | "tyres"}/{id}/pictures` = "POST /admin/patterns/{id}/pictures",
    id = pattern,
  ) => {
    const form = new FormData();
    for (const each of files) form.append("file", each, "tyre.jpg");
    const encoded = new Response(form);
    const body = new Blob([await encoded.arrayBuffer()], { type: encoded.headers.get("content-type") ?? "" });
    return desk.does(name, { path: { id }, body });
  };

  it("adds several at once, and leads back to the page with what was not added", async () => {
    const { status, headers } = await sent([file(one), file(Buffer.from("no picture")), file(two)]);
    expect([status, headers.get("location")]).toEqual([
      303,
      `/admin/patterns/${pattern}?added=2&problem=not_a_picture#pictures`,
    ]);
    expect(await picturesOf(desk, pattern)).toHaveLength(2);
  });

  it("adds to one tyre alone in the same way", async () => {
    const { status, headers } = await sent([file(one)], "POST /admin/tyres/{id}/pictures", tyre);
    expect([status, headers.get("location")]).toEqual([303, `/admin/tyres/${tyre}?added=1#pictures`]);
    const own = await desk.does("GET /admin/tyres/{id}/pictures", { path: { id: tyre } });
    expect(own.body).toMatchObject({ data: [{ width: 900 }], pattern: { id: pattern, pictures: 0 } });
  });
});

describe("the staff", () => {
  it("put pictures in an order, of which all must be named", async () => {
    const [a, b] = [await added(desk, pattern, one), await added(desk, pattern, two)];
    const put = (ids: number[]) =>
      desk.tries("PUT /admin/patterns/{id}/pictures", { path: { id: pattern }, body: { ids } });
    expect((await put([b.id, a.id])).status).toBe(200);
    expect((await picturesOf(desk, pattern)).map(({ id }) => id)).toEqual([b.id, a.id]);
    expect((await inShop()).picture?.hash).toBe(b.hash);
    for (const ids of [[a.id], [a.id, a.id], [a.id, b.id, 999_999]]) expect((await put(ids)).status).toBe(412);
  });

  it("say what a picture shows, in each language, and are told when another was first", async () => {
    const { id } = await added(desk, pattern, one);
    const change = (revision: number) =>
      desk.tries("PATCH /admin/pictures/{id}", {
        path: { id },
        body: { revision, role: "tread", alt: { cs: " Dezén zblízka ", sk: "", en: "Tread up close" } },
      });
    expect((await change(0)).body).toMatchObject({
      revision: 1,
      role: "tread",
      alt: { cs: "Dezén zblízka", sk: "", en: "Tread up close" },
    });
    expect((await change(0)).status).toBe(412);
    expect((await inShop()).pictures).toMatchObject([{ role: "tread", alt: "Dezén zblízka" }]);
  });

  it("remove a picture, and put it back within half a minute", async () => {
    const { id } = await added(desk, pattern, one);
    const { undo } = (await desk.does("DELETE /admin/pictures/{id}", { path: { id }, query: { revision: 0 } })).body;
    expect((await inShop()).picture).toBeUndefined();
    clock.pass(29_000);
    await desk.does("POST /admin/undo", { body: { token: undo.token } });
    expect((await inShop()).picture).toBeDefined();
    const again = (await desk.does("DELETE /admin/pictures/{id}", { path: { id }, query: { revision: 2 } })).body.undo;
    clock.pass(31_000);
    expect((await desk.tries("POST /admin/undo", { body: { token: again.token } })).status).toBe(409);
  });

  it("find the patterns without a picture", async () => {
    const list = async (query: object) =>
      (await desk.does("GET /admin/patterns", { query })).body.data.map(({ name, pictures, tyres }) => [
        name,
        pictures,
        tyres,
      ]);
    expect(await list({ view: "without" })).toEqual([["Grip 1", 0, 1]]);
    await added(desk, pattern, one);
    expect(await list({ view: "without" })).toEqual([]);
    expect(await list({ q: "gríp TESTA" })).toEqual([["Grip 1", 1, 1]]);
    expect(await list({ q: "nothing" })).toEqual([]);
  });
});

it("a change of a pattern's pictures outdates the pages of its tyres, and no others", async () => {
  const other = await addTyre({ patternId: (await patternOf(tyre)).pattern, active: false });
  await added(desk, pattern, one);
  await database().execute(sql`delete from page_change`);
  await database().update(tyrePicture).set({ position: 3 });
  const told = await database().execute<{ tags: string[] }>(sql`select tags from page_change`);
  expect(told.flatMap(({ tags }) => tags)).toEqual([`tyre-${tyre}`]);
  expect(other).not.toBe(tyre);
});
