import { beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { allMailDone, withDatabaseAndMail } from "@/tests/support/account-scene";
import { staffMails } from "@/tests/support/staff-mails";
import {
  codeOf,
  invited,
  joined,
  minute,
  newDesk,
  type StaffClock,
  signedIn,
  staffClock,
  staffPassword,
} from "@/tests/support/staff-scene";

withDatabaseAndMail();

const hour = 60 * minute;
let clock: StaffClock;
beforeEach(async () => {
  clock = staffClock();
  await database().execute(sql`truncate rate_limit`);
});

const wrong = "000000";

describe("an invitation", () => {
  it("leads to password and phone at once, gives ten codes, and works no more", async () => {
    const { email, token } = await invited(clock);
    const desk = newDesk(clock);
    expect((await desk.does("GET /admin/invitation", { query: { token } })).body).toMatchObject({ email });
    await desk.does("POST /admin/invitation", { body: { token, name: "Jana", language: "sk" } });
    const half = desk.token;
    expect((await desk.does("GET /admin/session", {})).body).toMatchObject({ next: "enrol", language: "sk" });
    expect(await desk.isRefused("GET /admin/me")).toBe("unauthorised");
    const { secret, uri } = (await desk.does("POST /admin/me/totp", {})).body;
    expect(uri).toContain(`secret=${secret}`);
    const code = codeOf(secret, clock.now);
    expect(await desk.isRefused("PUT /admin/me/totp", { body: { code } })).toBe("invalid");
    expect(await desk.isRefused("PUT /admin/me/totp", { body: { code, password: "heslo123" } })).toBe("invalid");
    expect(await desk.isRefused("PUT /admin/me/totp", { body: { code: wrong, password: staffPassword } })).toBe(
      "second_factor",
    );
    const { recovery } = (await desk.does("PUT /admin/me/totp", { body: { code, password: staffPassword } })).body;
    expect(new Set(recovery).size).toBe(10);
    expect((await desk.does("GET /admin/me", {})).body).toMatchObject({ name: "Jana", factors: { recovery_left: 10 } });
    expect(desk.token).not.toBe(half);
    const late = newDesk(clock);
    expect(await late.isRefused("GET /admin/invitation", { query: { token } })).toBe("token_invalid");
    expect(await late.isRefused("POST /admin/invitation", { body: { token, name: "J", language: "cs" } })).toBe(
      "token_invalid",
    );
  });

  it("works for 72 hours, and is opened again until all is set up; the earlier session ends", async () => {
    const { token } = await invited(clock);
    const [first, second] = [newDesk(clock), newDesk(clock)];
    const body = { token, name: "Jana", language: "cs" as const };
    await first.does("POST /admin/invitation", { body });
    await second.does("POST /admin/invitation", { body });
    expect(await first.isRefused("GET /admin/session")).toBe("unauthorised");
    clock.pass(72 * hour);
    expect(await newDesk(clock).isRefused("POST /admin/invitation", { body })).toBe("token_invalid");
  });
});

describe("signing in", () => {
  it("takes password and code; each step has a token of its own", async () => {
    const person = await joined(clock);
    const desk = newDesk(clock);
    await desk.does("POST /admin/session", { body: { email: person.email.toUpperCase(), password: staffPassword } });
    const half = desk.token;
    expect(await desk.isRefused("GET /admin/me")).toBe("unauthorised");
    // Who has a phone cannot set up another one with the password alone.
    expect(await desk.isRefused("POST /admin/me/totp")).toBe("unauthorised");
    expect(await desk.isRefused("PUT /admin/me/totp", { body: { code: wrong } })).toBe("unauthorised");
    await desk.does("POST /admin/session/totp", { body: { code: codeOf(person.secret, clock.now) } });
    expect((await desk.does("GET /admin/me", {})).body.email).toBe(person.email);
    const stolen = await clock.carrier("/api/v1/admin/session", { headers: { authorization: `Bearer ${half}` } });
    expect(stolen.status).toBe(401);
  });

  it("says the same of a wrong password and of an e-mail that nobody has", async () => {
    const { email } = await joined(clock);
    const said = async (body: { email: string; password: string }) => {
      const { status, body: problem } = await newDesk(clock).tries("POST /admin/session", { body });
      return [status, problem];
    };
    const unknown = await said({ email: "nobody@firma.example", password: staffPassword });
    expect(await said({ email, password: "not this one" })).toEqual(unknown);
    expect(unknown[0]).toBe(401);
  });

  it("refuses a used code, one of a clock that differs too much, and takes the one before and after", async () => {
    const person = await joined(clock);
    const desk = await signedIn(clock, person);
    const code = codeOf(person.secret, clock.now);
    await desk.does("POST /admin/step-up", { body: { code } });
    expect(await desk.isRefused("POST /admin/step-up", { body: { code } })).toBe("second_factor");
    const at = (ms: number) => codeOf(person.secret, new Date(clock.now.getTime() + ms));
    expect(await desk.isRefused("POST /admin/step-up", { body: { code: at(90_000) } })).toBe("second_factor");
    await desk.does("POST /admin/step-up", { body: { code: at(30_000) } });
    // What is before a used one is used up with it.
    expect(await desk.isRefused("POST /admin/step-up", { body: { code: at(0) } })).toBe("second_factor");
    clock.pass(2 * minute);
    await desk.does("POST /admin/step-up", { body: { code: at(-30_000) } });
  });

  it("ends a half session after five codes, and lets a person's codes be tried ten times an hour", async () => {
    const person = await joined(clock);
    const half = async () => {
      const desk = newDesk(clock);
      await desk.does("POST /admin/session", { body: { email: person.email, password: staffPassword } });
      return desk;
    };
    const desk = await half();
    for (let tries = 0; tries < 5; tries++)
      expect(await desk.isRefused("POST /admin/session/totp", { body: { code: wrong } })).toBe("second_factor");
    const code = codeOf(person.secret, clock.now);
    expect(await desk.isRefused("POST /admin/session/totp", { body: { code } })).toBe("unauthorised");
    const other = await half();
    for (let tries = 0; tries < 5; tries++)
      expect(await other.isRefused("POST /admin/session/recovery", { body: { code: wrong } })).toBe("second_factor");
    expect(await (await half()).isRefused("POST /admin/session/totp", { body: { code } })).toBe("too_many");
  });

  it("counts tries that come at once", async () => {
    const person = await joined(clock);
    const desk = newDesk(clock);
    await desk.does("POST /admin/session", { body: { email: person.email, password: staffPassword } });
    const all = await Promise.all(
      Array.from({ length: 9 }, () => desk.isRefused("POST /admin/session/totp", { body: { code: wrong } })),
    );
    expect(all.filter((code) => code === "second_factor")).toHaveLength(5);
  });

  it("lets a password be tried ten times a quarter of an hour", async () => {
    const { email } = await joined(clock);
    const body = { email, password: "not this one" };
    for (let tries = 0; tries < 10; tries++)
      expect(await newDesk(clock).isRefused("POST /admin/session", { body })).toBe("bad_credentials");
    expect(await newDesk(clock).isRefused("POST /admin/session", { body: { email, password: staffPassword } })).toBe(
      "too_many",
    );
  });

  it("takes each recovery code once, however it is written", async () => {
    const person = await joined(clock);
    const [code = ""] = person.recovery;
    const enter = async (typed: string) => {
      const desk = newDesk(clock);
      await desk.does("POST /admin/session", { body: { email: person.email, password: staffPassword } });
      return (await desk.tries("POST /admin/session/recovery", { body: { code: typed } })).status;
    };
    expect(await enter(code.toUpperCase().replaceAll("-", " "))).toBe(204);
    expect(await enter(code)).toBe(401);
  });
});

describe("a session", () => {
  it("ends after an hour without a request, and after twelve hours whatever is done", async () => {
    const person = await joined(clock);
    const idle = await signedIn(clock, person);
    clock.pass(58 * minute);
    await idle.does("GET /admin/me", {});
    clock.pass(hour);
    expect(await idle.isRefused("GET /admin/me")).toBe("unauthorised");
    const busy = await signedIn(clock, person);
    for (let half = 0; half < 23; half++) {
      clock.pass(30 * minute);
      await busy.does("GET /admin/me", {});
    }
    clock.pass(30 * minute);
    expect(await busy.isRefused("GET /admin/me")).toBe("unauthorised");
  });

  it("ends by signing out, from another device, and with a new password", async () => {
    const person = await joined(clock);
    const [one, two] = [await signedIn(clock, person), await signedIn(clock, person)];
    await one.does("DELETE /admin/session", {});
    expect(await one.isRefused("GET /admin/me")).toBe("unauthorised");
    const { sessions } = (await two.does("GET /admin/me", {})).body;
    const others = sessions.filter(({ current }) => !current);
    expect([sessions.length, others.length]).toEqual([2, 1]);
    await two.does("DELETE /admin/me/sessions/{id}", { path: { id: others[0]?.id ?? "" } });
    expect(await person.desk.isRefused("GET /admin/me")).toBe("unauthorised");
    const three = await signedIn(clock, person);
    await three.does("PUT /admin/me/password", { body: { password: "Letní kola ve sklepě 9" } });
    expect(await two.isRefused("GET /admin/me")).toBe("unauthorised");
    await three.does("GET /admin/me", {});
  });

  it("asks for the second factor again after a quarter of an hour", async () => {
    const person = await joined(clock);
    const desk = await signedIn(clock, person);
    await desk.does("POST /admin/me/recovery", {});
    clock.pass(15 * minute);
    expect(await desk.isRefused("POST /admin/me/recovery")).toBe("step_up_required");
    await desk.does("POST /admin/step-up", { body: { code: codeOf(person.secret, clock.now) } });
    await desk.does("POST /admin/me/recovery", {});
  });

  it("of a device that was not seen for 90 days is told by mail, of a known one not", async () => {
    const person = await joined(clock);
    await signedIn(clock, person);
    await allMailDone();
    expect(await staffMails(person.email, "device")).toEqual([]);
    await signedIn(clock, person, newDesk(clock, "Mozilla/5.0 (iPhone) Safari/600"));
    await allMailDone();
    const [mail, ...more] = await staffMails(person.email, "device");
    expect(mail?.text).toContain("Safari, iPhone");
    expect(more).toEqual([]);
  });
});
