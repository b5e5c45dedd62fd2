import { expect, test } from "@jest/globals";
import { jumpFlags } from "@/lib/domain/admin/price-jump";

test.each([
  [100_000, 114_999, []],
  [100_000, 115_000, ["price_jump"]],
  [100_000, 85_000, ["price_jump"]],
  [100_000, 85_001, []],
  [100_000, 199_999, ["price_jump"]],
  [100_000, 200_000, ["price_jump", "price_tenfold"]],
  [100_000, 50_000, ["price_jump", "price_tenfold"]],
  [100_000, 100_000, []],
])(
  "from %i to %i the flags are %j: a jump from 15 %%, and more from the double or the half",
  (before, after, flags) => {
    expect(jumpFlags(before, after)).toEqual(flags);
  },
);
