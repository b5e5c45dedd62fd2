import { describe, expect, test } from "@jest/globals";
import { returnPath } from "@/lib/domain/return-path";

const home = "/cs/account";

describe("where a shopper is led back to", () => {
  test.each([
    ["/cs/cart", "/cs/cart"],
    ["/cs/zimni-pneumatiky?brand=nokian&page=2", "/cs/zimni-pneumatiky?brand=nokian&page=2"],
    ["/cs/account?verify=abc", "/cs/account?verify=abc"],
    ["/", "/"],
    ["/cs/kde/../cart", "/cs/cart"],
  ])("%s is a page of this site", (text, path) => {
    expect(returnPath(text, home)).toBe(path);
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/cs/..//evil.example",
    "javascript:alert(1)",
    "cs/cart",
    "",
  ])("%j leads elsewhere, or nowhere", (text) => {
    expect(returnPath(text, home)).toBe(home);
  });

  test.each([
    "/cs/sign-in?return_to=/cs/cart",
    "/sk/register",
    "/en/forgot-password",
    "/reset-password?token=x",
    "/sk/reset-password?token=x",
    "/en/auth/google?code=1",
    "/auth/google?code=1",
    "/api/v1/auth/google",
  ])("%s is no place to come back to", (text) => {
    expect(returnPath(text, home)).toBe(home);
  });

  test("an address nobody types is too long", () => {
    expect(returnPath(`/${"a".repeat(2000)}`, home)).toBe(home);
  });

  test("without an address it is the fallback", () => {
    expect(returnPath(null, home)).toBe(home);
    expect(returnPath(undefined, home)).toBe(home);
  });
});
