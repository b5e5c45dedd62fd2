import { describe, expect, it } from "@jest/globals";
import { type ListFigures, type RulesFigures, rulesStoppedBy, stoppedBy } from "@/lib/domain/admin/guardrails";

const usual: ListFigures = {
  ...{ rows: 1000, refused: 0, lastRows: 1000, lastUndone: false, columns: 0, offers: 1000, known: 1000 },
  ...{ repriced: 0, seasonChanged: 0, soldOut: 0, tenfold: 0, sizeChanged: 0 },
};

describe("guardrails of a price list", () => {
  it("let through what is as usual", () => {
    expect(stoppedBy(usual)).toEqual({});
  });

  it.each<[string, Partial<ListFigures>, Record<string, number>]>([
    ["two rows of a hundred refused", { refused: 20 }, {}],
    ["more of them", { refused: 21 }, { refused: 21 }],
    ["prices of one tyre in twenty", { repriced: 50 }, {}],
    ["more of them", { repriced: 51 }, { repriced: 51 }],
    ["a fifth of the supplier's tyres sold out", { soldOut: 200 }, {}],
    ["more of them", { soldOut: 201 }, { sold_out: 201 }],
    ["more than half of the last list's rows", { rows: 501 }, {}],
    ["half of them", { rows: 500 }, { rows: 500 }],
    ["a price twice as high", { tenfold: 1 }, { price_tenfold: 1 }],
    ["a tyre of another size", { sizeChanged: 1 }, { size_changed: 1 }],
    ["a column that means something else", { columns: 2 }, { columns: 2 }],
    ["another season for one tyre in a hundred", { seasonChanged: 10 }, {}],
    ["more of them", { seasonChanged: 11 }, { season_changed: 11 }],
    ["the list before taken back by a person", { lastUndone: true }, { last_undone: 1 }],
    ["the supplier's first list", { lastRows: null, columns: 9, offers: 0, known: 0 }, { first_list: 1 }],
  ])("%s", (_what, figures, stopped) => {
    expect(stoppedBy({ ...usual, ...figures })).toEqual(stopped);
  });

  it("are a supplier's own where it has some, in thousandths as what is found", () => {
    expect(stoppedBy({ ...usual, refused: 30 }, { refused: 30 })).toEqual({});
    expect(stoppedBy({ ...usual, rows: 800 }, { rows: 900 })).toEqual({ rows: 800 });
    expect(stoppedBy({ ...usual, tenfold: 1 }, { price_tenfold: 5, nothing: 1 })).toEqual({ price_tenfold: 1 });
  });
});

describe("guardrails of prices by the rules", () => {
  it.each<[string, Partial<RulesFigures>, Record<string, number>]>([
    ["prices as before", {}, {}],
    ["prices of one tyre in twenty", { repriced: 50 }, {}],
    ["more of them", { repriced: 51 }, { repriced: 51 }],
    ["a price twice as high", { tenfold: 1 }, { price_tenfold: 1 }],
    ["a price below the cost", { belowCost: 1 }, { below_cost: 1 }],
    ["no tyre on sale", { tyres: 0 }, {}],
  ])("%s", (_what, figures, stopped) => {
    expect(rulesStoppedBy({ tyres: 1000, repriced: 0, tenfold: 0, belowCost: 0, ...figures })).toEqual(stopped);
  });
});
