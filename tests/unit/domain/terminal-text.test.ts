import { describe, expect, it } from "@jest/globals";
import { terminalText } from "@/lib/domain/terminal-text";

describe("text of others on a terminal", () => {
  it.each([
    ["a colour", "Barum\u001b[31m", "Barum␛[31m"],
    ["a title of the window", "\u001b]0;x\u0007", "␛]0;x␇"],
    ["the beginning of the line", "refused\rimported", "refused␍imported"],
    ["one character that begins a sequence", "\u009b2J", "\ufffd2J"],
    ["deleting", "ab\u007f\b", "ab␡␈"],
    ["turned writing", "\u202ecsv\u2066", "\ufffdcsv\ufffd"],
  ])("shows %s instead of obeying it", (_, text, shown) => {
    expect(terminalText(text)).toBe(shown);
  });

  it("leaves words, lines and columns as they are", () => {
    expect(terminalText("řádek 3:\tŠířka „205“\nцена 🙂 25\u00a0Kč")).toBe("řádek 3:\tŠířka „205“\nцена 🙂 25\u00a0Kč");
  });
});
