import { describe, expect, test } from "@jest/globals";
import { clientAddress, trustedEntry } from "@/lib/host/security/client-address";

describe("the client is so many hops from the right of what each hop has added", () => {
  const cases: [why: string, forwarded: string | undefined, hops: number, expected: string][] = [
    ["without proxies nobody is believed", "203.0.113.9", 0, "198.51.100.1"],
    ["the one proxy's entry is the client", "203.0.113.9", 1, "203.0.113.9"],
    ["what the client wrote before it is not", "8.8.8.8, 203.0.113.9", 1, "203.0.113.9"],
    ["two proxies add two entries", "203.0.113.9, 10.0.0.1", 2, "203.0.113.9"],
    ["however much was forged before them", "1.1.1.1, 8.8.8.8, 203.0.113.9, 10.0.0.1", 2, "203.0.113.9"],
    ["a shorter list than hops is all there is", "203.0.113.9", 3, "203.0.113.9"],
    ["who comes past the proxies is their own peer", undefined, 2, "198.51.100.1"],
    ["an IPv4 address in IPv6 form is an IPv4 address", "::ffff:203.0.113.9", 1, "203.0.113.9"],
    ["in hexadecimal, too", "::FFFF:cb00:7109", 1, "203.0.113.9"],
    ["every address has one spelling", "2001:DB8:0:0:0:0:0:7", 1, "2001:db8::7"],
    ["IPv6 stays", "2001:db8::7", 1, "2001:db8::7"],
    ["a port is left out", "203.0.113.9:4711", 1, "203.0.113.9"],
    ["also behind IPv6 in brackets", "[2001:db8::7]:4711", 1, "2001:db8::7"],
    ["no address is nobody: the next nearer one counts", "unknown", 1, "198.51.100.1"],
    ["nor is an empty list", "", 1, "198.51.100.1"],
    ["nor are empty entries", " , ", 1, "198.51.100.1"],
  ];
  test.each(cases)("%s", (_why, forwarded, hops, expected) => {
    expect(clientAddress(forwarded, "::ffff:198.51.100.1", hops)).toBe(expected);
  });

  test("a connection that is gone has no address", () => {
    expect(clientAddress(undefined, undefined, 0)).toBeNull();
  });
});

test("of a list of any kind the outermost trusted proxy's entry is taken", () => {
  expect(trustedEntry("http, https", 1)).toBe("https");
  expect(trustedEntry("http, https, http", 2)).toBe("https");
  expect(trustedEntry("https", 2)).toBe("https");
});
