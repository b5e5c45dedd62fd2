import { afterEach, beforeEach, expect, jest } from "@jest/globals";

/** A test that makes the code log an error without expecting it fails: nothing unexpected is printed and forgotten. */
let spy: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  spy = jest.spyOn(console, "error");
});

afterEach(() => {
  const calls = spy.mock.calls;
  spy.mockRestore();
  expect(calls).toEqual([]);
});
