import { describe, expect, test } from "@jest/globals";
import { barsOf, isTenfold, medianOf, placeOf, priceFigures, ticksOf } from "@/components/admin/imports/price-scale";

describe("the scale of changes of price", () => {
  test.each([
    [0, 500],
    [150, 725],
    [-150, 275],
    [300, 950],
    [-300, 50],
    [450, 950],
    [-450, 50],
    [999, 950],
    [1000, 975],
    [9000, 975],
    [-499, 50],
    [-500, 25],
    [-1000, 25],
  ])("a change by %i thousandths stands at %i", (permille, place) => {
    expect(placeOf(permille)).toBe(place);
  });

  test("a price that doubled or halved is off the scale, one that nearly did is not", () => {
    expect([999, 1000, -499, -500].map(isTenfold)).toEqual([false, true, false, true]);
  });

  const barum = {
    name: "Barum",
    changes: [
      { permille: -40, tyres: 4 },
      { permille: 18, tyres: 16 },
      { permille: 19, tyres: 9 },
      { permille: 155, tyres: 1 },
      { permille: 9000, tyres: 4 },
    ],
  };

  test("a bar is a percent wide, as high as the square root of its tyres, and says whether they jumped", () => {
    const bars = barsOf([barum]).map(({ tyres, kind, height }) => [tyres, kind, height]);
    expect(bars).toEqual([
      [4, "c", 0.4],
      [25, "c", 1],
      [1, "j", 0.2],
      [4, "t", 0.4],
    ]);
  });

  test("no bar leaves the scale", () => {
    const edges = [-1000, -500, -499, -300, 299, 300, 999, 1000].map((permille) => ({ permille, tyres: 1 }));
    for (const { x, width } of barsOf([{ name: "A", changes: edges }])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1000);
    }
  });

  test("each tyre outside the scale has a tick of its own, those at one place within it share one", () => {
    expect(ticksOf(barum, 20)).toEqual({
      c: "M440 0v20M527 0v20M528.5 0v20",
      j: "M732.5 0v20",
      t: "M969 0v20M973 0v20M977 0v20M981 0v20",
    });
  });

  test.each([
    [[], 0],
    [[[5, 1]], 5],
    [
      [
        [5, 1],
        [-10, 3],
      ],
      -10,
    ],
    [
      [
        [30, 2],
        [10, 2],
      ],
      10,
    ],
  ] as [number[][], number][])("of %j the middle is %i", (pairs, median) => {
    expect(medianOf(pairs.map(([permille = 0, tyres = 0]) => ({ permille, tyres })))).toBe(median);
  });

  test("figures count tyres, not places", () => {
    expect(priceFigures({ brands: [barum] })).toEqual({
      all: 34,
      dearer: 30,
      cheaper: 4,
      jumps: 1,
      tenfold: 4,
      median: 18,
    });
  });
});
