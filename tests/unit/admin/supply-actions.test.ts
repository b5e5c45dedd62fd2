import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { freshMoves } from "@/lib/api/admin/moves-state";
import type * as actions from "@/lib/api/admin/supply-actions";

type Line = { number: string; position: number };
const calls: { lines: Line[] }[] = [];
/** The call that fails, counted from one, and with which problem; none: the shop does not answer. */
let failing: { call: number; problem: { code: string } | null } | null = null;
jest.mock("next/cache", () => ({ refresh() {} }));
jest.mock("@/lib/api/request/form", () => ({
  formText: (form: FormData, name: string) => String(form.get(name) ?? ""),
  refusalOf: ({ code }: { code: string }) => ({ errors: {}, failure: code }),
  formCall: async (_name: string, body: { lines: Line[] }) => {
    calls.push(body);
    if (calls.length === failing?.call) return { ok: false, problem: failing.problem };
    return { ok: true, body: { done: [], refused: [], undo: { token: `undo ${calls.length}`, until: "" } } };
  },
}));

let markLines: typeof actions.markLines;
beforeAll(async () => {
  ({ markLines } = await import("@/lib/api/admin/supply-actions"));
});
beforeEach(() => {
  calls.length = 0;
  failing = null;
});

/** What picked lines of so many orders send: three lines each, as row after row has them. */
function formOf(orders: number): FormData {
  const form = new FormData();
  form.set("act", "ordered");
  for (let position = 0; position < 3; position++) {
    const row = Array.from({ length: orders }, (_, at) => `${2_611_240_001 + at}:${position}:0:0`);
    form.append("lines", row.join(" "));
  }
  return form;
}

test("more than a call takes is sent by several, none twice, and what can be taken back is every one of them", async () => {
  const form = formOf(80);
  form.append("lines", form.getAll("lines").join(" ")); // the box that picks all
  const { undo } = await markLines(freshMoves, form);
  const sent = calls.map(({ lines }) => lines.length);
  expect(Math.max(...sent)).toBeLessThanOrEqual(100);
  const texts = calls.flatMap(({ lines }) => lines.map(({ number, position }) => `${number}:${position}`));
  expect([texts.length, new Set(texts).size]).toEqual([240, 240]);
  expect(undo.map(({ token }) => token)).toEqual(["undo 1", "undo 2", "undo 3"]);
});

test("the lines of an order are in one call, which one undo takes back", async () => {
  await markLines(freshMoves, formOf(80));
  const callsOf = new Map<string, Set<number>>();
  for (const [at, { lines }] of calls.entries())
    for (const { number } of lines) callsOf.set(number, (callsOf.get(number) ?? new Set()).add(at));
  expect([...callsOf.values()].filter(({ size }) => size !== 1)).toEqual([]);
  expect(callsOf.size).toBe(80);
});

test.each([
  [{ code: "not_possible" }, "not_possible"],
  [null, null],
])(
  "a call that is refused or not answered is the last, and its orders and those after it are named: %p",
  async (problem, failure) => {
    failing = { call: 2, problem };
    const { undo, unsent, failure: said } = await markLines(freshMoves, formOf(80));
    expect(calls).toHaveLength(2);
    expect(undo.map(({ token }) => token)).toEqual(["undo 1"]);
    expect(said).toBe(failure);
    const sent = new Set(calls[0]?.lines.map(({ number }) => number));
    expect(sent.size).toBe(33);
    expect(unsent).toHaveLength(47);
    expect(unsent.filter(({ number, why }) => sent.has(number) || why !== "unreachable")).toEqual([]);
  },
);
