import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "@jest/globals";
import { newTotpSecret, stepOf, totpUri } from "@/lib/backend/admin/session/totp";
import { networkText } from "@/lib/backend/kernel/audit/network-text";
import { deviceName } from "@/lib/domain/admin/device-name";
import { shownCode, typedCode } from "@/lib/domain/admin/recovery-code";
import { hasRight, staffRights } from "@/lib/domain/admin/rights";
import { staffCookieLine } from "@/lib/domain/admin/staff-cookie";
import { languages } from "@/lib/domain/locale";

test("an owner may do everything, others what they have", () => {
  for (const right of staffRights) expect(hasRight(["owner"], right)).toBe(true);
  expect(hasRight(["orders"], "money")).toBe(false);
  expect(hasRight(["orders"], ["money", "orders"])).toBe(true);
  expect(hasRight([], "orders")).toBe(false);
});

test("a code is read however it is written, and nothing else is one", () => {
  expect(shownCode("ABCDEFGH234567AB")).toBe("abcd-efgh-2345-67ab");
  expect(typedCode(" ABCD efgh-234567ab ")).toBe("ABCDEFGH234567AB");
  for (const text of ["", "abcd", "abcd-efgh-2345-67a1", "abcd-efgh-2345-67ab2"]) expect(typedCode(text)).toBeNull();
});

test("the cookie is of this host alone, for no script, and sent along by no other site", () => {
  expect(staffCookieLine("t")).toBe("__Host-admin=t; Path=/; HttpOnly; Secure; SameSite=Strict");
  expect(staffCookieLine(null)).toBe("__Host-admin=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0");
});

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:7:1234::1", "2001:db8:7::/48"],
  ["nonsense", null],
  [null, null],
])("of %s the network is kept: %s", (address, network) => {
  expect(networkText(address)).toBe(network);
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Mobile Safari/604.1", "Safari, iPhone"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["curl/8", ""],
  [null, ""],
])("%s is %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

describe("a code of the phone", () => {
  // RFC 6238, appendix B: the secret 12345678901234567890, of the eight digits the last six.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  it.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [20_000_000_000, "353130", 666_666_666],
  ])("at %s s is %s", (seconds, code, step) => {
    expect(stepOf(secret, code, null, new Date(seconds * 1000))).toBe(step);
    expect(stepOf(secret, code, step, new Date(seconds * 1000))).toBeNull();
    expect(stepOf(secret, code, step - 1, new Date((seconds + 30) * 1000))).toBe(step);
    expect(stepOf(secret, code, null, new Date((seconds + 61) * 1000))).toBeNull();
  });
  it("comes of a secret of 160 bits, which the phone scans", () => {
    const made = newTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpUri(made, "Dezén", "jana@firma.example")).toContain(`secret=${made}`);
  });
});

describe("the texts of the admin", () => {
  const read = (language: string): object => JSON.parse(readFileSync(`messages/admin/${language}.json`, "utf8"));
  const keys = (value: unknown, path = ""): string[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}.${key}`))
      : [`${path} ${[...String(value).matchAll(/\{\w+\}/g)].map(([place]) => place).sort()}`];
  it.each(languages)("have the same keys and places in %s", (language) => {
    expect(keys(read(language))).toEqual(keys(read("en")));
  });
});
