import { describe, expect, it } from "@jest/globals";
import { deliveryEstimate, dispatchDate, dispatchDateUntil, estimateIfPaid } from "@/lib/domain/delivery-estimate";

const estimate = (methodId: string, now: string, dispatchDays = 0) =>
  deliveryEstimate({ methodId, dispatchDays, now: new Date(now) });

describe("dispatch", () => {
  it("is the same working day before 16:00 in Prague, the next one from then on", () => {
    expect(dispatchDate({ dispatchDays: 0, now: new Date("2026-11-19T14:59:59Z") })).toBe("2026-11-19");
    expect(dispatchDate({ dispatchDays: 0, now: new Date("2026-11-19T15:00:00Z") })).toBe("2026-11-20");
  });

  it("goes by summer time in summer", () => {
    expect(dispatchDate({ dispatchDays: 0, now: new Date("2026-06-10T13:59:59Z") })).toBe("2026-06-10");
    expect(dispatchDate({ dispatchDays: 0, now: new Date("2026-06-10T14:00:00Z") })).toBe("2026-06-11");
  });

  it("belongs to the day in Prague, not in Greenwich", () => {
    expect(dispatchDate({ dispatchDays: 0, now: new Date("2026-11-18T23:30:00Z") })).toBe("2026-11-19");
  });

  it("of an order placed on a day off is the next working day, at whatever hour", () => {
    expect(dispatchDate({ dispatchDays: 0, now: new Date("2026-11-21T08:00:00Z") })).toBe("2026-11-23");
    expect(dispatchDate({ dispatchDays: 0, now: new Date("2026-11-21T20:00:00Z") })).toBe("2026-11-23");
    expect(dispatchDate({ dispatchDays: 0, now: new Date("2026-11-17T20:00:00Z") })).toBe("2026-11-18");
  });

  it("is said up to the moment at which it becomes another, at any hour of two years, and is another from then on", () => {
    const on = (at: number) => dispatchDate({ dispatchDays: 0, now: new Date(at) });
    const end = Date.parse("2028-01-01T00:00:00Z");
    let until = dispatchDateUntil(new Date("2026-01-01T00:00:00Z"));
    for (let at = Date.parse("2026-01-01T00:00:00Z"); at < end; at += 1_800_000) {
      if (at >= until) {
        expect([new Date(until).toISOString(), on(until)]).not.toEqual([expect.anything(), on(until - 1)]);
        until = dispatchDateUntil(new Date(at));
      }
      expect([at, dispatchDateUntil(new Date(at)), on(at)]).toEqual([at, until, on(until - 1)]);
    }
  });

  it("waits so many working days for tyres that are not at hand", () => {
    expect(dispatchDate({ dispatchDays: 2, now: new Date("2026-11-19T10:00:00Z") })).toBe("2026-11-23");
  });
});

describe("delivery estimate", () => {
  it("of a courier is the next working day in Czechia, one or two in Slovakia", () => {
    expect(estimate("courier_cz", "2026-11-18T10:00:00Z")).toEqual({ from: "2026-11-19", to: "2026-11-19" });
    expect(estimate("courier_sk", "2026-11-18T10:00:00Z")).toEqual({ from: "2026-11-19", to: "2026-11-20" });
  });

  it("skips weekends and both countries' holidays", () => {
    expect(estimate("courier_cz", "2026-11-20T10:00:00Z")).toEqual({ from: "2026-11-23", to: "2026-11-23" });
    // 17 November: no work at the Czech warehouse, a working day for the Slovak courier.
    expect(estimate("courier_sk", "2026-11-16T10:00:00Z")).toEqual({ from: "2026-11-17", to: "2026-11-18" });
    expect(estimate("courier_sk", "2026-11-16T16:00:00Z")).toEqual({ from: "2026-11-19", to: "2026-11-20" });
    // 6 January: the other way round.
    expect(estimate("courier_sk", "2026-01-05T10:00:00Z")).toEqual({ from: "2026-01-07", to: "2026-01-08" });
  });

  it("waits out Christmas", () => {
    expect(estimate("courier_cz", "2026-12-23T10:00:00Z", 2)).toEqual({ from: "2026-12-30", to: "2026-12-30" });
  });

  it("at the shop begins with the day itself", () => {
    expect(estimate("pickup_cz", "2026-11-18T10:00:00Z")).toEqual({ from: "2026-11-18", to: "2026-11-20" });
    expect(estimate("pickup_sk", "2026-11-18T10:00:00Z")).toEqual({ from: "2026-11-18", to: "2026-11-20" });
  });

  it("of an unknown method is refused", () => {
    expect(() => estimate("drone", "2026-11-18T10:00:00Z")).toThrow(
      expect.objectContaining({ code: "unknown_delivery_method" }),
    );
  });
});

describe("the estimate of an order that is paid first", () => {
  const placedAt = new Date("2026-11-18T10:00:00Z");
  const ifPaid = (dispatchDays: number, now: string, methodId = "courier_cz") =>
    estimateIfPaid(
      { methodId, placedAt, estimate: deliveryEstimate({ methodId, dispatchDays, now: placedAt }) },
      new Date(now),
    );

  it("is the one it was placed with while that day lasts", () => {
    expect(ifPaid(0, "2026-11-18T10:00:00Z")).toEqual({ from: "2026-11-19", to: "2026-11-19" });
    expect(ifPaid(3, "2026-11-18T14:00:00Z", "courier_sk")).toEqual({ from: "2026-11-24", to: "2026-11-25" });
  });

  it("moves on with every day that the payment is late", () => {
    expect(ifPaid(0, "2026-11-18T15:00:00Z")).toEqual({ from: "2026-11-20", to: "2026-11-20" });
    expect(ifPaid(0, "2026-11-21T08:00:00Z")).toEqual({ from: "2026-11-24", to: "2026-11-24" });
    expect(ifPaid(3, "2026-11-25T10:00:00Z")).toEqual({ from: "2026-12-01", to: "2026-12-01" });
  });
});
