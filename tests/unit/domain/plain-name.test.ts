import { expect, it } from "@jest/globals";
import { leadsToWeb } from "@/lib/domain/plain-name";

it.each([
  ...[
    "casino.bet",
    "free-money.casino",
    "deals.today win",
    "DEALS.TODAY",
    "пример.рф",
    "youtu.be/abc Nová",
    "goo.gle/abc",
  ],
  ...["1.2.3.4/x", "bit．ly/abc", "spam@evil.pizza", "www.levne", "https://x", "levne.cz"],
])("a name that a mail program makes a link of leads to the web: %s", (name) => {
  expect(leadsToWeb(name)).toBe(true);
});

it.each([
  ...[
    "Ing.Novák",
    "MUDr. Jana Dvořáková, Ph.D.",
    "J.R. Nováček ml.",
    "nám.Míru 5",
    "nám.míru 5",
    "tř.kpt.jaroše 12",
    "sídl.dukla 3",
  ],
  ...["Nádražní č.p.5/2", "U Sv.Ducha 1", "Karlovo.Náměstí 3", "Hlavní 12/3a", "O'Brien-Šťastný"],
])("what people write in names and streets does not: %s", (name) => {
  expect(leadsToWeb(name)).toBe(false);
});

it("a company may be called like a host, but not like a path or a mailbox", () => {
  const ofCompany = { ofCompany: true };
  expect(["Alza.cz a. s.", "Pneumatiky.online s. r. o."].map((name) => leadsToWeb(name, ofCompany))).toEqual([
    false,
    false,
  ]);
  expect(["t.me/levne", "www.levne.cz", "a@b"].map((name) => leadsToWeb(name, ofCompany))).toEqual([true, true, true]);
});
