import { describe, expect, it } from "@jest/globals";
import { tokenState } from "@/lib/backend/kernel/session/token-state";

const issuedAt = new Date("2026-11-20T08:00:00.000Z");
const later = (ms: number) => new Date(issuedAt.getTime() + ms);
const hour = 3_600_000;
const expiresAt = later(72 * hour);

describe("a session's token", () => {
  it.each([
    ["from the first moment", 0, "good"],
    ["for an hour", hour - 1, "good"],
    ["not when the hour is over", hour, "expired"],
    ["nor just before the three days are", 72 * hour - 1, "expired"],
    ["not when the three days are over", 72 * hour, "dead"],
  ])("is good %s", (_when, ms, state) => {
    expect(tokenState({ issuedAt, replacedAt: null, expiresAt }, later(ms))).toBe(state);
  });

  it.each([
    ["at once", 0, "good"],
    ["30 seconds later", 30_000, "good"],
    ["a moment after that", 30_001, "dead"],
  ])("that was replaced counts %s as %s", (_when, ms, state) => {
    const replacedAt = later(600_000);
    expect(tokenState({ issuedAt, replacedAt, expiresAt }, later(600_000 + ms))).toBe(state);
  });

  it("that was replaced after its hour is not good again in the grace", () => {
    const replacedAt = later(2 * hour);
    expect(tokenState({ issuedAt, replacedAt, expiresAt }, later(2 * hour + 1000))).toBe("expired");
  });
});
