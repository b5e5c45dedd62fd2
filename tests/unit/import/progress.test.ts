import { describe, expect, it } from "@jest/globals";
import { Progress } from "@/lib/backend/import/output/progress";
import { commandMessages } from "@/lib/backend/kernel/command/command-messages";

/** Reads 100 of 400 bytes and 1,000 rows every second for six seconds, with nothing to wait for. */
function watch(isTTY: boolean): string {
  let [now, written] = [0, ""];
  const terminal = {
    isTTY,
    write: (text: string) => {
      written += text;
    },
  };
  const progress = new Progress(terminal, commandMessages("import", "en"), () => now);
  progress.total = 400;
  for (let second = 1; second <= 6; second++) {
    now = second * 1000;
    progress.tell(second * 100, second * 1000);
    progress.tell(second * 100, second * 1000);
  }
  progress.clear();
  return written;
}

describe("progress", () => {
  it("is one changing line on a terminal, gone at the end", () => {
    const lines = watch(true).split("\r\x1b[K").slice(1);
    expect(lines.slice(0, 2)).toEqual(["25 %, 1,000 rows, 1000 rows/s", "50 %, 2,000 rows, 1000 rows/s"]);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toBe("");
  });
  it("is a plain line now and then elsewhere, and never over a hundred", () => {
    expect(watch(false)).toBe("100 %, 5,000 rows, 1000 rows/s\n");
  });
});
