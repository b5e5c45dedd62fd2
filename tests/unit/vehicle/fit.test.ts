import { describe, expect, it } from "@jest/globals";
import { parseTyreSize } from "@/lib/domain/tyre-size-spelling";
import { axleNeeds, type FittedTyre, judgeTyre, tyreFitsVehicle, type WheelNeed } from "@/lib/domain/vehicle";

function need(text: string): WheelNeed {
  const parsed = parseTyreSize(text);
  if (!parsed?.loadIndex || !parsed.speedSymbol) throw new Error(`Not a size with indexes: ${text}`);
  const { size, loadIndex, loadIndexDual = null, speedSymbol } = parsed;
  return { size, loadIndex, loadIndexDual, speedSymbol };
}
const tyre = (text: string, threePmsf = false): FittedTyre => ({ ...need(text), threePmsf });
const octavia = need("205/55 R16 91V");

describe("a tyre for a car", () => {
  it("fits with the indexes of the papers and with higher ones", () => {
    for (const text of ["205/55 R16 91V", "205/55 R16 94V", "205/55 R16 91W", "205/55 R16 94Y"])
      expect(tyreFitsVehicle(tyre(text), octavia)).toMatchObject({ kind: "fits", sticker: false });
  });
  it("is too weak below the load index, however fast it is", () => {
    expect(tyreFitsVehicle(tyre("205/55 R16 88W"), octavia)).toMatchObject({ kind: "low", load: true, speed: false });
    expect(tyreFitsVehicle(tyre("205/55 R16 88W", true), octavia)).toMatchObject({ kind: "low", load: true });
  });
  it("is too slow below the speed index; H is faster than U and slower than V", () => {
    expect(tyreFitsVehicle(tyre("205/55 R16 91H"), octavia)).toMatchObject({ kind: "low", load: false, speed: true });
    expect(tyreFitsVehicle(tyre("205/55 R16 91H"), need("205/55 R16 91U"))).toMatchObject({ kind: "fits" });
    expect(tyreFitsVehicle(tyre("205/55 R16 91U"), need("205/55 R16 91H"))).toMatchObject({ kind: "low" });
  });
  it("may be slower with a mountain and snowflake, then with a sticker, but not below Q", () => {
    for (const text of ["205/55 R16 91H", "205/55 R16 91T", "205/55 R16 91Q"])
      expect(tyreFitsVehicle(tyre(text, true), octavia)).toMatchObject({ kind: "fits", sticker: true });
    expect(tyreFitsVehicle(tyre("205/55 R16 91P", true), octavia)).toMatchObject({ kind: "low", speed: true });
  });
  it("is another size when any part differs, the C of vans too", () => {
    expect(tyreFitsVehicle(tyre("205/60 R16 92V"), octavia)).toEqual({ kind: "other_size" });
    expect(tyreFitsVehicle(tyre("215/65 R16 98H"), need("215/65 R16C 106/104T"))).toEqual({ kind: "other_size" });
  });
  it("needs the load index of twin mounting where the papers name one", () => {
    const van = need("195/75 R16C 107/105R");
    expect(tyreFitsVehicle(tyre("195/75 R16C 107/105R"), van)).toMatchObject({ kind: "fits" });
    expect(tyreFitsVehicle(tyre("195/75 R16C 107/103R"), van)).toMatchObject({ kind: "low", load: true });
  });
  it("is told the axle of a car with two sizes, and the best that can be said of it", () => {
    const needs = axleNeeds([
      { front: need("225/45 R18 95Y"), rear: need("245/40 R18 97Y") },
      { front: need("225/50 R17 94W"), rear: null },
    ]);
    expect(judgeTyre(tyre("245/40 R18 97Y"), needs)).toMatchObject({ kind: "fits", axle: "rear" });
    expect(judgeTyre(tyre("225/45 R18 91Y"), needs)).toMatchObject({ kind: "low", axle: "front" });
    expect(judgeTyre(tyre("225/50 R17 98Y"), needs)).toMatchObject({ kind: "fits", axle: "all" });
    expect(judgeTyre(tyre("195/65 R15 91H"), needs)).toEqual({ kind: "other_size" });
  });
});
