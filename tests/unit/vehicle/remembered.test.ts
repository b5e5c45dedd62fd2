import { describe, expect, it } from "@jest/globals";
import { readRemembered, rememberedNeeds } from "@/lib/preferences/remembered";

const car = {
  make: "skoda",
  model: "octavia",
  generation: "iii",
  name: "Škoda Octavia III",
  wheels: [{ axle: "all" as const, size: "205-55-r16", load: 91, dual: null, speed: "V" }],
};
const size = { text: "205/55 R16", slug: "205-55-r16", category: "car-winter" as const };
const nothing = { car: null, size: null };

describe("the remembered car", () => {
  it("is read as it was written", () => {
    expect(readRemembered(JSON.stringify({ car, size }))).toEqual({ car, size });
    expect(rememberedNeeds(car)).toEqual([
      {
        axle: "all",
        need: {
          size: { width: 205, profile: 55, construction: "R", rim: 16, commercial: false },
          loadIndex: 91,
          loadIndexDual: null,
          speedSymbol: "V",
        },
      },
    ]);
  });
  it("is nothing when what is stored was cut off, forged or is of another kind", () => {
    for (const text of [null, "", "{", "7", "null", '"x"', "[]", '{"car":5}', '{"car":{"make":"../x"}}'])
      expect(readRemembered(text)).toEqual(nothing);
    expect(readRemembered(JSON.stringify({ car: { ...car, make: "//evil.example" }, size }))).toEqual({
      car: null,
      size,
    });
    expect(readRemembered(JSON.stringify({ car: { ...car, wheels: [{ size: "x" }] } }))).toEqual(nothing);
    expect(readRemembered(JSON.stringify({ size: { ...size, category: "boats" } }))).toEqual(nothing);
  });
});
