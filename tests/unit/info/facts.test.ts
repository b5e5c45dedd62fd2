import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { knownMakes } from "@/lib/backend/vehicle/data";

/** Every text that a visitor may read, line by line. */
function lines(language: string): string[] {
  const pages = `messages/pages/${language}`;
  const files = readdirSync(pages, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(pages, name));
  const articles = readdirSync("lib/backend/article/articles").map((name) =>
    join("lib/backend/article/articles", name, `${language}.md`),
  );
  return [`messages/${language}.json`, ...files, ...articles].flatMap((file) => readFileSync(file, "utf8").split("\n"));
}

describe("facts that have changed", () => {
  test("the Czech decree on technical fitness is 153/2023: the one before is named only as replaced", () => {
    const old = ["cs", "sk", "en"].flatMap(lines).filter((text) => text.includes("341/2014"));
    expect(old.filter((text) => !/nahradila|replaced/.test(text))).toEqual([]);
    expect(readFileSync("components/article/figure/tread-depth.tsx", "utf8")).not.toContain("341/2014");
  });

  test("the technical certificate that Czechia no longer issues is named only where that is said", () => {
    const old = ["cs", "en"].flatMap(lines).filter((text) => /technick\p{L}* průkaz/iu.test(text));
    expect(old.filter((text) => !/nevydává|no longer been issued/.test(text))).toEqual([]);
  });
});

describe("cars", () => {
  const generation = (make: string, model: string, name: string) =>
    knownMakes()
      .find((one) => one.name === make)
      ?.models.find((one) => one.name === model)
      ?.generations.find((one) => one.name === name);

  test("of the second Captur have five bolts", () => {
    expect(generation("Renault", "Captur", "II")).toMatchObject({ pcd: "5x114.3", bore_mm: 66.1 });
  });

  test("of the sixth Transporter were made until 2024", () => {
    expect(generation("Volkswagen", "Transporter", "T5/T6")).toMatchObject({ years: [2003, 2024] });
  });
});
