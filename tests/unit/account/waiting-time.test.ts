import { describe, expect, it } from "@jest/globals";
import { waitingTime } from "@/lib/backend/kernel/limit/waiting-time";

describe("a wait", () => {
  it.each([
    [1, "za 1 sekundu", "o 1 sekundu", "in 1 second"],
    [3, "za 3 sekundy", "o 3 sekundy", "in 3 seconds"],
    [45, "za 45 sekund", "o 45 sekúnd", "in 45 seconds"],
    [90, "za 2 minuty", "o 2 minúty", "in 2 minutes"],
    [900, "za 15 minut", "o 15 minút", "in 15 minutes"],
    [3600, "za 60 minut", "o 60 minút", "in 60 minutes"],
    [7200, "za 2 hodiny", "o 2 hodiny", "in 2 hours"],
    [18_000, "za 5 hodin", "o 5 hodín", "in 5 hours"],
  ])("of %i s is said in the right form of each language", (seconds, cs, sk, en) => {
    expect([waitingTime(seconds, "cs"), waitingTime(seconds, "sk"), waitingTime(seconds, "en")]).toEqual([cs, sk, en]);
  });

  it("is rounded up, so that nobody comes back too early", () => {
    expect(waitingTime(121, "en")).toBe("in 3 minutes");
    expect(waitingTime(0, "en")).toBe("in 1 second");
  });
});
