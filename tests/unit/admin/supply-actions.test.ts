import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { freshMoves } from "@/lib/api/admin/moves-state";
import type * as actions from "@/lib/api/admin/supply-actions";

type Line = { number: string; position: number };
const calls: { lines: Line[] }[] = [];
jest.mock("next/cache", () => ({ refresh() {} }));
jest.mock("@/lib/api/request/form", () => ({
  formText: (form: FormData, name: string) => String(form.get(name) ?? ""),
  refusalOf: () => ({ errors: {}, failure: null }),
  formCall: async (_name: string, body: { lines: Line[] }) => {
    calls.push(body);
    return { ok: true, body: { done: [], refused: [], undo: { token: `undo ${calls.length}`, until: "" } } };
  },
}));

let markLines: typeof actions.markLines;
beforeAll(async () => {
  ({ markLines } = await import("@/lib/api/admin/supply-actions"));
});
beforeEach(() => {
  calls.length = 0;
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
