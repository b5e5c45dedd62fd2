import { describe, expect, it } from "@jest/globals";
import { cleanCell } from "@/lib/backend/import/cells/clean";
import { latinCode, latinName } from "@/lib/backend/import/cells/latin";
import { plainNumber } from "@/lib/backend/import/cells/number";
import { readPrice } from "@/lib/backend/import/cells/price";
import { readStock } from "@/lib/backend/import/cells/stock";
import { readFamily, readSeason, readYesNo } from "@/lib/backend/import/cells/words";

describe("a cell", () => {
  it.each([
    ["12\u00a0900 тг", "12 900 тг"],
    ["O%26apos;Green", "O'Green"],
    ["Mud &amp; Snow", "Mud & Snow"],
    ["  a \u202f b ", "a b"],
    ["-", ""],
    ["#ЗНАЧ!", ""],
    ["#N/A", ""],
    ["n/a", ""],
    ["НЕТ ЗНАЧЕНИЯ СВОЙСТВА", ""],
    ["Нет", "Нет"],
  ])("%j is read as %j", (raw, clean) => expect(cleanCell(raw)).toBe(clean));
});

describe("a number", () => {
  it.each([
    ["12 900", "12900"],
    ["1.234,56", "1234.56"],
    ["1,234.56", "1234.56"],
    ["115,72", "115.72"],
    ["134,1", "134.1"],
    ["1'290", "1290"],
    ["12.900", "12900"],
    ["1,234,567", "1234567"],
    ["0,500", "0.500"],
    ["-4", "-4"],
    ["16.0", "16.0"],
  ])("%s is %s", (text, number) => expect(plainNumber(text)).toBe(number));
  it.each(["", "1,2,3", "12.34.56", "R16", "1e5", "!195"])("%j is none", (text) =>
    expect(plainNumber(text)).toBeNull(),
  );
});

describe("a price", () => {
  it.each([
    ["12 900 тг", 1_290_000, "KZT"],
    ["115,72", 11_572, null],
    ["1 290,- Kč", 129_000, "CZK"],
    ["1290,-", 129_000, null],
    ["€ 52.90", 5290, "EUR"],
    ["52,9 EUR", 5290, "EUR"],
    ["$44", 4400, "USD"],
    ["99,995", 9_999_500, null],
    ["99,9951", 10_000, null],
  ])("%s is %d hundredths of %s", (text, amount, currency) => expect(readPrice(text)).toEqual({ amount, currency }));
  it.each(["", "auf Anfrage", "na dotaz", "12 ks"])("%j is none", (text) => expect(readPrice(text)).toBeNull());
});

describe("pieces in stock", () => {
  it.each([
    ["12", 12],
    ["4,00", 4],
    [">20", 20],
    ["20+", 20],
    ["více než 8", 8],
    ["mehr als 20", 20],
    ["20 ks", 20],
    ["-3", 0],
    ["Нет", 0],
    ["vyprodáno", 0],
    ["skladem", "some"],
    ["Да", "some"],
    ["ano", "some"],
    ["za týden", null],
  ])("%s: %s", (text, pieces) => expect(readStock(text)).toBe(pieces));
});

describe("a season", () => {
  it.each([
    ["Letní", "summer"],
    ["letné", "summer"],
    ["Sommer", "summer"],
    ["Летние", "summer"],
    ["S", "summer"],
    ["zimní s hroty", "winter"],
    ["Winterreifen", "winter"],
    ["Зимние", "winter"],
    ["celoroční", "all_season"],
    ["All Season", "all_season"],
    ["Ganzjahresreifen", "all_season"],
    ["Всесезонные", "all_season"],
    ["7", null],
  ])("%s: %s", (text, season) => expect(readSeason(text)).toBe(season));
});

describe("a kind of vehicle", () => {
  it.each([
    ["PKW", "car"],
    ["osobní", "car"],
    ["Легковые", "car"],
    ["4x4", "suv"],
    ["Off-Road", "suv"],
    ["внедорожник", "suv"],
    ["LLKW", "van"],
    ["dodávka", "van"],
    ["lehké nákladní", "van"],
    ["легкогрузовые", "van"],
    ["LKW", "other"],
    ["nákladní", "other"],
    ["Motorrad", "other"],
    ["Сельхоз", "other"],
    ["Boot", null],
  ])("%s: %s", (text, family) => expect(readFamily(text)).toBe(family));
});

describe("a yes or a no", () => {
  it.each(["ano", "áno", "Ja", "Да", "Есть", "yes", "1", "x", "XL", "ROF", "zesílená", "шип"])("%s is yes", (text) =>
    expect(readYesNo(text)).toBe(true),
  );
  it.each(["ne", "nie", "nein", "Нет", "no", "0", "SL", "bez hrotů"])("%s is no", (text) =>
    expect(readYesNo(text)).toBe(false),
  );
  it("is nothing else", () => expect(readYesNo("možná")).toBeNull());
});

describe("Cyrillic", () => {
  it("look-alikes in codes are the Latin letters they stand for", () => {
    expect([latinCode("82Н"), latinCode("R16С"), latinCode("т xl")]).toEqual(["82H", "R16C", "T XL"]);
  });
  it("names are transliterated, look-alikes inside Latin words put right", () => {
    expect([latinName("Белшина"), latinName("Соntact"), latinName("И-281")]).toEqual(["Belshina", "Contact", "I-281"]);
  });
});
