import { describe, expect, it } from "@jest/globals";
import { type Statement, withdrawnPart, withdrawnPieces } from "@/lib/backend/order/withdrawn";

const lines = [
  { productId: 1, quantity: 2 },
  { productId: 2, quantity: 2 },
];
const of = (product_id: number, quantity: number, state: Statement["state"] = "announced"): Statement => ({
  lines: [{ product_id, name: "Barum Polaris 6", size: "205/55 R16 91H", quantity }],
  part: null,
  state,
});
const whole: Statement = { lines: null, part: null, state: "announced" };
const words: Statement = { lines: null, part: "Všechno", state: "announced" };

describe("how much of an order was withdrawn from", () => {
  it.each<[string, Statement[], "part" | "whole" | null, [number, number]]>([
    ["nothing", [], null, [0, 0]],
    ["nothing once it was refused", [{ ...whole, state: "refused" }], null, [0, 0]],
    ["all of it by one statement", [whole], "whole", [2, 2]],
    ["all of it once the money is back, too", [{ ...whole, state: "settled" }], "whole", [2, 2]],
    ["a line", [of(1, 2)], "part", [2, 0]],
    ["some pieces of each line", [of(1, 1), of(2, 1)], "part", [1, 1]],
    ["all lines in several statements", [of(1, 2), of(2, 1), of(2, 1)], "whole", [2, 2]],
    ["a line twice is not the other one", [of(1, 2), of(1, 2)], "part", [2, 0]],
    ["a refused line does not count", [of(1, 2, "refused"), of(2, 2)], "part", [0, 2]],
    ["in the buyer's own words: a part, nobody knows of which pieces", [words], "part", [0, 0]],
    ["the rest after a part", [of(1, 1), whole], "whole", [2, 2]],
  ])("%s", (_name, withdrawals, part, [first, second]) => {
    expect(withdrawnPart({ lines, withdrawals })).toBe(part);
    expect([...withdrawnPieces({ lines, withdrawals })]).toEqual([
      [1, first],
      [2, second],
    ]);
  });
});
