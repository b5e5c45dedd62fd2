import { beforeEach, describe, expect, it } from "@jest/globals";
import { desc, eq, sql } from "drizzle-orm";
import { resetFactors } from "@/lib/backend/admin/staff/people";
import { sweepAdmin } from "@/lib/backend/admin/sweep-admin";
import { commandAt } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { staffChallenge } from "@/lib/backend/kernel/database/schema/admin-passkey";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { type Behaviour, newAuthenticator } from "@/tests/support/software-authenticator";
import {
  type Desk,
  invited,
  joined,
  minute,
  newDesk,
  type StaffClock,
  signedIn,
  staffClock,
} from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
beforeEach(async () => {
  clock = staffClock();
  await database().execute(sql`truncate rate_limit`);
});

type Key = ReturnType<typeof newAuthenticator>;

const optionsOf = async (desk: Desk, name: "POST /admin/session/passkey/options" | "POST /admin/step-up/options") =>
  (await desk.does(name, {})).body.options;

async function withKey(desk: Desk, key = newAuthenticator()): Promise<Key> {
  const { options } = (await desk.does("POST /admin/me/passkeys/options", {})).body;
  await desk.does("POST /admin/me/passkeys", { body: { response: key.create(options) } });
  return key;
}

async function enters(key: Key, as: Partial<Behaviour> = {}, desk = newDesk(clock)): Promise<number> {
  const options = await optionsOf(desk, "POST /admin/session/passkey/options");
  return (await desk.tries("POST /admin/session/passkey", { body: { response: key.get(options, as) } })).status;
}

/** The latest entry of the log about somebody. */
async function lastNoted(id: number) {
  const [entry] = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.staffId, id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return [entry?.action, entry?.details];
}

describe("a passkey", () => {
  it("is the whole way in for whoever is invited, without a password", async () => {
    const { id, token } = await invited(clock);
    const desk = newDesk(clock);
    await desk.does("POST /admin/invitation", { body: { token, name: "Eva", language: "sk" } });
    const before = desk.token;
    const key = await withKey(desk);
    expect(desk.token).not.toBe(before);
    const { factors } = (await desk.does("GET /admin/me", {})).body;
    expect(factors).toMatchObject({ password: false, passkeys: [{ id: key.id, name: "Chrome, Windows" }] });
    expect(await newDesk(clock).isRefused("GET /admin/invitation", { query: { token } })).toBe("token_invalid");
    const next = newDesk(clock);
    expect(await enters(key, {}, next)).toBe(204);
    expect((await next.does("GET /admin/session", {})).body.next).toBe("none");
    expect(await lastNoted(id)).toEqual(["signed_in", { factor: "passkey" }]);
  });

  it.each<[string, Partial<Behaviour>]>([
    ["of another origin", { origin: "https://dezen.example.evil" }],
    ["for another host", { host: "evil.example" }],
    ["whose count goes back", { counter: 1 }],
    ["that nobody has opened by finger or PIN", { verified: false }],
  ])("%s is refused, and that is in the log", async (_name, as) => {
    const person = await joined(clock);
    const key = await withKey(person.desk);
    expect(await enters(key)).toBe(204);
    expect(await enters(key, as)).toBe(401);
    expect(await lastNoted(person.id)).toEqual(["sign_in_refused", { factor: "passkey" }]);
    expect(await enters(key)).toBe(204);
  });

  it("that nobody here has, and another one under a known name, is refused", async () => {
    const { desk } = await joined(clock);
    const key = await withKey(desk);
    const stranger = newAuthenticator();
    expect(await enters(stranger)).toBe(401);
    expect(
      await enters({ ...stranger, get: (...given) => ({ ...stranger.get(...given), id: key.id, rawId: key.id }) }),
    ).toBe(401);
  });

  it("answers a challenge once, within five minutes, and only what it was made for", async () => {
    const { desk } = await joined(clock);
    const key = await withKey(desk);
    const guest = newDesk(clock);
    const fresh = () => optionsOf(guest, "POST /admin/session/passkey/options");
    const sent = async (response: ReturnType<Key["get"]>) =>
      (await guest.tries("POST /admin/session/passkey", { body: { response } })).status;
    const options = await fresh();
    const answers = await Promise.all([sent(key.get(options)), sent(key.get(options)), sent(key.get(options))]);
    expect(answers.toSorted()).toEqual([204, 401, 401]);
    const old = await fresh();
    clock.pass(5 * minute);
    expect(await sent(key.get(old))).toBe(401);
    expect(await sent(key.get({ challenge: "bm9uZSBvZiBvdXJz" }))).toBe(401);
    expect(await sent(key.get(await optionsOf(desk, "POST /admin/step-up/options")))).toBe(401);
    await fresh();
    clock.pass(5 * minute);
    await sweepAdmin(clock.now);
    expect(await database().select().from(staffChallenge)).toEqual([]);
  });

  it("shows the second factor again for its owner, in the session that has asked", async () => {
    const [person, other] = [await joined(clock), await joined(clock)];
    const [key, theirs] = [await withKey(person.desk), await withKey(other.desk)];
    clock.pass(15 * minute);
    const { desk } = person;
    expect(await desk.isRefused("POST /admin/me/recovery")).toBe("step_up_required");
    const ask = () => optionsOf(desk, "POST /admin/step-up/options");
    const refused = (by: Desk, response: ReturnType<Key["get"]>) =>
      by.isRefused("POST /admin/step-up", { body: { response } });
    expect(await refused(desk, theirs.get(await ask()))).toBe("second_factor");
    expect(await refused(other.desk, theirs.get(await ask()))).toBe("second_factor");
    expect(await lastNoted(other.id)).toEqual(["sign_in_refused", { factor: "passkey" }]);
    await desk.does("POST /admin/step-up", { body: { response: key.get(await ask()) } });
    await desk.does("POST /admin/me/recovery", {});
  });

  it("is removed unless it is the last way in, and signs nobody in after that", async () => {
    const { token } = await invited(clock);
    const desk = newDesk(clock);
    await desk.does("POST /admin/invitation", { body: { token, name: "Eva", language: "sk" } });
    const [first, second] = [await withKey(desk), await withKey(desk)];
    const remove = (by: Desk, key: Key) => by.tries("DELETE /admin/me/passkeys/{id}", { path: { id: key.id } });
    const stranger = await joined(clock);
    expect((await remove(stranger.desk, first)).status).toBe(404);
    const all = await Promise.all([remove(desk, first), remove(desk, second)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const gone = all[0]?.status === 204 ? first : second;
    expect(await enters(gone)).toBe(401);
    const own = await withKey(stranger.desk);
    expect((await remove(stranger.desk, own)).status).toBe(204); // password and phone are left
  });

  it("ends with a reset, and leaves password and phone as they were", async () => {
    const person = await joined(clock);
    const key = await withKey(person.desk);
    await signedIn(clock, person);
    await database().transaction((tx) => resetFactors(tx, person.id, commandAt(clock.now)));
    expect(await enters(key)).toBe(401);
  });

  it("is not offered where browsers make none", async () => {
    const { desk } = await joined(clock);
    for (const address of ["http://shop.example", "http://127.0.0.1:3000", "https://192.0.2.7"]) {
      const restore = withSettings({ PUBLIC_URL: address });
      expect(await newDesk(clock).isRefused("POST /admin/session/passkey/options")).toBe("not_possible");
      expect(await desk.isRefused("POST /admin/me/passkeys/options")).toBe("not_possible");
      restore();
    }
  });
});
