import { describe, expect, it } from "@jest/globals";
import {
  alternativesChooser,
  type Comparable,
  chooseAlternatives,
  mayBeChosen,
} from "@/lib/backend/catalogue/detail/alternatives";
import { seededRandom } from "@/tests/support/plain-host/random-mess";

const own: Comparable = {
  ...{ id: 1, pattern_id: 1, price: 200_000, noise_db: 70, wet: "B", fuel: "C" },
  ...{ popularity: 500, dispatch_days: 3 },
};
const other = (id: number, fields: Partial<Comparable>): Comparable => ({ ...own, id, pattern_id: id, ...fields });
const choose = (...candidates: Comparable[]) => chooseAlternatives(own, candidates, "CZK");

describe("alternatives to a tyre", () => {
  it("are at most one for each difference, which is computed", () => {
    const found = choose(
      other(2, { price: 150_000 }),
      other(3, { noise_db: 67, price: 260_000 }),
      other(4, { wet: "A", price: 250_000 }),
      other(5, { fuel: "A", price: 240_000 }),
    );
    expect(found).toEqual([
      { id: 2, difference: { kind: "cheaper", money: { amount: 50_000, currency: "CZK" }, steps: null } },
      { id: 3, difference: { kind: "quieter", money: null, steps: 3 } },
      { id: 4, difference: { kind: "better_wet", money: null, steps: 1 } },
      { id: 5, difference: { kind: "better_fuel", money: null, steps: 2 } },
    ]);
  });

  it("are four at most; one that comes sooner stands where something else is missing", () => {
    const sooner = other(6, { dispatch_days: 1 });
    expect(choose(sooner)).toEqual([{ id: 6, difference: { kind: "sooner", money: null, steps: 2 } }]);
    const four = [
      other(2, { price: 150_000 }),
      other(3, { noise_db: 67 }),
      other(4, { wet: "A" }),
      other(5, { fuel: "A" }),
    ];
    expect(choose(...four, sooner).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    expect(choose(other(6, { dispatch_days: 3 }))).toEqual([]);
  });

  it("cheaper is the most wanted of those that cost at least three percent less", () => {
    expect(choose(other(2, { price: 195_000, popularity: 900 }))).toEqual([]);
    const [cheaper] = choose(
      other(2, { price: 100_000, popularity: 100 }),
      other(3, { price: 190_000, popularity: 300 }),
    );
    expect(cheaper?.id).toBe(3);
  });

  it("quieter is the quietest of all, and of equals the cheapest", () => {
    const [quieter] = choose(
      other(2, { noise_db: 68, price: 210_000 }),
      other(3, { noise_db: 66, price: 300_000 }),
      other(4, { noise_db: 66, price: 290_000 }),
    );
    expect([quieter?.id, quieter?.difference.steps]).toEqual([4, 4]);
  });

  it("are of different patterns, and never of the tyre's own", () => {
    const found = choose(
      other(2, { pattern_id: 1, price: 100_000 }),
      other(3, { pattern_id: 9, noise_db: 66 }),
      other(4, { pattern_id: 9, wet: "A" }),
    );
    expect(found.map(({ id }) => id)).toEqual([3]);
  });

  it("compare no grade with a tyre that has no label", () => {
    const studded = { ...own, noise_db: null, wet: null, fuel: null };
    expect(chooseAlternatives(studded, [other(2, { wet: "A", noise_db: 60 })], "CZK")).toEqual([]);
  });
});

describe("alternatives to each of many tyres", () => {
  const random = seededRandom(11);
  const below = (limit: number) => Math.floor(random() * limit);
  /** So many tyres of one size: a third without a label, and many that are equal in what is compared. */
  const tyresOf = (count: number): Comparable[] =>
    Array.from({ length: count }, (_, id) => {
      const label = below(3) > 0;
      return other(id + 1, {
        ...{ pattern_id: below(count / 4), price: 150_000 + below(400) * 500, popularity: below(50) },
        ...{ noise_db: label ? 66 + below(8) : null, wet: label ? grades[below(5)] : null },
        ...{ fuel: label ? grades[below(5)] : null, dispatch_days: below(6) },
      });
    });
  const grades = ["A", "B", "C", "D", "E"] as const;
  const rest = async () => {};

  it("are those that are chosen for it alone", async () => {
    const tyres = tyresOf(200);
    const choose = await alternativesChooser(tyres, "CZK", rest);
    let found = 0;
    for (const tyre of tyres) {
      const fits = ({ id }: Comparable) => id % 3 !== tyre.id % 3;
      const chosen = chooseAlternatives(tyre, tyres.filter(fits), "CZK");
      found += chosen.length;
      expect(choose(tyre, fits)).toEqual(chosen);
    }
    expect(found).toBeGreaterThan(300);
  });

  it("are found without a look at all the others for each", async () => {
    let looks = 0;
    const tyres = tyresOf(4_000).map(({ pattern_id, ...tyre }) => ({
      ...tyre,
      get pattern_id() {
        looks += 1;
        return pattern_id;
      },
    }));
    const choose = await alternativesChooser(tyres, "CZK", rest);
    looks = 0;
    for (const tyre of tyres) choose(tyre, () => true);
    expect(looks).toBeLessThan(4_000 * 40);
  });

  it("never are one that was ruled out for all", async () => {
    const small = Array.from({ length: 300 }, () => tyresOf(48));
    let [ruledOut, chosenAtAll] = [0, 0];
    for (const tyres of small) {
      const carries = (tyre: Comparable) => (candidate: Comparable) => candidate.id % 2 >= tyre.id % 2;
      const choose = await alternativesChooser(tyres, "CZK", rest);
      const chosen = new Set(tyres.flatMap((tyre) => choose(tyre, carries(tyre)).map(({ id }) => id)));
      const possible = tyres.filter((tyre) => mayBeChosen(tyre, tyres, carries(tyre)));
      expect([...chosen].filter((id) => !possible.some((tyre) => tyre.id === id))).toEqual([]);
      ruledOut += tyres.length - possible.length;
      chosenAtAll += chosen.size;
    }
    expect(ruledOut).toBeGreaterThan(500);
    expect(chosenAtAll).toBeGreaterThan(500);
  });

  it("are few of a large size", () => {
    const tyres = tyresOf(4_000);
    const possible = tyres.filter((tyre) => mayBeChosen(tyre, tyres, () => true));
    expect(possible.length).toBeLessThan(200);
  });

  it("let others have their turn between two sorts", async () => {
    let rests = 0;
    await alternativesChooser(tyresOf(10), "CZK", async () => {
      rests += 1;
    });
    expect(rests).toBe(5);
  });
});
