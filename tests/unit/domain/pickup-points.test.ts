import { describe, expect, it } from "@jest/globals";
import { pickupPoint, pickupPoints } from "@/lib/domain/pickup-points";
import { parseZip } from "@/lib/domain/zip";

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
