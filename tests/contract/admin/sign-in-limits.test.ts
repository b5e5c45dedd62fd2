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

let clock: StaffClock;
beforeEach(async () => {
  clock = staffClock();
  await database().execute(sql`truncate rate_limit`);
});

const phone = "Mozilla/5.0 (iPhone) Safari/600";
const at = (address: string, userAgent?: string) => newDesk(clock, userAgent, address);

/** The answer to a wrong password, from an address. */
const wrongPassword = (email: string, address: string) =>
  at(address).isRefused("POST /admin/session", { body: { email, password: "not this one" } });

describe("passwords are tried at most", () => {
  it("thirty times a quarter of an hour from one address, whoever is meant", async () => {
    await joined(clock);
    for (let tries = 0; tries < 30; tries++)
      expect(await wrongPassword(`person${tries}@firma.example`, "192.0.2.1")).toBe("bad_credentials");
    expect(await wrongPassword("one.more@firma.example", "192.0.2.1")).toBe("too_many");
    expect(await wrongPassword("one.more@firma.example", "198.51.100.1")).toBe("bad_credentials");
  });

  it("sixty times an hour for one person, wherever from", async () => {
    const { email } = await joined(clock);
    for (let tries = 0; tries < 60; tries++)
      expect(await wrongPassword(email, `10.${tries}.0.1`)).toBe("bad_credentials");
    expect(await wrongPassword(email, "10.60.0.1")).toBe("too_many");
  });

  it("as often as before, once the right one was typed", async () => {
    const person = await joined(clock);
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 9; tries++)
        expect(await wrongPassword(person.email, "192.0.2.77")).toBe("bad_credentials");
      await signedIn(clock, person);
    }
  });
});

describe("the second step", () => {
  it("is for a half session alone: who is in already has nothing to strengthen", async () => {
    const person = await joined(clock);
    const desk = await signedIn(clock, person);
    const code = codeOf(person.secret, clock.now);
    expect(await desk.isRefused("POST /admin/session/totp", { body: { code } })).toBe("unauthorised");
  });

  it("is not there before a phone is set up", async () => {
    const { token } = await invited(clock);
    const desk = newDesk(clock);
    await desk.does("POST /admin/invitation", { body: { token, name: "Jana", language: "cs" } });
    expect(await desk.isRefused("POST /admin/session/totp", { body: { code: "000000" } })).toBe("unauthorised");
  });

  it("takes one code once, of two requests at the same moment", async () => {
    const person = await joined(clock);
    const half = async () => {
      const desk = newDesk(clock);
      await desk.does("POST /admin/session", { body: { email: person.email, password: staffPassword } });
      return desk;
    };
    const desks = [await half(), await half(), await half(), await half()];
    const code = codeOf(person.secret, clock.now);
    const answers = await Promise.all(desks.map((desk) => desk.tries("POST /admin/session/totp", { body: { code } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401]);
  });
});

describe("a recovery code", () => {
  const opens = async (person: { email: string }, code = "") => {
    const desk = newDesk(clock);
    await desk.does("POST /admin/session", { body: { email: person.email, password: staffPassword } });
    return (await desk.tries("POST /admin/session/recovery", { body: { code } })).status;
  };

  it("opens the door to its own person alone", async () => {
    const [one, other] = [await joined(clock), await joined(clock)];
    expect([await opens(one, other.recovery[0]), await opens(other, other.recovery[0])]).toEqual([401, 204]);
  });

  it("is worth nothing once new ones were made", async () => {
    const person = await joined(clock);
    const desk = await signedIn(clock, person);
    const { recovery } = (await desk.does("POST /admin/me/recovery", {})).body;
    expect([await opens(person, person.recovery[0]), await opens(person, recovery[0])]).toEqual([401, 204]);
  });
});

it("an invitation that was not used is worth nothing once the person was reset", async () => {
  const owner = await joined(clock);
  const desk = await signedIn(clock, owner);
  const { id, token } = await invited(clock, ["orders"]);
  await desk.does("POST /admin/staff/{id}/invitation", { path: { id } });
  expect(await newDesk(clock).isRefused("GET /admin/invitation", { query: { token } })).toBe("token_invalid");
});

describe("a device", () => {
  it("is new to a person until they came in by it: a password alone makes none known", async () => {
    const person = await joined(clock);
    await signedIn(clock, person);
    const body = { email: person.email, password: staffPassword };
    await newDesk(clock, phone).does("POST /admin/session", { body });
    await signedIn(clock, person, newDesk(clock, phone));
    await allMailDone();
    expect(await staffMails(person.email, "device")).toHaveLength(1);
  });

  it("is new in another network, and known in the same one", async () => {
    const person = await joined(clock);
    await signedIn(clock, person, at("192.0.2.200"));
    await allMailDone();
    expect(await staffMails(person.email, "device")).toEqual([]);
    await signedIn(clock, person, at("198.51.100.7"));
    await allMailDone();
    expect(await staffMails(person.email, "device")).toHaveLength(1);
  });

  it("is listed as signed in for an hour after its last request", async () => {
    const person = await joined(clock);
    await signedIn(clock, person, newDesk(clock, phone));
    clock.pass(61 * minute);
    const desk = await signedIn(clock, person);
    expect((await desk.does("GET /admin/me", {})).body.sessions).toMatchObject([{ current: true }]);
  });
});
