import { describe, expect, it } from "@jest/globals";
import { addressKey } from "@/lib/backend/limit/address-key";

describe("attempts are counted together", () => {
  it.each([
    ["195.113.0.1", "195.113.0.1"],
    ["::ffff:195.113.0.1", "195.113.0.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["::1", "0:0:0:0"],
  ])("for %s as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it.each([null, "", "unknown", "195.113.0", "<script>"])("not at all for %p, which is no address", (address) => {
    expect(addressKey(address)).toBeNull();
  });
});
