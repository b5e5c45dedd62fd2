import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { staffCommand } from "@/lib/backend/admin/staff/command";
import { sweepAdmin } from "@/lib/backend/admin/sweep-admin";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { allMailDone, withDatabaseAndMail } from "@/tests/support/account-scene";
import { staffMails } from "@/tests/support/staff-mails";
import { invited, joined, minute, newDesk, type StaffClock, signedIn, staffClock } from "@/tests/support/staff-scene";

withDatabaseAndMail();

let clock: StaffClock;
beforeEach(async () => {
  clock = staffClock();
  await database().execute(sql`truncate rate_limit`);
  await database().update(staff).set({ active: false, leftAt: clock.now });
});

const row = async (id: number) => {
  const [person] = await database().select().from(staff).where(eq(staff.id, id));
  if (!person) throw new Error(`There is no person ${id}.`);
  return person;
};

describe("the people", () => {
  it("are invited by an owner, by mail and by a link, with an e-mail once each", async () => {
    const { desk } = await joined(clock, ["owner"], "Olga Vlastníková");
    const body = { name: "Petr", email: "petr@firma.example", language: "cs" as const, rights: ["orders" as const] };
    const { link } = (await desk.does("POST /admin/staff", { body })).body;
    expect(link).toMatch(/\/admin\/welcome\/[\w-]{43}$/);
    expect(await desk.isRefused("POST /admin/staff", { body: { ...body, email: "PETR@firma.example" } })).toBe(
      "email_taken",
    );
    await allMailDone();
    const [mail] = await staffMails("petr@firma.example", "invitation");
    expect(mail?.text).toContain("Olga Vlastníková");
    // Either link works, and with one of them the other ends.
    const token = /welcome\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(`/${token}`).not.toBe(link.slice(link.lastIndexOf("/")));
    await newDesk(clock).does("GET /admin/invitation", { query: { token } });
  });

  it("keep an owner who can come in, and nobody changes their own rights", async () => {
    const [first, second] = [await joined(clock), await joined(clock)];
    const change = (id: number, change: object, revision: number) =>
      ({ path: { id }, body: { revision, ...change } }) as never;
    const { revision } = await row(first.id);
    expect(
      await first.desk.isRefused("PATCH /admin/staff/{id}", change(first.id, { rights: ["orders"] }, revision)),
    ).toBe("not_possible");
    await first.desk.does(
      "PATCH /admin/staff/{id}",
      change(second.id, { rights: ["orders"] }, (await row(second.id)).revision),
    );
    expect(await second.desk.isRefused("GET /admin/me")).toBe("unauthorised");
    const desk = await signedIn(clock, second);
    expect(await desk.isRefused("GET /admin/staff")).toBe("forbidden");
    // Somebody who is only invited is no owner who can come in.
    await invited(clock, ["owner"]);
    const { ok } = await staffCommand(["remove", first.email], "en", clock.now);
    expect(ok).toBe(false);
  });

  it("of two owners who let each other go at once one stays", async () => {
    const [one, two] = [await joined(clock), await joined(clock)];
    const body = async (id: number) => ({ revision: (await row(id)).revision, active: false as const });
    const [toTwo, toOne] = [await body(two.id), await body(one.id)];
    await Promise.all([
      one.desk.tries("PATCH /admin/staff/{id}", { path: { id: two.id }, body: toTwo }),
      two.desk.tries("PATCH /admin/staff/{id}", { path: { id: one.id }, body: toOne }),
    ]);
    expect([(await row(one.id)).active, (await row(two.id)).active].filter(Boolean)).toHaveLength(1);
  });

  it("are changed as they were seen, or not at all", async () => {
    const [owner, other] = [await joined(clock), await joined(clock, ["orders"])];
    const { revision } = await row(other.id);
    const change = { path: { id: other.id }, body: { revision, rights: ["money" as const] } };
    await owner.desk.does("PATCH /admin/staff/{id}", change);
    expect(await owner.desk.isRefused("PATCH /admin/staff/{id}", change)).toBe("stale");
  });

  it("lose password, phone, codes and sessions by a reset, and come in again by the new link", async () => {
    const [owner, other] = [await joined(clock), await joined(clock, ["orders"])];
    const path = { id: other.id };
    const { link } = (await owner.desk.does("POST /admin/staff/{id}/invitation", { path })).body;
    expect(await other.desk.isRefused("GET /admin/me")).toBe("unauthorised");
    expect(await row(other.id)).toMatchObject({ passwordHash: null, totpSecret: null, joinedAt: null, active: true });
    await newDesk(clock).does("GET /admin/invitation", { query: { token: link.split("/").at(-1) ?? "" } });
    await allMailDone();
    expect(await staffMails(other.email, "again")).toHaveLength(1);
    expect(await owner.desk.isRefused("POST /admin/staff/{id}/invitation", { path: { id: owner.id } })).toBe(
      "not_possible",
    );
  });

  it("are taken in, listed, reset and let go by the command", async () => {
    const run = (...args: string[]) => staffCommand(args, "en", clock.now);
    expect(await run("list")).toMatchObject({ ok: true, lines: [expect.stringContaining("npm run staff -- add")] });
    const added = await run("add", "Jana Nová", "jana@firma.example", "owner,orders");
    expect(added.lines.at(-1)).toMatch(/^http:\/\/localhost:\d+\/admin\/welcome\/[\w-]{43}$/);
    expect((await run("add", "Jana Nová", "JANA@firma.example", "owner")).ok).toBe(false);
    for (const [name, email, rights] of [
      ["Jan", "jan", "owner"],
      ["Jan", "jan@firma.example", "boss"],
      ["", "jan@firma.example", "owner"],
    ])
      expect((await run("add", name ?? "", email ?? "", rights ?? "")).ok).toBe(false);
    expect((await run("list")).lines).toEqual(["Jana Nová · jana@firma.example · owner, orders · invited"]);
    expect((await run("reset", "jana@firma.example")).lines.at(-1)).toContain("/admin/welcome/");
    expect(await run("remove", "jana@firma.example")).toMatchObject({ ok: true });
    expect((await run("reset", "jana@firma.example")).ok).toBe(false);
    expect((await run("dance")).lines[0]).toContain("Usage");
  });
});

describe("the log", () => {
  it("says who did what, the latest first, fifty at a time, to owners", async () => {
    const { desk, id } = await joined(clock, ["owner"], "Olga");
    await database()
      .insert(auditLog)
      .values(
        Array.from({ length: 60 }, () => ({
          at: clock.now,
          actor: "staff" as const,
          staffId: id,
          action: "signed_in" as const,
          subject: "staff" as const,
          subjectId: String(id),
          details: {},
        })),
      );
    const first = (await desk.does("GET /admin/log", { query: { staff: id } })).body;
    const second = (await desk.does("GET /admin/log", { query: { staff: id, after: first.page.next ?? "" } })).body;
    expect([first.data.length, second.data.length, second.page.next]).toEqual([50, 12, null]);
    const ids = [...first.data, ...second.data].map((entry) => entry.id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(second.data.map(({ action }) => action).slice(-2)).toEqual(["joined", "factor_set"]);
    expect((await desk.does("GET /admin/log", { query: { action: "invited" } })).body.data[0]).toMatchObject({
      actor: "cli",
      subject_name: "Olga",
    });
  });

  it("is never changed, and loses only what is old, by the sweep", async () => {
    await joined(clock);
    const refusal = /audit_log is only added to/;
    const cause = async (change: Promise<unknown>) =>
      String(((await change.catch((error: Error) => error)) as Error).cause);
    expect(await cause(database().update(auditLog).set({ subjectId: "2" }).execute())).toMatch(refusal);
    expect(await cause(database().delete(auditLog).execute())).toMatch(refusal);
    expect(await cause(Promise.resolve(database().execute(sql`truncate audit_log`)))).toMatch(refusal);
    const count = async () => (await database().select().from(auditLog)).length;
    const before = await count();
    await sweepAdmin(clock.now);
    expect(await count()).toBe(before);
    await sweepAdmin(new Date(clock.now.getTime() + 366 * 24 * 60 * minute));
    expect(await count()).toBe(0);
  });

  it("holds nothing personal, and neither does the shop's own log", async () => {
    const [name, email] = ["Tajemná Znamenitá", "tajemna.znamenita@firma.example"];
    const { desk } = await joined(clock, ["owner"], name);
    await desk.does("PATCH /admin/me", { body: { name: `${name} II`, language: "sk" } });
    await desk.does("POST /admin/staff", { body: { name, email, language: "cs", rights: ["orders"] } });
    await newDesk(clock).isRefused("POST /admin/session", { body: { email, password: "Tajemné heslo 12" } });
    const kept = JSON.stringify(await database().select().from(auditLog));
    expect(kept).not.toMatch(/tajemn|192\.0\.2\.77/i);
    expect(kept).toContain('"changed":["name","language"]');
  });
});
