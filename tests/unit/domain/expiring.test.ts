import { describe, expect, it } from "@jest/globals";
import {
  deliveryMinutes,
  expiringMaxAgeSeconds,
  readExpiring,
  userFormMinutes,
  wrapExpiring,
} from "@/lib/domain/expiring";

const noon = new Date("2026-11-20T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

describe("data with its expiry inside", () => {
  it("is readable until it expires, and absent from that instant on", () => {
    const text = wrapExpiring({ city: "Žilina" }, deliveryMinutes, noon);
    expect(readExpiring(text, later(299))).toEqual({ city: "Žilina" });
    expect(readExpiring(text, later(300))).toBeUndefined();
    expect(readExpiring(text, later(301))).toBeUndefined();
  });

  it("keeps the form for 30 minutes, the delivery for 5 and the cookie for a day", () => {
    expect([userFormMinutes, deliveryMinutes, expiringMaxAgeSeconds]).toEqual([30, 5, 86_400]);
  });

  it("carries its expiry as a time in UTC", () => {
    expect(JSON.parse(wrapExpiring(1, 30, noon))).toEqual({ data: 1, expires_at: "2026-11-20T12:30:00.000Z" });
  });

  it.each([
    undefined,
    null,
    "",
    "{",
    "null",
    "7",
    '"x"',
    "{}",
    '{"data":1}',
    '{"data":1,"expires_at":1e99}',
    '{"data":1,"expires_at":"soon"}',
    '{"expires_at":"2099-01-01T00:00:00Z"}',
  ])("counts %p as absent", (text) => expect(readExpiring(text, noon)).toBeUndefined());
});
