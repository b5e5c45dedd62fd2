import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sweepArticleVisits, viewsOf } from "@/lib/backend/article/views";
import { database } from "@/lib/backend/kernel/database/connect";
import { articleVisit } from "@/lib/backend/kernel/database/schema/article";
import { article, articleTeaser } from "@/lib/contract/articles";
import { withDatabase } from "@/tests/support/scene";
import { carriers, type OpenCarrier } from "@/tests/support/transports";

withDatabase();

const slug = "kdy-prezout-na-zimni-pneumatiky";
const evening = new Date("2026-11-20T23:30:00Z");
const nextMorning = new Date("2026-11-21T06:00:00Z");

describe.each(carriers)("articles, %s", (name, open) => {
  let opened: OpenCarrier;
  let now: Date | undefined;
  beforeAll(async () => {
    opened = await open(() => now);
  });
  afterAll(() => opened.close());

  const get = async (path: string, language = "cs") => {
    const response = await opened.carrier(`/api/v1${path}`, { headers: { "accept-language": language } });
    return { status: response.status, body: await response.json() };
  };
  const views = async () => (await get(`/articles/${slug}`)).body.views;
  const read = async (agent: string, address = "8.8.8.8", at = evening, which = slug) => {
    now = at;
    const headers = { "user-agent": `${agent} ${name}`, "x-forwarded-for": address };
    return (await opened.carrier(`/api/v1/articles/${which}/views`, { method: "POST", headers })).status;
  };

  it("are listed as teasers, the newest first", async () => {
    const { status, body } = await get("/articles");
    expect(status).toBe(200);
    expect(body.page).toMatchObject({ number: 1, size: 12 });
    const days = body.data.map((one: unknown) => articleTeaser.parse(one).published);
    expect(days).toEqual([...days].sort().reverse());
  });
  it("are listed by category, and a page beyond the last is empty", async () => {
    const { body } = await get("/articles?category=news");
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.page.total).toBe(body.data.length);
    for (const { category } of body.data) expect(category).toBe("news");
    expect((await get("/articles?page=99")).body.data).toEqual([]);
  });
  it("of an unknown category or page are refused", async () => {
    expect((await get("/articles?category=advert")).body).toMatchObject({ code: "invalid" });
    expect((await get("/articles?page=0")).status).toBe(422);
  });
  it("are read in the caller's language by the slug of any", async () => {
    const [czech, english] = [(await get(`/articles/${slug}`)).body, (await get(`/articles/${slug}`, "en")).body];
    expect(article.parse(czech).key).toBe("when-to-change");
    expect(czech).toMatchObject({ date: "05.10.2026", published: "2026-10-05", category: "news", slugs: { cs: slug } });
    expect(english.slugs).toEqual(czech.slugs);
    expect(english.title).not.toBe(czech.title);
    expect((await get(`/articles/${czech.slugs.en}`, "en")).body.title).toBe(english.title);
  });
  it("tell where the articles are that they link to, and what to read next", async () => {
    const { body } = await get(`/articles/${slug}`);
    expect(Object.keys(body.linked)).toContain("winter-summer-all-season");
    expect(body.related).toHaveLength(3);
    expect(body.related.map(({ key }: { key: string }) => key)).not.toContain("when-to-change");
  });
  it("that do not exist are not found", async () => {
    expect(await get("/articles/no-such-article")).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await read("reader", "8.8.8.8", evening, "no-such-article")).toBe(404);
  });

  it("count a visitor once a day, another visitor as well, and the same one again the next day", async () => {
    const before = await views();
    expect([await read("Firefox"), await read("Firefox")]).toEqual([204, 204]);
    expect(await views()).toBe(before + 1);
    await read("Firefox", "9.9.9.9");
    await read("Safari");
    expect(await views()).toBe(before + 3);
    await read("Firefox", "8.8.8.8", nextMorning);
    expect(await views()).toBe(before + 4);
  });
  it("count twenty reads at once by one visitor as one", async () => {
    const before = await views();
    await Promise.all(Array.from({ length: 20 }, () => read("Hasty", "7.7.7.7")));
    expect(await views()).toBe(before + 1);
  });
  it("keep neither address nor browser, and forget yesterday's visits but not their number", async () => {
    await read("Yesterday", "6.6.6.6");
    await read("Today", "6.6.6.6", nextMorning);
    const kept = await database().select().from(articleVisit);
    expect(JSON.stringify(kept)).not.toMatch(/6\.6\.6\.6|Yesterday|when-to-change/);
    const count = (await viewsOf(["when-to-change"])).get("when-to-change");
    await sweepArticleVisits(nextMorning);
    const left = await database().select().from(articleVisit);
    expect(left.length).toBeGreaterThan(0);
    for (const { seenAt } of left) expect(seenAt.toISOString().slice(0, 10)).toBe("2026-11-21");
    expect((await viewsOf(["when-to-change"])).get("when-to-change")).toBe(count);
  });
  it("cannot be made popular by one address without end", async () => {
    const address = `4.4.4.${carriers.findIndex(([other]) => other === name)}`;
    const statuses = [];
    for (let visit = 0; visit < 125; visit++) statuses.push(await read(`Bot ${visit}`, address));
    expect([statuses.indexOf(429), statuses.lastIndexOf(204)]).toEqual([120, 119]);
  });
});
