import { describe, expect, it } from "@jest/globals";
import { knownMakes } from "@/lib/backend/vehicle/data";
import { maxLoadKg } from "@/lib/domain/load-index";
import { maxSpeedKmh } from "@/lib/domain/speed-symbol";
import { isPlausibleSize, parseSizeSlug, sizeSlug } from "@/lib/domain/tyre-size";

const models = knownMakes().flatMap((make) => make.models.map((model) => ({ make, model })));
const generations = models.flatMap(({ make, model }) =>
  model.generations.map((generation) => ({ name: `${make.name} ${model.name} ${generation.name}`, generation })),
);
const wheels = generations.flatMap(({ generation }) =>
  generation.fitments.flatMap(({ front, rear }) => (rear ? [front, rear] : [front])),
);

describe("the cars", () => {
  it("are 93 models in 146 generations", () => {
    expect([models.length, generations.length]).toEqual([93, 146]);
  });
  it("have addresses of ASCII letters, digits and hyphens, each once", () => {
    const paths = models.map(({ make, model }) => `${make.slug}/${model.slug}`);
    expect(paths.filter((path) => !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { model } of models)
      expect(new Set(model.generations.map(({ slug }) => slug)).size).toBe(model.generations.length);
    expect(paths).toContain("skoda/octavia");
    expect(paths).toContain("citroen/berlingo");
  });
  it("have only sizes that exist and can be an address", () => {
    for (const { size } of wheels) {
      expect(isPlausibleSize(size)).toBe(true);
      expect(parseSizeSlug(sizeSlug(size))).toEqual(size);
    }
  });
  it("ask only load and speed indexes that are in the tables", () => {
    for (const { loadIndex, loadIndexDual, speedSymbol } of wheels) {
      expect(maxLoadKg(loadIndex)).not.toBeNull();
      expect(loadIndexDual === null || maxLoadKg(loadIndexDual) !== null).toBe(true);
      expect(maxSpeedKmh(speedSymbol)).not.toBeNull();
    }
  });
  it("have exactly one usual size in each generation, and years in order", () => {
    const usual = ({ generation }: (typeof generations)[number]) =>
      generation.fitments.filter(({ mostCommon }) => mostCommon).length;
    expect(generations.filter((one) => usual(one) !== 1).map(({ name }) => name)).toEqual([]);
    for (const { generation } of generations) {
      const [from, to] = generation.years;
      expect(from).toBeLessThanOrEqual(to ?? from);
    }
  });
});
