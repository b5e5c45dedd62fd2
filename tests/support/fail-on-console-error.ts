import { afterEach, beforeEach, expect, jest } from "@jest/globals";
import { endKeptLines, keepLogLines } from "./log-lines";

/**
 * A test that makes the code report an error without expecting it fails, on the console as in the log: nothing unexpected
 * is printed and forgotten. What it expects it takes with `takeLogLines`.
 */
let spy: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  spy = jest.spyOn(console, "error");
  keepLogLines();
});

afterEach(() => {
  const calls = spy.mock.calls;
  spy.mockRestore();
  expect([calls, endKeptLines()]).toEqual([[], []]);
});
