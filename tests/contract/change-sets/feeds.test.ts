import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { fetchFeeds } from "@/lib/backend/change-set/fetch-feeds";
import { changeSetTroubleMail } from "@/lib/backend/change-set/mails/change-set-trouble";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { supplier as suppliers } from "@/lib/backend/kernel/database/schema/supply";
import { publicWeb } from "@/lib/backend/kernel/public-fetch";
import { mailedTrouble } from "@/tests/support/change-set-mails";
import { applied, detail, doWork, sold, undone } from "@/tests/support/change-sets";
import { listNetwork, withListServer } from "@/tests/support/list-server";
import { clearCatalogue, listOf, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";
import { addSupplier } from "@/tests/support/suppliers";

withDatabase();

const clock = staffClock(new Date());
const winter = { ean: "4011111111116", price: 2000, stock: 8 };
const dearer = { ...winter, price: 2900 };

/** What the supplier's server has, and what it was asked for. */
let list: string | null;
let version: Record<string, string>;
let asked: Record<string, string | undefined>[];
let sent: number;
const server = withListServer((request, response) => {
  const { "if-none-match": etag, "if-modified-since": since } = request.headers;
  asked.push({ etag, since });
  const known = etag ? etag === version.etag : since !== undefined && since === version["last-modified"];
  if (list === null) response.writeHead(500).end();
  else if (known) response.writeHead(304).end();
  else {
    sent += 1;
    response.writeHead(200, { "content-type": "text/csv", ...version }).end(list);
  }
});

let desk: Desk;
let buyer: { id: number; email: string };
let owner: { email: string };
let supplier: number;
beforeAll(async () => {
  buyer = await joined(clock, ["catalogue"], "Petra");
  const first = await joined(clock);
  [owner, desk] = [first, first.desk];
  await joined(clock, ["orders"], "Jan"); // who is told nothing
  await database().update(staff).set({ language: "sk" }).where(eq(staff.id, buyer.id));
}, 60_000);
beforeEach(async () => {
  await clearCatalogue();
  await connection().sql`truncate supplier, supplier_offer, change_set cascade`;
  supplier = await addSupplier({ feedUrl: server.address(), feedAt: ["06:30"] });
  [list, version, asked, sent] = [listOf([winter]), {}, [], 0];
});

/** The supplier's minute comes, and all that follows is done. @returns the change set */
async function fetched(network = listNetwork) {
  await fetchFeeds(new Date("2026-11-20T05:30:00Z"));
  await doWork(network);
  const { data } = (await desk.does("GET /admin/change-sets", {})).body;
  return detail(desk, data[0]?.id ?? 0);
}

/** A supplier that has given its first list, which a person has applied. */
async function known() {
  await applied(desk, (await fetched()).id);
}

describe("a list that is fetched", () => {
  it("comes by https from a server whose certificate is of a known authority, and of no other", async () => {
    expect(await fetched()).toMatchObject({ kind: "feed", state: "ready", counts: { rows: 1, kinds: { added: 1 } } });
    const { authority: _, ...stranger } = listNetwork;
    expect(await fetched(stranger)).toMatchObject({ state: "failed", problem: { code: "fetch_unreachable" } });
  });

  it("is not taken from a server that has a certificate of another name", async () => {
    await database()
      .update(suppliers)
      .set({ feedUrl: server.address("other.example") });
    expect(await fetched()).toMatchObject({ state: "failed", problem: { code: "fetch_unreachable" } });
  });

  it("is not taken from this machine by the web that the shop uses", async () => {
    expect(await fetched({ ...publicWeb, resolve: listNetwork.resolve })).toMatchObject({
      ...{ state: "failed", problem: { code: "fetch_private_address" } },
    });
    expect(asked).toEqual([]);
  });

  it("is applied by itself within the guardrails", async () => {
    await known();
    list = listOf([{ ...winter, stock: 4 }]);
    expect(await fetched()).toMatchObject({ state: "applied" });
    expect(await storedTyres()).toMatchObject([{ stock: 4 }]);
  });

  it("waits for a person where one has taken the list before back, and for the next one no longer", async () => {
    await known();
    list = listOf([{ ...winter, stock: 4 }]);
    await undone(desk, (await fetched()).id);
    expect(await storedTyres()).toMatchObject([{ stock: 8 }]);
    const again = await fetched();
    expect(again).toMatchObject({ state: "ready", guardrails: [{ name: "last_undone", found: 1, allowed: 0 }] });
    expect(await storedTyres()).toMatchObject([{ stock: 8 }]);
    await applied(desk, again.id);
    list = listOf([{ ...winter, stock: 5 }]);
    expect(await fetched()).toMatchObject({ state: "applied" });
  });

  it.each([
    ["ETag", { etag: '"v1"' }, { etag: '"v1"', since: undefined }],
    [
      "Last-Modified",
      { "last-modified": "Fri, 20 Nov 2026 05:00:00 GMT" },
      { etag: undefined, since: "Fri, 20 Nov 2026 05:00:00 GMT" },
    ],
  ])(
    "and is the same by its %s as the one applied last is not sent again: there is nothing new",
    async (_, has, question) => {
      version = has;
      await known();
      expect(await fetched()).toMatchObject({ state: "discarded", problem: { code: "not_modified" } });
      expect(asked).toEqual([{ etag: undefined, since: undefined }, question]);
      expect(sent).toBe(1);
    },
  );

  it("and is the same byte by byte of a server that names no version is nothing new either", async () => {
    await known();
    expect(await fetched()).toMatchObject({ state: "discarded", problem: { code: "not_modified" } });
    expect(sent).toBe(2);
  });

  it("is asked for whole while the one before was not applied, or a person has sent another since", async () => {
    version = { etag: '"v1"' };
    await fetched();
    expect((await fetched()).state).toBe("ready");
    await applied(desk, (await fetched()).id);
    await sold(desk, supplier, listOf([{ ...winter, stock: 4 }]));
    await fetched();
    expect(asked.map(({ etag }) => etag)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("from another address is asked for whole", async () => {
    version = { etag: '"v1"', "last-modified": "Fri, 20 Nov 2026 05:00:00 GMT" };
    await known();
    const path = { id: supplier };
    const body = { revision: 0, feed_url: server.address().replace("cenik", "novy") };
    await desk.does("PATCH /admin/suppliers/{id}", { path, body });
    await fetched();
    expect(asked.at(-1)).toEqual({ etag: undefined, since: undefined });
  });
});

describe("a list by the clock that does not come through", () => {
  it.each([
    ["failed", { buyer: "Cenník sa nepodarilo prevziať", owner: "Ceník se nepodařilo převzít" }],
    ["waits", { buyer: "Čaká na vás cenník", owner: "Čeká na vás ceník" }],
  ])(
    "is told once to whoever works with the catalogue, in their language, until it goes otherwise: %s",
    async (kind, of) => {
      const tyres = Array.from({ length: 10 }, (_, at) => ({ stock: 8, mpn: `Z${at}`, pattern: `Zima ${at}` }));
      const goes = (price: number) => {
        list = listOf(tyres.map((tyre) => ({ ...tyre, price })));
      };
      const fails = (price: number) => {
        if (kind === "waits") goes(price);
        else list = null;
      };
      goes(2000);
      await applied(desk, (await fetched()).id);
      await mailedTrouble(); // the first list of a supplier has waited for a person
      fails(2900);
      expect((await fetched()).state).toBe(kind === "waits" ? "ready" : "failed");
      const both = [
        [owner.email, of.owner],
        [buyer.email, of.buyer],
      ];
      expect((await mailedTrouble()).sort()).toEqual(both.sort());
      for (const price of [2910, 2920]) {
        fails(price);
        await fetched();
        expect(await mailedTrouble()).toEqual([]);
      }
      goes(2010);
      expect((await fetched()).state).toBe("applied");
      fails(2900);
      await fetched();
      expect(await mailedTrouble()).toHaveLength(2);
    },
  );

  it("is told again where a person has discarded the one before", async () => {
    await known();
    list = listOf([dearer]);
    const { id } = await fetched();
    await desk.does("DELETE /admin/change-sets/{id}", { path: { id } });
    await mailedTrouble();
    list = listOf([{ ...dearer, stock: 7 }]);
    await fetched();
    expect(await mailedTrouble()).toHaveLength(2);
  });

  it("is not told once somebody has applied it, nor to whom has left meanwhile", async () => {
    await known();
    await mailedTrouble();
    list = listOf([dearer]);
    const { id } = await fetched();
    await database().update(staff).set({ active: false }).where(eq(staff.id, buyer.id));
    const [first] = await connection().sql<{ payload: unknown }[]>`
      select payload from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where identifier = ${changeSetTroubleMail.task} limit 1`;
    expect(await mailedTrouble()).toEqual([[owner.email, "Čeká na vás ceník"]]);
    await database().update(staff).set({ active: true }).where(eq(staff.id, buyer.id));
    await applied(desk, id);
    const folder = join(process.env.DATA_DIR ?? "", "outbox");
    const before = readdirSync(folder).length;
    await changeSetTroubleMail.run(first?.payload, "999999");
    expect(readdirSync(folder)).toHaveLength(before);
  });

  it("is nothing to be told of where a person has had it fetched: they are looking at it", async () => {
    await known();
    await mailedTrouble();
    list = null;
    await desk.does("POST /admin/change-sets/fetch", { body: { supplier } });
    await doWork(listNetwork);
    expect(await mailedTrouble()).toEqual([]);
  });
});
