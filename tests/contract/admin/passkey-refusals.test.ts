import { beforeEach, describe, expect, it } from "@jest/globals";
import { desc, eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { staffPasskey } from "@/lib/backend/kernel/database/schema/admin-passkey";
import { withDatabase } from "@/tests/support/scene";
import { type Behaviour, newAuthenticator } from "@/tests/support/software-authenticator";
import { type Desk, joined, minute, newDesk, type StaffClock, signedIn, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
beforeEach(async () => {
  clock = staffClock();
  await database().execute(sql`truncate rate_limit`);
});

type Key = ReturnType<typeof newAuthenticator>;
type Person = Awaited<ReturnType<typeof joined>>;

const toAdd = async (desk: Desk) => (await desk.does("POST /admin/me/passkeys/options", {})).body.options;
const toStepUp = async (desk: Desk) => (await desk.does("POST /admin/step-up/options", {})).body.options;
const toEnter = async (desk: Desk) => (await desk.does("POST /admin/session/passkey/options", {})).body.options;

const notAdded = (desk: Desk, response: ReturnType<Key["create"]>) =>
  desk.isRefused("POST /admin/me/passkeys", { body: { response } });
const notSteppedUp = (desk: Desk, response: ReturnType<Key["get"]>) =>
  desk.isRefused("POST /admin/step-up", { body: { response } });
const notIn = (response: ReturnType<Key["get"]>) =>
  newDesk(clock).isRefused("POST /admin/session/passkey", { body: { response } });

async function withKey({ desk }: Person): Promise<Key> {
  const key = newAuthenticator();
  await desk.does("POST /admin/me/passkeys", { body: { response: key.create(await toAdd(desk)) } });
  return key;
}

/** How often the log tells that somebody was refused, and whether its last entry does. */
async function refusals({ id }: Person) {
  const entries = await database().select().from(auditLog).where(eq(auditLog.staffId, id)).orderBy(desc(auditLog.id));
  const refused = entries.filter(({ action }) => action === "sign_in_refused");
  return [refused.length, entries[0]?.action === "sign_in_refused" && entries[0]?.details];
}
const keysOf = ({ id }: Person) => database().select().from(staffPasskey).where(eq(staffPasskey.staffId, id));
const byKey = { factor: "passkey" };

const wrong: [string, Partial<Behaviour>][] = [
  ["of another origin", { origin: "https://dezen.example.evil" }],
  ["of the same name over another port", { origin: "http://localhost:3001" }],
  ["for another host", { host: "evil.example" }],
  ["that nobody has opened by finger or PIN", { verified: false }],
];

describe("a new passkey", () => {
  it.each(wrong)("%s is not kept, and that is in the log", async (_name, as) => {
    const person = await joined(clock);
    expect(await notAdded(person.desk, newAuthenticator().create(await toAdd(person.desk), as))).toBe("second_factor");
    expect([await keysOf(person), await refusals(person)]).toEqual([[], [1, byKey]]);
  });

  it("for a challenge that was answered, is five minutes old, or was somebody else's or for something else, is not kept", async () => {
    const [person, other] = [await joined(clock), await joined(clock)];
    const { desk } = person;
    const answered = await toAdd(desk);
    await desk.does("POST /admin/me/passkeys", { body: { response: newAuthenticator().create(answered) } });
    expect(await notAdded(desk, newAuthenticator().create(answered))).toBe("second_factor");
    for (const options of [await toAdd(other.desk), await toEnter(desk), await toStepUp(desk)])
      expect(await notAdded(desk, newAuthenticator().create(options))).toBe("second_factor");
    const old = await toAdd(desk);
    clock.pass(5 * minute);
    expect(await notAdded(desk, newAuthenticator().create(old))).toBe("second_factor");
    expect([(await keysOf(person)).length, await refusals(person)]).toEqual([1, [5, byKey]]);
  });

  it("that is somebody's already is not kept", async () => {
    const [person, other] = [await joined(clock), await joined(clock)];
    const key = await withKey(other);
    expect(await notAdded(person.desk, key.create(await toAdd(person.desk)))).toBe("second_factor");
    expect([await keysOf(person), (await keysOf(other)).length]).toEqual([[], 1]);
  });
});

describe("the second factor shown again by a passkey", () => {
  it.each<[string, Partial<Behaviour>]>([...wrong, ["whose count goes back", { counter: 1 }]])(
    "%s is refused, and that is in the log",
    async (_name, as) => {
      const person = await joined(clock);
      const { desk } = person;
      const key = await withKey(person);
      await desk.does("POST /admin/step-up", { body: { response: key.get(await toStepUp(desk)) } });
      clock.pass(15 * minute);
      expect(await notSteppedUp(desk, key.get(await toStepUp(desk), as))).toBe("second_factor");
      expect(await refusals(person)).toEqual([1, byKey]);
      expect(await desk.isRefused("POST /admin/me/recovery")).toBe("step_up_required");
    },
  );

  it("answers a challenge once, within five minutes, and only in the session that has asked", async () => {
    const person = await joined(clock);
    const key = await withKey(person);
    const { desk } = person;
    const [answered, elsewhere] = [await toStepUp(desk), await toStepUp(await signedIn(clock, person))];
    await desk.does("POST /admin/step-up", { body: { response: key.get(answered) } });
    expect(await notSteppedUp(desk, key.get(answered))).toBe("second_factor");
    expect(await notSteppedUp(desk, key.get(elsewhere))).toBe("second_factor");
    expect(await notSteppedUp(desk, key.get(await toEnter(desk)))).toBe("second_factor");
    const old = await toStepUp(desk);
    clock.pass(5 * minute);
    expect(await notSteppedUp(desk, key.get(old))).toBe("second_factor");
    expect(await refusals(person)).toEqual([4, byKey]);
  });

  it("is refused by a passkey that is removed, also where the challenge was asked for before", async () => {
    const person = await joined(clock);
    const { desk } = person;
    const [key] = [await withKey(person), await withKey(person)];
    const options = await toStepUp(desk);
    await desk.does("DELETE /admin/me/passkeys/{id}", { path: { id: key.id } });
    expect(await notSteppedUp(desk, key.get(options))).toBe("second_factor");
    expect(await refusals(person)).toEqual([1, byKey]);
  });
});

describe("a sign-in by a passkey", () => {
  it("that is refused says only that, for a key nobody has too, and makes no session", async () => {
    const person = await joined(clock);
    const key = await withKey(person);
    const guest = newDesk(clock);
    const codes = [
      await notIn(newAuthenticator().get(await toEnter(guest))),
      await notIn(key.get(await toEnter(guest), { verified: false })),
      await notIn(key.get(await toStepUp(person.desk))),
    ];
    expect(codes).toEqual(["second_factor", "second_factor", "second_factor"]);
    expect([await refusals(person), guest.token]).toEqual([[2, byKey], ""]);
  });

  it("of a device that does not count is not taken for a copy", async () => {
    const person = await joined(clock);
    const uncounted = newAuthenticator({ counter: 0 });
    await person.desk.does("POST /admin/me/passkeys", {
      body: { response: uncounted.create(await toAdd(person.desk)) },
    });
    for (const desk of [newDesk(clock), newDesk(clock)])
      await desk.does("POST /admin/session/passkey", { body: { response: uncounted.get(await toEnter(desk)) } });
    expect(await refusals(person)).toEqual([0, false]);
  });
});
