import { describe, expect, it } from "@jest/globals";
import { courierLimits, fitsParcel, type ParcelTyre, parcelBoxLimits, parcels } from "@/lib/domain/parcel";

const tyre = (fields: Partial<ParcelTyre>): ParcelTyre => ({
  quantity: 4,
  rim: 16,
  family: "car",
  overallDiameterMm: 631.9,
  widthMm: 205,
  ...fields,
});

describe("parcels", () => {
  it("hold two car tyres up to 17 inches", () => {
    expect(parcels([tyre({ quantity: 4 })])).toBe(2);
    expect(parcels([tyre({ quantity: 3 })])).toBe(2);
    expect(parcels([tyre({ quantity: 1 })])).toBe(1);
  });

  it("hold one tyre of 18 inches and more, of an SUV or of a van", () => {
    expect(parcels([tyre({ rim: 18 })])).toBe(4);
    expect(parcels([tyre({ family: "suv" })])).toBe(4);
    expect(parcels([tyre({ family: "van" })])).toBe(4);
  });

  it("never hold tyres of two lines together", () => {
    expect(parcels([tyre({ quantity: 1 }), tyre({ quantity: 1, widthMm: 225 })])).toBe(2);
  });

  it("hold one tyre when two would be too heavy for the carrier", () => {
    expect(parcels([tyre({ weightKg: 15.7 })])).toBe(2);
    expect(parcels([tyre({ weightKg: 15.8 })])).toBe(4);
  });

  it("hold one tyre when two would be too thick for the carrier", () => {
    // 70 + 2 · (70 + 2 · 24.5) = 308 cm
    expect(parcels([tyre({ rim: 17, overallDiameterMm: 700, widthMm: 245 })])).toBe(4);
  });

  it("of nothing are none", () => {
    expect(parcels([])).toBe(0);
  });
});

describe("a carrier's limits", () => {
  it("of a courier let passenger tyres through, of a parcel box none", () => {
    expect(fitsParcel(tyre({}), courierLimits)).toBe(true);
    expect(fitsParcel(tyre({}), parcelBoxLimits)).toBe(false);
    expect(fitsParcel(tyre({ overallDiameterMm: 490, widthMm: 125 }), parcelBoxLimits)).toBe(true);
  });

  it("stop what is too long, too thick or too heavy", () => {
    expect(fitsParcel(tyre({ overallDiameterMm: 1760 }), { maxLongestCm: 175 })).toBe(false);
    expect(fitsParcel(tyre({ overallDiameterMm: 850, widthMm: 325 }), courierLimits)).toBe(false);
    expect(fitsParcel(tyre({ weightKg: 32 }), courierLimits)).toBe(false);
    expect(fitsParcel(tyre({ overallDiameterMm: 3000 }), {})).toBe(true);
  });
});
