import { expect, test } from "@jest/globals";
import { typedAmount } from "@/lib/domain/admin/typed-amount";

test.each([
  ["1250", 125_000],
  ["1 250,50", 125_050],
  ["1\u00a0250.5", 125_050],
  ["0", 0],
  ["19,99", 1_999],
])("an amount typed as %s is %i minor units", (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each(["", "abc", "-5", "1,234", "1.2.3", "12 Kč", "1e3", "9999999999"])("%j is no amount", (text) => {
  expect(typedAmount(text)).toBeNull();
});
