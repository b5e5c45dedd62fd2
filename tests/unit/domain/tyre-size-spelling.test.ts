import { describe, expect, it } from "@jest/globals";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { findTyreSize, parseTyreSize } from "@/lib/domain/tyre-size-spelling";

function read(text: string): string | null {
  const parsed = parseTyreSize(text);
  if (!parsed) return null;
  const { size, loadIndex, loadIndexDual, speedSymbol, xl, zr, lt } = parsed;
  const index = [loadIndex, loadIndexDual].filter((value) => value !== undefined).join("/");
  const marks = [xl && "XL", zr && "ZR", lt && "LT"].filter(Boolean).join(" ");
  return [formatTyreSize(size), `${index}${speedSymbol ?? ""}`, marks].filter(Boolean).join(" ");
}

describe("spellings of a tyre size", () => {
  it.each([
    "205/55 R16",
    "205/55R16",
    "205/55r16",
    "205 55 16",
    "205 55 R 16",
    "205-55-r16",
    "205.55.16",
    "205×55×16",
    "205x55xR16",
    "205/55/16",
    "205 / 55 / R 16",
    "2055516",
    "20555R16",
    "205\\55R16",
    "  205/55 R16  ",
    "P205/55 R16",
    "205/55 Р16",
    "205/55RF16",
  ])("%j is 205/55 R16", (text) => expect(read(text)).toBe("205/55 R16"));

  it.each([
    ["205/55 ZR16", "205/55 R16 ZR"],
    ["275/35Z R19 100Y", "275/35 R19 100Y ZR"],
    ["20555R16 91V", "205/55 R16 91V"],
    ["20555R1691V", "205/55 R16 91V"],
    ["2055516 91v", "205/55 R16 91V"],
    ["205/55 R16, 91 V", "205/55 R16 91V"],
    ["205/55 R16 91V XL", "205/55 R16 91V XL"],
    ["205/55 R16 94VXL", "205/55 R16 94V XL"],
    ["205/55 R16 XL 94V", "205/55 R16 94V XL"],
    ["205/55 R16 94V Extra Load", "205/55 R16 94V XL"],
    ["205/55 R16 94V reinforced", "205/55 R16 94V XL"],
    ["205/55 R16 91V RFT", "205/55 R16 91V"],
    ["205/55 VR16", "205/55 R16 V"],
    ["195/65 R15 91", "195/65 R15 91"],
    ["245/40 ZR18 (97Y)", "245/40 R18 97(Y) ZR"],
    ["245/40 ZR18 97(Y) XL", "245/40 R18 97(Y) XL ZR"],
    ["245/40 R18 (97W)", "245/40 R18 97W"],
    ["215/65 R16C 109/107T", "215/65 R16C 109/107T"],
    ["215/65 R16 C 109-107T", "215/65 R16C 109/107T"],
    ["2156516C", "215/65 R16C"],
    ["225/70 R15CP", "225/70 R15C"],
    ["225/70 R15C 112/110R (115N)", "225/70 R15C 112/110R"],
    ["215/65 R16С 109/107Т", "215/65 R16C 109/107T"],
    ["185/60 R14 82Н", "185/60 R14 82H"],
    ["245/70 R17.5", "245/70 R17.5"],
    ["245/70 R17,5 143/141J", "245/70 R17.5 143/141J"],
    ["155 R13", "155 R13"],
    ["155R13 78T", "155 R13 78T"],
    ["185/- R14C 102/100R", "185 R14C 102/100R"],
    ["185R14C 8PR 102/100Q", "185 R14C 102/100Q"],
    ["LT265/70 R17 121/118S", "265/70 R17 121/118S LT"],
    ["HL 255/40 R21 102Y", "255/40 R21 102Y"],
  ])("%j is %s", (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    "31x10.50 R15",
    "31×10,5 R15",
    "31X1050R15",
    "33x12.50R15 108Q",
    "11R22.5",
    "7.50 R16",
    "750R16",
    "1200R20",
    "9,00/- R20",
    "T125/70 R17",
  ])("%j is no metric road tyre", (text) => expect(read(text)).toBeNull());

  it.each([
    "",
    "zimní",
    "205",
    "205/55",
    "20555",
    "12055516",
    "20555169",
    "205/57 R16",
    "203/55 R16",
    "205/55 R99",
    "4019238817775",
  ])("%j is no size at all", (text) => expect(read(text)).toBeNull());

  it("takes no number beside the size for a load index that isn't one", () => {
    expect(read("205/55 R16 2024")).toBe("205/55 R16");
    expect(read("205/55 R16 4 ks")).toBe("205/55 R16");
    expect(read("205/55 R16 20 ks")).toBe("205/55 R16");
  });
});

describe("a tyre size in free text", () => {
  it("is found with its place, so that the rest can be read on its own", () => {
    const text = "Шины Пример Vzor 218 155/65 R13 73Т, летние";
    const found = findTyreSize(text);
    expect(found?.parsed).toEqual({
      size: { width: 155, profile: 65, construction: "R", rim: 13, commercial: false },
      loadIndex: 73,
      speedSymbol: "T",
    });
    expect(text.slice(0, found?.start).trim()).toBe("Шины Пример Vzor 218");
    expect(text.slice(found?.end)).toBe(", летние");
  });

  it("is the first of several", () => {
    expect(findTyreSize("225/45 R17 nebo 205/55 R16")?.parsed.size.width).toBe(225);
  });

  it("must stand first to be the whole text's size", () => {
    expect(parseTyreSize("205/55 R16 zimní michelin")?.size.rim).toBe(16);
    expect(parseTyreSize("michelin 205/55 R16")).toBeNull();
  });

  it("is looked for quickly in a text made to be slow", () => {
    const started = performance.now();
    expect(findTyreSize(`205/55${" ".repeat(20_000)}x`)).toBeNull();
    expect(findTyreSize("205 ".repeat(10_000))).toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
