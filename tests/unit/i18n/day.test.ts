import { describe, expect, test } from "@jest/globals";
import { capital, dayOf, onDay, onDays } from "@/lib/i18n/day";

/** No-break spaces and word joiners made visible, so that expected texts can be read. */
const seen = (text: string) => text.replaceAll("\u00a0", "~").replaceAll("\u2060", "+");

describe("a day in words", () => {
  test("puts the weekday into the case its language asks for", () => {
    const days = ["2026-11-22", "2026-11-23", "2026-11-25", "2026-11-26"];
    expect(days.map((day) => seen(onDay(day, "cs")))).toEqual([
      "v~neděli 22.~listopadu",
      "v~pondělí 23.~listopadu",
      "ve~středu 25.~listopadu",
      "ve~čtvrtek 26.~listopadu",
    ]);
    expect(days.map((day) => seen(onDay(day, "sk")))).toEqual([
      "v~nedeľu 22.~novembra",
      "v~pondelok 23.~novembra",
      "v~stredu 25.~novembra",
      "vo~štvrtok 26.~novembra",
    ]);
    expect(seen(onDay("2026-11-25", "en"))).toBe("on~Wednesday 25~November");
  });

  test("is short where there is little room", () => {
    expect(seen(dayOf("2026-11-23", "cs", "short"))).toBe("23.~11.");
    expect(seen(dayOf("2026-11-23", "sk", "short"))).toBe("23.~11.");
    expect(seen(dayOf("2026-11-23", "en", "short"))).toBe("23~Nov");
  });

  test("of a span names the month once; a span of one day is that day", () => {
    const span = { from: "2026-11-24", to: "2026-11-25" };
    expect(seen(onDays(span, "cs"))).toBe("24.–+25.~listopadu");
    expect(seen(onDays(span, "en", "short"))).toBe("24–+25~Nov");
    expect(seen(onDays({ from: "2026-11-30", to: "2026-12-01" }, "sk"))).toBe("30.~novembra~– 1.~decembra");
    expect(seen(onDays({ from: "2026-11-24", to: "2026-11-24" }, "cs", "short"))).toBe("v~úterý 24.~11.");
  });

  test("can begin a sentence", () => {
    expect(capital("ve čtvrtek")).toBe("Ve čtvrtek");
  });
});
