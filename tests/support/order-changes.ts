import { cancelReasons, holdReasons } from "@/lib/domain/admin/order-view";
import { type OrderState, orderStates, orderTransitions } from "@/lib/domain/order";
import { staffKey } from "@/tests/support/staff-orders";
import type { Desk } from "@/tests/support/staff-scene";

export const changeKinds = ["move", "hold", "note", "correct", "shipment", "tracking", "payment", "undo"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A change that somebody is about to make; `pick` decides what exactly. */
export type Change = { kind: ChangeKind; pick: number };

/** Somebody at a desk, with what takes back what they did last, and the order's revision after it; none for a note. */
export type Person = { name: string; desk: Desk; last: { token: string; revision: number | null } | null };

/** The order as both have it on their screens. */
export type Seen = { number: string; status: OrderState; revision: number };

/** What came of a change. `stale` names who is said to have been faster. */
export type Answered = { is: "applied" | "not_possible" | "undo_over" } | { is: "stale"; by: string | null };

type Answer = Awaited<ReturnType<Desk["tries"]>>;
type Problem = { code: string; stale?: { changed_by: string | null } };
type Refused = { code: "stale" | "not_possible" | "undo_over"; changed_by: string | null };

const of = <Item>(list: readonly Item[], pick: number) => list[pick % list.length] as Item;

/** Three of four moves go where the table leads, the others anywhere. */
const aim = (status: OrderState, pick: number): OrderState =>
  of(pick % 4 === 0 || orderTransitions[status].length === 0 ? orderStates : orderTransitions[status], pick >> 2);

const corrections = (pick: number) =>
  of(
    [
      { leave_by: `2030-01-${String(2 + (pick % 20)).padStart(2, "0")}` },
      { contact: { first_name: "Jan", last_name: "Nový", email: "jan@post.example", phone_number: "602 000 111" } },
      { address: { country: "CZ", city: "Brno", address: `Nová ${pick}`, zip_code: "60200" } },
    ],
    pick,
  );

function ask({ desk, last }: Person, { kind, pick }: Change, { number, status, revision }: Seen): Promise<Answer> {
  const path = { number };
  const to = aim(status, pick);
  const headers = staffKey();
  const reason = of(cancelReasons, pick);
  const until = of([null, "2030-01-02"], pick);
  const calls: Record<ChangeKind, () => Promise<Answer>> = {
    move: () =>
      desk.tries("POST /admin/orders/moves", { headers, body: { to, orders: [{ number, revision }], reason } }),
    hold: () =>
      desk.tries("PATCH /admin/orders/{number}", {
        path,
        body: { revision, hold: of([null, { reason: of(holdReasons, pick), until }], pick >> 1) },
      }),
    note: () => desk.tries("POST /admin/orders/{number}/notes", { path, body: { text: `Poznámka ${pick}` } }),
    correct: () => desk.tries("PATCH /admin/orders/{number}", { path, body: { revision, ...corrections(pick) } }),
    shipment: () => desk.tries("POST /admin/shipments", { headers, body: { number, revision, carrier: "ppl" } }),
    tracking: () =>
      desk.tries("POST /admin/shipments/tracking", {
        headers,
        body: { carrier: of(["ppl", "dpd"], pick), text: `${number}\t${40_000_000_000 + pick}` },
      }),
    payment: () =>
      desk.tries("PATCH /admin/orders/{number}/payment", {
        path,
        body: { revision, to: of(["paid", "failed"], pick) },
      }),
    undo: () => desk.tries("POST /admin/undo", { body: { token: last?.token ?? crypto.randomUUID() } }),
  };
  return calls[kind]();
}

function read({ status, body }: Answer): Answered {
  if (status >= 400) {
    const { code, stale } = body as Problem;
    if (status === 412 && stale) return { is: "stale", by: stale.changed_by };
    if (status === 409 && (code === "not_possible" || code === "undo_over")) return { is: code };
    throw new Error(`A change was answered ${status}: ${JSON.stringify(body)}`);
  }
  const { refused = [], unmatched = [] } = body as { refused?: Refused[]; unmatched?: { code: "not_possible" }[] };
  const [no] = refused;
  if (no) return no.code === "stale" ? { is: "stale", by: no.changed_by } : { is: no.code };
  return { is: unmatched[0]?.code ?? "applied" };
}

/**
 * Makes a change on what was seen, and keeps what takes it back.
 * @throws Error for any other answer than that it was applied, or refused because of what the order is by now
 */
export async function makeChange(person: Person, change: Change, seen: Seen): Promise<Answered> {
  const answer = await ask(person, change, seen);
  const answered = read(answer);
  if (change.kind === "undo") person.last = null;
  else if (answered.is === "applied") {
    const { undo } = answer.body as { undo: { token: string } | null };
    person.last = undo && { token: undo.token, revision: change.kind === "note" ? null : seen.revision + 1 };
  }
  return answered;
}
