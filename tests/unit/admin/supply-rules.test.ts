import { describe, expect, it } from "@jest/globals";
import { expectedDay, minutesToCutoff } from "@/lib/domain/admin/cutoff";
import { canMark, canMoveSource, markedStates, supplyStates } from "@/lib/domain/admin/supply";
import { servingSources } from "@/lib/domain/supply-source";

const at = (text: string) => new Date(text);

describe("Minutes to a supplier's cut-off", () => {
  it.each([
    ["a Monday in winter, an hour before", "11:00", "2026-11-23T09:00:00Z", 60],
    ["a Monday in summer, by the summer clock", "11:00", "2026-07-13T08:15:00Z", 45],
    ["the very minute", "11:00", "2026-11-23T10:00:00Z", null],
    ["later that day", "11:00", "2026-11-23T12:00:00Z", null],
    ["a Saturday", "11:00", "2026-11-21T08:00:00Z", null],
    ["a public holiday", "11:00", "2026-11-17T08:00:00Z", null],
    ["with seconds, as the database has it", "16:30:00", "2026-11-23T15:00:00Z", 30],
  ])("%s", (_when, cutoff, now, left) => {
    expect(minutesToCutoff(cutoff, at(now))).toBe(left);
  });
});

describe("The day on which tyres come that are ordered now", () => {
  const supplier = { cutoff: "11:00", leadDays: 2 };
  it.each([
    ["before the cut-off", "2026-11-23T09:00:00Z", "2026-11-25"],
    ["after it", "2026-11-23T12:00:00Z", "2026-11-26"],
    ["on a Friday after it", "2026-11-20T12:00:00Z", "2026-11-25"],
    ["on a Saturday, whatever the hour", "2026-11-21T20:00:00Z", "2026-11-25"],
    ["over a public holiday", "2026-11-16T09:00:00Z", "2026-11-19"],
  ])("ordered %s", (_when, now, day) => {
    expect(expectedDay(supplier, at(now))).toBe(day);
  });
  it("is today where the supplier brings the same day", () =>
    expect(expectedDay({ cutoff: "11:00", leadDays: 0 }, at("2026-11-23T09:00:00Z"))).toBe("2026-11-23"));
});

describe("What can be said of pieces", () => {
  it.each([
    ["own", []],
    ["to_order", ["ordered", "arrived", "short"]],
    ["ordered", ["to_order", "ordered", "arrived", "short"]],
    ["arrived", []],
    ["short", ["to_order", "ordered", "arrived"]],
    ["cancelled", []],
  ] as const)("that are %s: %p", (from, marks) => {
    expect(markedStates.filter((to) => canMark(from, to))).toEqual(marks);
  });
  it("of those that nobody has yet another source can be said", () =>
    expect(supplyStates.filter(canMoveSource)).toEqual(["to_order", "ordered", "short"]));
});

describe("Sources that serve a line", () => {
  const source = (supplierId: number, available: number, landed: number | null, days = 2, own = false) => ({
    ...{ supplierId, available, landed, days, own },
  });
  const ids = (sources: ReturnType<typeof source>[], quantity = 4, promised = 2) =>
    servingSources(sources, quantity, promised).map(({ supplierId }) => supplierId);
  it("have all its pieces", () => expect(ids([source(1, 3, 100), source(2, 4, 200), source(3, 0, 50)])).toEqual([2]));
  it("are the cheapest first", () => expect(ids([source(1, 9, 300), source(2, 4, 200)])).toEqual([2, 1]));
  it("keep the promised days before they are cheap", () =>
    expect(ids([source(1, 9, 100, 5), source(2, 4, 200, 2)])).toEqual([2, 1]));
  it("whose cost is not known come last, but for the own store, which is paid for", () =>
    expect(ids([source(1, 9, null), source(2, 9, 100), source(3, 9, null, 1, true)])).toEqual([3, 2, 1]));
  it("that cost the same are taken by how many there are, then in a fixed order", () =>
    expect(ids([source(3, 5, 100), source(1, 5, 100), source(2, 8, 100)])).toEqual([2, 1, 3]));
});
