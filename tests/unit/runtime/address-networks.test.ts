import { describe, expect, it } from "@jest/globals";
import { addressKey, addressNetworks, fairShareKey } from "@/lib/runtime/address-networks";

describe("attempts are counted together", () => {
  it.each([
    ["195.113.0.1", "195.113.0.1"],
    ["::ffff:195.113.0.1", "195.113.0.1"],
    ["::ffff:c371:1", "195.113.0.1"],
    ["0:0:0:0:0:FFFF:C371:0001", "195.113.0.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
  ])("for %s as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it("for an IPv6 address in its /64, its /56 and its /48, the wider the more", () => {
    expect(addressNetworks("2001:db8:1:2345::1").map(({ key, factor }) => [key, factor])).toEqual([
      ["2001:db8:1:2345", 1],
      ["2001:db8:1:2300", 2],
      ["2001:db8:1", 8],
    ]);
  });

  it.each([null, "", "unknown", "195.113.0", "<script>"])("not at all for %p, which is no address", (address) => {
    expect(addressKey(address)).toBeNull();
    expect(addressNetworks(address)).toEqual([]);
  });
});

describe("whose requests wait in one line", () => {
  it("is an address, or all of a customer's networks", () => {
    expect(fairShareKey("192.0.2.1")).toBe(fairShareKey("::ffff:192.0.2.1"));
    expect(fairShareKey("192.0.2.1")).not.toBe(fairShareKey("192.0.2.2"));
    expect(fairShareKey("2001:db8:1:200::1")).toBe(fairShareKey("2001:db8:1:2ff::9"));
    expect(fairShareKey("2001:db8:1:200::1")).not.toBe(fairShareKey("2001:db8:1:300::1"));
  });
  it("is everybody's where no address is known", () => {
    expect([fairShareKey(null), fairShareKey(undefined), fairShareKey("unknown")]).toEqual(["", "", ""]);
  });
});
