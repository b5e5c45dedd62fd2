import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { RenderTimes } from "@/lib/host/page-cache/render-times";

beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(60_000);
});
afterEach(() => {
  jest.useRealTimers();
});

const rendering = () => new Promise<{ status: number }>(() => {});
const isMade = ({ status }: { status: number }) => status < 500;

test("a page may still come for four seconds after the first rendering began, however long nothing was rendered before", () => {
  const times = new RenderTimes();
  void times.noted("hangs", rendering(), isMade);
  jest.advanceTimersByTime(3_999);
  expect([times.mayCome("hangs"), times.mayCome("waits for its turn")]).toEqual([true, true]);
  jest.advanceTimersByTime(1);
  expect([times.mayCome("hangs"), times.mayCome("waits for its turn")]).toEqual([false, false]);
});

test.each([
  [200, true],
  [404, true],
  [503, false],
])("whoever waits for his turn does so as long as others are made; a %i counts: %s", async (status, counts) => {
  const times = new RenderTimes();
  void times.noted("hangs", rendering(), isMade);
  jest.advanceTimersByTime(3_000);
  await times.noted("other", Promise.resolve({ status }), isMade);
  jest.advanceTimersByTime(2_000);
  expect([times.mayCome("waits for its turn"), times.mayCome("hangs")]).toEqual([counts, false]);
});
