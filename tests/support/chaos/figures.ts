import { appendFileSync, mkdirSync } from "node:fs";
import { expect } from "@jest/globals";

/** Where the figures of a run are gathered, one JSON line each; `npm run chaos` prints them beside the promises. */
export const figuresFile = "tests/.output/chaos-figures.jsonl";

/** Notes what the running test has measured, in a few words. */
export function noteFigures(text: string): void {
  mkdirSync("tests/.output", { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify({ test: expect.getState().currentTestName, text })}\n`);
}
