import { describe, expect, it } from "@jest/globals";
import { cleanLine, cleanProse, isChangeable, ratingOf } from "@/lib/domain/review";

describe("a stranger's text", () => {
  it.each([
    [
      "stays as it is, with its accents and emoji",
      "Skvělá, ľahko řídí 👍🏽 👩‍🔧 ❤️‍🔥",
      "Skvělá, ľahko řídí 👍🏽 👩‍🔧 ❤️‍🔥",
    ],
    ["keeps its lines, at most one of them empty", "a\r\nb\n\n\n\n c ", "a\nb\n\nc"],
    ["loses what turns its direction", "a\u202Eb\u2066c\u200Fd\u061Ce", "abcde"],
    ["loses what has no width", "a\u200B\u2060\uFEFF\u00AD\u200Db\u3164", "ab"],
    ["loses controls, private and broken signs", "a\u0000\u0007\u001b[31m\uE000\uD800b", "a[31mb"],
    ["loses marks piled on a letter", `z${"\u0351".repeat(50)}a`, "z\u0351\u0351a"],
    ["joins what is written apart", "Kola\u0301\u010d", "Kol\u00e1\u010d"],
    ["is no text when nothing of it is seen", " \u200b\u2800\n\u3164 ", ""],
  ])("%s", (_name, text, clean) => {
    expect(cleanProse(text)).toBe(clean);
  });

  it("of one line has no line ends", () => {
    expect(cleanLine(" Jana\n\t D.\u2028")).toBe("Jana D.");
  });

  it("cleaned once is clean", () => {
    const text = `a \u200d\u200d b${"\n \u200b".repeat(9)}e\u0301${"\u0301".repeat(9)}`;
    expect(cleanProse(cleanProse(text))).toBe(cleanProse(text));
  });
});

describe("a tyre's rating", () => {
  it("is the average to a tenth, and nothing where there is no review", () => {
    expect(ratingOf(0, 0)).toBeNull();
    expect(ratingOf(14, 3)).toEqual({ average: 4.7, count: 3 });
    expect(ratingOf(99, 20)).toEqual({ average: 5, count: 20 });
  });
});

describe("a review", () => {
  it("can be changed for thirty days to the millisecond", () => {
    const written = new Date("2026-11-20T12:00:00Z");
    expect(isChangeable(written, new Date("2026-12-20T12:00:00Z"))).toBe(true);
    expect(isChangeable(written, new Date("2026-12-20T12:00:00.001Z"))).toBe(false);
  });
});
