import { describe, expect, it } from "@jest/globals";
import { nearPickupPoints, pickupPoint, pickupPoints } from "@/lib/domain/pickup-points";
import { parseZip } from "@/lib/domain/zip";
import { distanceKm, zipPlace } from "@/lib/domain/zip-area";

const cities = (method: string, query: string) => pickupPoints(method, query).map((point) => point.city);

describe("pick-up points", () => {
  it("are there in both countries, each with an id of its own and a ZIP of its country", () => {
    const czech = pickupPoints("fitter_cz");
    const slovak = pickupPoints("fitter_sk");
    expect(czech.length).toBeGreaterThanOrEqual(24);
    expect(slovak.length).toBeGreaterThanOrEqual(14);
    const all = [...czech, ...slovak];
    expect(new Set(all.map((point) => point.id)).size).toBe(all.length);
    for (const [points, country] of [
      [czech, "CZ"],
      [slovak, "SK"],
    ] as const) {
      for (const { zip_code } of points) expect(parseZip(zip_code, country)).toEqual({ ok: true, zip: zip_code });
    }
  });

  it("come in the order of their towns, by the country's alphabet", () => {
    const czech = cities("fitter_cz", "");
    expect(czech[0]).toBe("Brno");
    expect(czech.indexOf("České Budějovice")).toBeGreaterThan(czech.indexOf("Brno"));
    expect(czech.indexOf("Chomutov")).toBeGreaterThan(czech.indexOf("Hradec Králové"));
  });

  it("are found by town, name or ZIP, without accents and by the beginnings of words", () => {
    expect(cities("fitter_cz", "ceske bud")).toEqual(["České Budějovice"]);
    expect(cities("fitter_cz", "u mostu praha")).toEqual(["Praha"]);
    expect(cities("fitter_cz", "40502")).toEqual(["Děčín"]);
    expect(cities("fitter_cz", "405 0")).toEqual(["Děčín"]);
    expect(cities("fitter_sk", "ŽILINA")).toEqual(["Žilina"]);
    expect(cities("fitter_sk", "Praha")).toEqual([]);
  });

  it("belong to the parcelshop methods only", () => {
    expect(pickupPoints("courier_cz")).toEqual([]);
    expect(() => pickupPoints("drone")).toThrow(expect.objectContaining({ code: "unknown_delivery_method" }));
  });

  it("are looked up by id within their method", () => {
    const [point] = pickupPoints("fitter_cz", "tábor");
    expect(point?.id).toBe("cz-autoservis-u-husity-tabor");
    expect(pickupPoint("fitter_cz", "cz-autoservis-u-husity-tabor")).toEqual(point);
    expect(pickupPoint("fitter_sk", "cz-autoservis-u-husity-tabor")).toBeUndefined();
  });
});

describe("pick-up points near a ZIP", () => {
  const near = (method: string, query: string, zip: string) =>
    nearPickupPoints(method, query, zip).map(({ city, distance_km }) => `${city} ${distance_km}`);

  it("come by their distance, the nearest first", () => {
    expect(near("fitter_cz", "", "378 10").slice(0, 3)).toEqual(["České Budějovice 36", "Tábor 45", "Jihlava 61"]);
    expect(near("fitter_sk", "", "03401").slice(0, 2)).toEqual(["Liptovský Mikuláš 23", "Martin 28"]);
  });

  it("of a town stay those of the town, with their distance", () => {
    expect(near("fitter_cz", "brno", "63500")).toEqual(["Brno 0", "Brno 0"]);
  });

  it("begin with the one that has the very ZIP", () => {
    const first = (zip: string) => nearPickupPoints("fitter_cz", "", zip)[0]?.zip_code;
    expect([first("60200"), first("602 00"), first("61700")]).toEqual(["602 00", "602 00", "617 00"]);
  });

  it("are found for a searched ZIP that no point has: all of them, from there", () => {
    const found = near("fitter_cz", "251 01", "");
    expect(found).toHaveLength(nearPickupPoints("fitter_cz").length);
    expect(found[0]).toMatch(/^Praha/);
  });

  it.each(["", "37", "abc", "999 99 99", "000 00"])(
    "without a ZIP (%j) come by their towns, without distances",
    (zip) => {
      expect(near("fitter_cz", "", zip)[0]).toBe("Brno null");
    },
  );

  it("know where every point of both countries is", () => {
    for (const [method, zip] of [
      ["fitter_cz", "110 00"],
      ["fitter_sk", "811 01"],
    ] as const)
      for (const { distance_km } of nearPickupPoints(method, "", zip)) expect(distance_km).toBeLessThan(450);
  });
});

describe("distances", () => {
  it.each([
    ["110 00", "602 00", 185],
    ["811 01", "040 01", 313],
    ["301 00", "702 00", 355],
    ["460 01", "370 01", 204],
    ["974 01", "010 01", 61],
  ])("from %s to %s are those of the map, about %i km", (a, b, km) => {
    const [from, to] = [zipPlace(a), zipPlace(b)];
    if (!from || !to) throw new Error("A ZIP without a place.");
    expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(8);
  });
});
