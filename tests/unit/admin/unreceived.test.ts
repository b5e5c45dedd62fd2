import { expect, test } from "@jest/globals";
import { unreceived } from "@/lib/domain/admin/unreceived";

const sent = (pieces: number, at: number, forgotten_on = "2026-12-31") => ({ pieces, at, forgotten_on });
const receipt = (pieces: number, at: number, on = "2026-12-01") => ({ pieces, at, on });

test.each([
  ["nothing came", [sent(4, 1), sent(2, 2)], [], [4, 2]],
  ["what came is the first cancelled line's first", [sent(4, 1), sent(2, 2)], [receipt(3, 3)], [1, 2]],
  ["and then the next one's", [sent(4, 1), sent(2, 2)], [receipt(5, 3)], [0, 1]],
  ["what came before a line was cancelled is not its own", [sent(4, 1), sent(2, 3)], [receipt(6, 2)], [0, 2]],
  ["nor is what the store has bought before", [sent(2, 3)], [receipt(20, 2)], [2]],
  [
    "what comes for a forgotten line is the next one's",
    [sent(4, 1, "2026-12-01"), sent(2, 2)],
    [receipt(2, 3)],
    [4, 0],
  ],
  ["a receipt that was corrected counts less", [sent(4, 1)], [receipt(4, 2), receipt(-1, 3)], [1]],
  ["and not at all when all of it was taken back", [sent(4, 1)], [receipt(2, 2), receipt(3, 3), receipt(-9, 4)], [4]],
])("%s", (_, lines, receipts, left) => {
  expect(unreceived(lines, receipts).map(({ pieces }) => pieces)).toEqual(left);
});
