import type { ServerResponse } from "node:http";
import { describe, expect, it } from "@jest/globals";
import { withPageAnswer } from "@/lib/runtime/page-answer";
import { askedOnce, isNothingAt, providePageLookup } from "@/lib/runtime/page-lookup";

const answer = () => ({}) as ServerResponse;
const failing = async () => {
  throw new Error("away");
};

describe("looking for a page before it is rendered", () => {
  it("finds nothing out without a look-up, and outside an answer", async () => {
    expect(await withPageAnswer(answer(), () => isNothingAt("/cs-u-cu-czk/blog/x"))).toBe(false);
    providePageLookup(async () => true);
    expect(await isNothingAt("/cs-u-cu-czk/blog/x")).toBe(false);
    expect(await withPageAnswer(answer(), () => isNothingAt("/cs-u-cu-czk/blog/x"))).toBe(true);
  });

  it("asks once for each thing and answer, also for one that fails", async () => {
    providePageLookup(async () => false);
    let asked = 0;
    const ask = async () => ++asked;
    const made = () =>
      withPageAnswer(answer(), async () => {
        await isNothingAt("/cs-u-cu-czk/blog/x");
        return [await askedOnce("a", ask), await askedOnce("a", ask), await askedOnce("b", ask)];
      });
    expect(await made()).toEqual([1, 1, 2]);
    expect(await made()).toEqual([3, 3, 4]);
    await withPageAnswer(answer(), async () => {
      await isNothingAt("/cs-u-cu-czk/blog/x");
      await expect(askedOnce("a", failing)).rejects.toThrow("away");
      await expect(askedOnce("a", ask)).rejects.toThrow("away");
    });
  });

  it("asks each time where no page was looked for, such as after a form was sent", async () => {
    let asked = 0;
    const ask = async () => ++asked;
    const made = withPageAnswer(answer(), async () => [await askedOnce("a", ask), await askedOnce("a", ask)]);
    expect(await made).toEqual([1, 2]);
  });
});
