import { expect, test } from "@jest/globals";
import { savedProfile } from "@/components/account/profile-values";

const saved = (country: string, phone_number: string) => savedProfile({ country, phone_number, city: "Praha 2" });

test.each([
  ["CZ", "601 234 567", "CZ", "+420601234567"],
  ["SK", "0905 123 456", "SK", "+421905123456"],
  ["", "+421 905 123 456", "", "+421905123456"],
  ["", "", "", ""],
  ["PL", "601 234 567", "", "+420601234567"],
])("of %j and %j the country %j and the number %j are saved", (country, typed, kept, number) => {
  expect(saved(country, typed)).toEqual({ country: kept, phone_number: number, city: "Praha 2" });
});
