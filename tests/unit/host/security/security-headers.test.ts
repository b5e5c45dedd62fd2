import { expect, test } from "@jest/globals";
import { securityHeaders } from "@/lib/host/security/security-headers";

const of = (publicUrl: string, url = "/cs") => Object.fromEntries(securityHeaders(publicUrl, url));

test("no other site may take the shop's answers into its pages", () => {
  expect(of("http://localhost:3000")["Cross-Origin-Resource-Policy"]).toBe("same-origin");
});

test.each([
  ["/img/card/cs/product/x.png", "cross-origin"],
  ["/img/tread/asymmetric/112233.svg", "cross-origin"],
  ["/cs/cart", "same-origin"],
  ["/api/v1/cart?x=/img/", "same-origin"],
])("pictures are there to be shown elsewhere, %s: %s", (url, policy) => {
  expect(of("http://localhost:3000", url)["Cross-Origin-Resource-Policy"]).toBe(policy);
});

test("https is kept for two years where the shop has it", () => {
  expect(of("https://dezen.example")["Strict-Transport-Security"]).toContain("max-age=63072000");
  expect(of("http://dezen.example")["Strict-Transport-Security"]).toBeUndefined();
});
