import { describe, expect, it } from "@jest/globals";
import { readTyped, typedChoice } from "@/components/catalogue/finder/typed-choice";
import type { SizeRow } from "@/lib/contract/catalogue";

const row = (category: string, width: number, profile: number | null, rim: number, commercial = false): SizeRow => ({
  category,
  width,
  profile,
  rim,
  commercial,
  count: 5,
  price_from: { amount: 1000, currency: "CZK" },
});
const rows = [
  row("car-winter", 205, 55, 16),
  row("car-summer", 205, 55, 16),
  row("car-summer", 225, 45, 17),
  row("van-winter", 215, 65, 16, true),
  row("car-winter", 155, null, 13),
];
const choiceOf = (text: string, season: string) => {
  const typed = readTyped(text);
  return typed && typedChoice(rows, typed.size, season);
};

describe("a size typed whole", () => {
  it("is read in any spelling, wherever it stands, and written back as the shop writes it", () => {
    expect(readTyped("205/55R16 91V")?.text).toBe("205/55 R16 91V");
    expect(readTyped("2055516")?.text).toBe("205/55 R16");
    expect(readTyped("205 55 r16")?.text).toBe("205/55 R16");
    expect(readTyped("215/65 R16C 109/107T")?.text).toBe("215/65 R16C 109/107T");
    expect(readTyped("zimní pneu 205-55-r16")?.text).toBe("205/55 R16");
    expect(readTyped("octavia")).toBeNull();
  });
  it("fills the four parts and keeps the season", () => {
    expect(choiceOf("2055516", "summer")).toEqual({ width: "205", profile: "55", rim: "16", season: "summer" });
    expect(choiceOf("215/65R16C", "winter")).toEqual({ width: "215", profile: "65", rim: "16C", season: "winter" });
    expect(choiceOf("155R13", "winter")).toEqual({ width: "155", profile: "-", rim: "13", season: "winter" });
  });
  it("moves to a season that has the size", () => {
    expect(choiceOf("225/45 R17", "winter")).toEqual({ width: "225", profile: "45", rim: "17", season: "summer" });
  });
  it("fills nothing when no season has it: a car's tyre is not a van's", () => {
    expect(choiceOf("215/65 R16", "winter")).toBeNull();
    expect(choiceOf("195/65 R15", "winter")).toBeNull();
  });
});
