import { describe, expect, it } from "@jest/globals";
import { hasConnected, whenIdle } from "@/lib/runtime/when-idle";

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("work that can wait", () => {
  it("is done one piece in each turn of the event loop, in order", async () => {
    const done: string[] = [];
    for (const name of ["a", "b", "c"]) whenIdle(() => done.push(name));
    expect(done).toEqual([]);
    const seen: string[][] = [];
    for (let at = 0; at < 3; at += 1) {
      await turn();
      seen.push([...done]);
    }
    expect(seen).toEqual([["a"], ["a", "b"], ["a", "b", "c"]]);
  });
  it("of several clients is done by turns: who waits for one piece does not stand behind another's three", async () => {
    const done: string[] = [];
    for (const name of ["a", "b", "c"]) whenIdle(() => done.push(`flood ${name}`), "flood");
    whenIdle(() => done.push("visitor"), "visitor");
    while (done.length < 4) await turn();
    expect(done).toEqual(["flood a", "visitor", "flood b", "flood c"]);
  });
  it("comes after whoever connects, but is not put off for ever", async () => {
    const done: string[] = [];
    whenIdle(() => done.push("before"));
    await turn();
    whenIdle(() => done.push("refusal"));
    hasConnected();
    await turn();
    expect(done).toEqual(["before"]);
    while (done.length < 2) {
      hasConnected(); // as long as somebody connects in each turn
      await turn();
    }
    expect(done).toEqual(["before", "refusal"]);
  });
  it("does not pile up: what comes beyond five hundred is done at once", async () => {
    let done = 0;
    for (let at = 0; at < 503; at += 1)
      whenIdle(() => {
        done += 1;
      });
    expect(done).toBe(3);
    while (done < 503) await turn();
  });
});
