import { describe, expect, it } from "@jest/globals";
import { publicHolidays } from "@/lib/domain/holidays";
import { addWorkingDays, isWorkingDay, workingDayFrom } from "@/lib/domain/working-days";

describe("public holidays", () => {
  it("of Czechia in 2026", () => {
    expect(publicHolidays("CZ", 2026)).toEqual([
      "2026-01-01",
      "2026-04-03",
      "2026-04-06",
      "2026-05-01",
      "2026-05-08",
      "2026-07-05",
      "2026-07-06",
      "2026-09-28",
      "2026-10-28",
      "2026-11-17",
      "2026-12-24",
      "2026-12-25",
      "2026-12-26",
    ]);
  });

  it("of Slovakia in 2026, without the days made working by the budget laws", () => {
    expect(publicHolidays("SK", 2026)).toEqual([
      "2026-01-01",
      "2026-01-06",
      "2026-04-03",
      "2026-04-06",
      "2026-05-01",
      "2026-07-05",
      "2026-08-29",
      "2026-11-01",
      "2026-12-24",
      "2026-12-25",
      "2026-12-26",
    ]);
  });

  it.each([
    ["2023-09-01", false],
    ["2024-09-01", true],
    ["2024-11-17", false],
    ["2025-11-17", true],
    ["2025-05-08", false],
    ["2026-05-08", true],
    ["2027-05-08", false],
    ["2026-09-15", true],
    ["2027-09-15", false],
    ["2026-10-28", true],
  ])("of Slovakia: on %s people work: %p", (day, works) => {
    expect(publicHolidays("SK", Number(day.slice(0, 4))).includes(day)).toBe(!works);
  });

  it.each([
    [2024, "2024-03-29", "2024-04-01"],
    [2025, "2025-04-18", "2025-04-21"],
    [2027, "2027-03-26", "2027-03-29"],
    [2038, "2038-04-23", "2038-04-26"],
    [2049, "2049-04-16", "2049-04-19"],
  ])("follow Easter in %i", (year, friday, monday) => {
    expect(publicHolidays("CZ", year)).toEqual(expect.arrayContaining([friday, monday]));
  });
});

describe("working days", () => {
  it("are neither weekends nor holidays", () => {
    expect(isWorkingDay("2026-11-20", "CZ")).toBe(true);
    expect(isWorkingDay("2026-11-21", "CZ")).toBe(false);
    expect(isWorkingDay("2026-11-22", "CZ")).toBe(false);
    expect(isWorkingDay("2026-11-17", "CZ")).toBe(false);
    expect(isWorkingDay("2026-11-17", "SK")).toBe(true);
    expect(isWorkingDay("2026-01-06", "SK")).toBe(false);
  });

  it("begin with the day itself when it is one", () => {
    expect(workingDayFrom("2026-11-20", "CZ")).toBe("2026-11-20");
    expect(workingDayFrom("2026-11-21", "CZ")).toBe("2026-11-23");
    expect(workingDayFrom("2026-12-24", "CZ")).toBe("2026-12-28");
  });

  it("are counted over weekends, Easter and the turn of a year", () => {
    expect(addWorkingDays("2026-11-20", 0, "CZ")).toBe("2026-11-20");
    expect(addWorkingDays("2026-11-21", 0, "CZ")).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-20", 1, "CZ")).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-21", 1, "CZ")).toBe("2026-11-23");
    expect(addWorkingDays("2026-04-02", 1, "CZ")).toBe("2026-04-07");
    expect(addWorkingDays("2026-12-31", 2, "SK")).toBe("2027-01-05");
    expect(addWorkingDays("2026-12-31", 3, "SK")).toBe("2027-01-07");
  });
});
