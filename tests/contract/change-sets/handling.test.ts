import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { changeSetJobs } from "@/lib/backend/change-set/change-set-jobs";
import { fetchFeeds } from "@/lib/backend/change-set/fetch-feeds";
import { giveUpSilent } from "@/lib/backend/change-set/watch";
import { connection } from "@/lib/backend/kernel/database/connect";
import { publicFetch } from "@/lib/backend/kernel/public-fetch";
import { stockNoticeMail } from "@/lib/backend/stock-notice/mails/stock-notice";
import { applied, changesOf, detail, doWork, sent, sold, undone } from "@/tests/support/change-sets";
import { clearCatalogue, listOf, storedTyres } from "@/tests/support/price-list";
import { newKey, withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { type Desk, joined, newDesk, staffClock } from "@/tests/support/staff-scene";
import { addSupplier } from "@/tests/support/suppliers";

withDatabase();

const clock = staffClock(new Date());
let desk: Desk;
let supplier: number;

const winter = { ean: "4011111111116", price: 2000, stock: 8 };
const other = { ean: "4022222222226", pattern: "Zima 6", price: 3000, stock: 4 };

beforeAll(async () => {
  desk = (await joined(clock)).desk;
}, 60_000);

beforeEach(async () => {
  await clearCatalogue();
  await connection().sql`truncate supplier, supplier_offer, change_set cascade`;
  supplier = await addSupplier();
});

const upload = (text: string | Blob, query: object = {}) => ({
  query: { supplier, name: "cenik.csv", ...query },
  body: typeof text === "string" ? new Blob([text], { type: "text/csv" }) : text,
});

describe("a list that is sent", () => {
  it("is refused where it is no list", async () => {
    const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 1, 2, 3])], { type: "text/csv" });
    expect(await desk.isRefused("POST /admin/change-sets", upload(picture))).toBe("wrong_file");
    expect(await desk.isRefused("POST /admin/change-sets", upload(""))).toBe("wrong_file");
    expect((await desk.does("GET /admin/change-sets", {})).body.data).toEqual([]);
  });

  it("waits while another one of its supplier is worked on", async () => {
    await desk.does("POST /admin/change-sets", upload(listOf([winter])));
    expect(await desk.isRefused("POST /admin/change-sets", upload(listOf([other])))).toBe("change_set_busy");
    await doWork();
  });

  it("is told from one that came before, and takes the place of one that waits", async () => {
    const first = await sent(desk, supplier, listOf([winter]));
    const second = await sent(desk, supplier, listOf([winter]));
    expect(second.same_as).toMatchObject({ id: first.id });
    expect((await detail(desk, first.id)).state).toBe("discarded");
  });

  it("shows its columns with samples, and is read again as somebody has corrected them", async () => {
    const text = listOf([winter, other]).replace("Výrobce", "Kdo");
    const failed = await sent(desk, supplier, text);
    expect(failed).toMatchObject({ state: "failed", problem: { code: "missing_columns" }, can: { map: true } });
    expect(failed.plan?.missing).toEqual(["brand"]);
    expect(failed.plan?.columns).toContainEqual({ header: "Kdo", field: null, samples: ["Vzor"] });
    const body = { revision: failed.revision, columns: { Kdo: "brand" } };
    await desk.does("PUT /admin/change-sets/{id}/mapping", { path: { id: failed.id }, body });
    await doWork();
    expect(await detail(desk, failed.id)).toMatchObject({ state: "ready", counts: { kinds: { added: 2 } } });
    expect(await sent(desk, supplier, text)).toMatchObject({ state: "ready" });
  });

  it("gives its bad rows back as a list, each behind what is wrong with it", async () => {
    const set = await sent(desk, supplier, listOf([winter, { ...other, price: "=1+1" }]));
    expect(set.counts).toMatchObject({ rows: 2, kinds: { added: 1, refused: 1 } });
    expect(await changesOf(desk, set.id, { kind: "refused" })).toMatchObject([
      { line: 3, tyre: null, problems: [{ field: "price", column: "Cena (Kč)", text: "=1+1", reason: "bad_price" }] },
    ]);
    const { body } = await desk.tries("GET /admin/change-sets/{id}/refused", { path: { id: set.id } });
    const [head, row] = String(body).replace("\ufeff", "").split("\r\n");
    expect(head).toMatch(/^rejected_line;rejected_column;rejected_value;rejected_reason;EAN;MPN;/);
    expect(row).toMatch(/^"3";"Cena \(Kč\)";"'=1\+1";.*;4022222222226;.*;'=1\+1;4$/);
  });
});

describe("work on a change set", () => {
  it("is done once for a key, and not on what somebody else has changed", async () => {
    const set = await sent(desk, supplier, listOf([winter]));
    const path = { id: set.id };
    const stale = {
      path,
      headers: { "idempotency-key": newKey() },
      body: { revision: set.revision - 1, confirmed: true },
    };
    expect(await desk.isRefused("POST /admin/change-sets/{id}/apply", stale)).toBe("stale");
    const input = { path, headers: { "idempotency-key": newKey() }, body: { revision: set.revision, confirmed: true } };
    await desk.does("POST /admin/change-sets/{id}/apply", input);
    await doWork();
    expect((await desk.does("POST /admin/change-sets/{id}/apply", input)).body.state).toBe("applied");
  });

  it("is read in a process of its own", async () => {
    const { body } = await desk.does("POST /admin/change-sets", upload(listOf([winter])));
    const read = changeSetJobs.find(({ task }) => task === "read_change_set");
    await read?.run({ id: body.id }, "1");
    expect(await detail(desk, body.id)).toMatchObject({ state: "ready", counts: { kinds: { added: 1 } } });
  }, 60_000);

  it.each([
    ["reading", "failed"],
    ["applying", "failed"],
    ["undoing", "applied"],
  ])("that has been silent for half a minute is given up: %s, %s", async (state, next) => {
    const { id } = await sent(desk, supplier, listOf([winter]));
    await connection().sql`
      update change_set set state = ${state}, applied_at = now(), heartbeat_at = now() - interval '20 seconds' where id = ${id}`;
    await giveUpSilent(new Date());
    expect((await detail(desk, id)).state).toBe(state);
    await giveUpSilent(new Date(Date.now() + 20_000));
    expect(await detail(desk, id)).toMatchObject({ state: next, problem: { code: "no_answer" } });
  });

  it("is stopped by discarding", async () => {
    const { body } = await desk.does("POST /admin/change-sets", upload(listOf([winter])));
    await desk.does("DELETE /admin/change-sets/{id}", { path: { id: body.id } });
    await doWork();
    expect((await detail(desk, body.id)).state).toBe("discarded");
    expect(await storedTyres()).toEqual([]);
  });

  it("says nothing of tyres, prices or people in the log", async () => {
    const set = await sold(desk, supplier, listOf([winter]));
    await undone(desk, set.id);
    const entries = await connection().sql<{ action: string; details: object }[]>`
      select action, details from audit_log where subject = 'change_set' and subject_id = ${String(set.id)} order by id`;
    expect(entries.map(({ action }) => action)).toEqual(["change_set_made", "change_set_applied", "change_set_undone"]);
    expect(JSON.stringify(entries)).not.toMatch(/Vzor|4011|Dodavatel|cenik/);
  });
});

describe("a tyre that a list brings back and an undo takes away within a quarter of an hour", () => {
  it("is told to nobody", async () => {
    await sold(desk, supplier, listOf([{ ...winter, stock: 0 }]));
    const [tyre] = await storedTyres();
    const path = { slug: tyre?.slug ?? "" };
    const body = { email: "ceka@post.example" };
    await newShopper(clock.carrier).does("POST /products/{slug}/stock-notices", { path, body });
    const set = await applied(desk, (await sent(desk, supplier, listOf([winter]))).id);
    const [job] = await connection().sql<{ minutes: number; payload: { notice_id: number } }[]>`
      select extract(epoch from run_at - created_at)::int / 60 as minutes, payload
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id where identifier = 'stock_notice'`;
    expect(job?.minutes).toBe(15);
    await undone(desk, set.id);
    await stockNoticeMail.run(job?.payload, "1");
    expect(await connection().sql`select email from stock_notice`).toHaveLength(1); // it goes on waiting: nothing was sent
  });
});

describe("a list by the clock", () => {
  it("begins at its minute in Prague, once, and never for another supplier", async () => {
    await connection()
      .sql`update supplier set feed_url = 'https://127.0.0.1/cenik.csv', feed_at = '{06:30}' where id = ${supplier}`;
    await addSupplier({ feedUrl: "https://firma.example/x.csv", feedAt: ["07:00"] });
    await fetchFeeds(new Date("2026-11-20T05:29:00Z"));
    expect((await desk.does("GET /admin/change-sets", {})).body.data).toEqual([]);
    await fetchFeeds(new Date("2026-11-20T05:30:00Z"));
    await fetchFeeds(new Date("2026-11-20T05:30:00Z"));
    await doWork();
    expect((await desk.does("GET /admin/change-sets", {})).body.data).toMatchObject([
      { kind: "feed", supplier: { id: supplier }, state: "failed", problem: { code: "fetch_private_address" } },
    ]);
  });

  it.each([
    ["http://firma.example/x.csv", "not_https"],
    ["https://user:word@firma.example/x.csv", "not_https"],
    ["https://localhost/x.csv", "private_address"],
    ["https://[::1]/x.csv", "private_address"],
    ["https://[::ffff:10.0.0.1]/x.csv", "private_address"],
    ["https://169.254.169.254/latest", "private_address"],
    ["file:///etc/passwd", "not_https"],
  ])("is not fetched from %s", async (address, code) => {
    await expect(publicFetch(address, { most: 10, patience: 5000 })).rejects.toMatchObject({ code });
  });

  it("is not fetched from a name that also stands for a private address", async () => {
    const network = {
      scheme: "https:" as const,
      resolve: async () => ["93.184.216.34", "192.168.1.1"],
      isAllowed: (address: string) => !address.startsWith("192"),
    };
    await expect(publicFetch("https://firma.example/", { most: 10, patience: 5000, network })).rejects.toMatchObject({
      code: "private_address",
    });
  });

  it("may be made to come now, where the supplier has an address", async () => {
    expect(await desk.isRefused("POST /admin/change-sets/fetch", { body: { supplier } })).toBe("not_possible");
  });
});

describe("lists", () => {
  it("are not for somebody without the catalogue, nor undone without a fresh second factor", async () => {
    const set = await sold(desk, supplier, listOf([winter]));
    const orders = (await joined(clock, ["orders"])).desk;
    expect(await orders.isRefused("GET /admin/change-sets/{id}", { path: { id: set.id } })).toBe("forbidden");
    expect(await newDesk(clock).isRefused("GET /admin/change-sets")).toBe("unauthorised");
  });
});
