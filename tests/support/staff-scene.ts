import { Secret, TOTP } from "otpauth";
import type { Transport } from "@/lib/api/transport/call";
import { invite } from "@/lib/backend/admin/staff/people";
import { commandAt } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import type { AnyName, InputOfAny } from "@/lib/contract/calls";
import type { StaffRight } from "@/lib/domain/admin/rights";
import { staffCookie } from "@/lib/domain/admin/staff-cookie";
import { newShopper } from "@/tests/support/shopper";

export const staffPassword = "Zimní gumy na dvoře 12";
export const minute = 60_000;

/** The six digits that a phone with a secret shows at a moment. */
export function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate({
    timestamp: now.getTime(),
  });
}

/** A clock that only a test moves, and a transport whose requests are made at its time. */
export function staffClock(start = new Date("2026-11-20T08:00:00Z")) {
  let now = start;
  const carrier: Transport = (path, init) => handle(new Request(`http://embedded.invalid${path}`, init), { now });
  return {
    carrier,
    get now() {
      return now;
    },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

export type StaffClock = ReturnType<typeof staffClock>;

type Loose = Parameters<ReturnType<typeof newShopper>["tries"]>[1];

/** A browser in the office: it keeps the staff's cookie, which the gateway makes the bearer of each call. */
export function newDesk(
  { carrier }: Pick<StaffClock, "carrier">,
  userAgent = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36",
  address = "192.0.2.77",
) {
  const shopper = newShopper(carrier);
  const sent = (): Record<string, string> => {
    const token = shopper.jar.get(staffCookie);
    return {
      "user-agent": userAgent,
      "x-forwarded-for": address,
      ...(token && { authorization: `Bearer ${token}` }),
    };
  };
  return {
    get token() {
      return shopper.jar.get(staffCookie) ?? "";
    },
    does: <N extends AnyName>(name: N, input: InputOfAny<N>) => shopper.does(name, input, sent()),
    isRefused: async (name: AnyName, input: Loose = {}) => (await shopper.isRefused(name, input, sent())).code,
    tries: (name: AnyName, input: Loose = {}) => shopper.tries(name, input, sent()),
  };
}

export type Desk = ReturnType<typeof newDesk>;

let people = 0;

/** Invites somebody, as the command does. @returns the token of the link */
export async function invited(clock: StaffClock, rights: StaffRight[] = ["owner"], name = "Jana Nová") {
  const email = `Kolega${++people}@firma.example`;
  const person = { name, email, language: "cs" as const, rights };
  const made = await database().transaction((tx) => invite(tx, person, commandAt(clock.now)));
  if (!made) throw new Error(`${email} could not be invited.`);
  return { id: made.id, email, token: made.link.split("/").at(-1) ?? "" };
}

/** Somebody who has come in: their desk, and the secret of their phone. */
export async function joined(clock: StaffClock, rights: StaffRight[] = ["owner"], name = "Jana Nová") {
  const { id, email, token } = await invited(clock, rights, name);
  const desk = newDesk(clock);
  await desk.does("POST /admin/invitation", { body: { token, name, language: "cs" } });
  const { secret } = (await desk.does("POST /admin/me/totp", {})).body;
  const body = { code: codeOf(secret, clock.now), password: staffPassword };
  const { recovery } = (await desk.does("PUT /admin/me/totp", { body })).body;
  clock.pass(minute); // the code just used does not count again
  return { id, email, secret, recovery, desk };
}

/** Signs somebody in at a desk of their own. */
export async function signedIn(
  clock: StaffClock,
  { email, secret }: { email: string; secret: string },
  desk = newDesk(clock),
) {
  await desk.does("POST /admin/session", { body: { email, password: staffPassword } });
  await desk.does("POST /admin/session/totp", { body: { code: codeOf(secret, clock.now) } });
  clock.pass(minute);
  return desk;
}
