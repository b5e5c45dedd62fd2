import { describe, expect, test } from "@jest/globals";
import { narrowThousands, writtenCount } from "@/lib/domain/thousands";
import { writtenDate, writtenDay, writtenMoment } from "@/lib/domain/written-date";

const seen = (text: string) => text.replaceAll("\u00a0", "~").replaceAll("\u202f", "_");

describe("a date in a sentence", () => {
  test("is numbers with blanks in Czech and Slovak, the month's name in English", () => {
    expect(seen(writtenDay("2026-10-05", "cs"))).toBe("5.~10.~2026");
    expect(seen(writtenDay("2026-10-05", "sk"))).toBe("5.~10.~2026");
    expect(seen(writtenDay("2026-10-05", "en"))).toBe("5~October~2026");
  });
  test("is that of the clock in Prague", () => {
    const late = new Date("2026-10-04T22:30:00Z");
    expect(seen(writtenDate(late, "cs"))).toBe("5.~10.~2026");
    expect(seen(writtenMoment(late, "cs"))).toBe("5.~10.~2026 v~0:30");
    expect(seen(writtenMoment(late, "sk"))).toBe("5.~10.~2026 o~0:30");
    expect(seen(writtenMoment(late, "en"))).toBe("5~October~2026 at~00:30");
  });
});

describe("thousands", () => {
  test.each([
    ["2 890 Kč", "2_890 Kč"],
    ["1\u00a0234\u00a0567", "1_234_567"],
    ["po 12 000 km", "po 12_000 km"],
    ["+420 555 000 205", "+420 555 000 205"],
    ["215/65 R16 102H", "215/65 R16 102H"],
    ["AltiMAX A/S 365", "AltiMAX A/S 365"],
    ["22. 11. 2026", "22. 11. 2026"],
  ])("are apart by a narrow blank, and nothing else is: %s", (text, written) => {
    expect(seen(narrowThousands(text)).replaceAll("~", " ")).toBe(written);
  });
  test("of a count are written as its reader does", () => {
    expect(seen(writtenCount(4413, "sk"))).toBe("4_413");
    expect(writtenCount(4413, "en")).toBe("4,413");
  });
});
