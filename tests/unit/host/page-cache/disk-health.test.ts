import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { DiskHealth } from "@/lib/host/page-cache/disk-health";
import { takeLogLines } from "@/tests/support/log-lines";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const never = () => new Promise<string>(() => {});
const fails = async () => {
  throw new Error("ENOSPC");
};
const works = async () => "done";
const said = () => takeLogLines().map(({ level, msg }) => [level, msg]);

it("whoever reads from a slow disk waits a tenth of a second and goes on without", async () => {
  const health = new DiskHealth(100);
  let read: unknown = "nothing yet";
  const reading = health.soon("key", never).then((got) => {
    read = got;
  });
  await jest.advanceTimersByTimeAsync(99);
  expect(read).toBe("nothing yet");
  await jest.advanceTimersByTimeAsync(1);
  await reading;
  expect([read, said()]).toEqual([undefined, []]);
});

it("a disk that hangs is asked nothing more until it has answered", async () => {
  const health = new DiskHealth(100);
  let answer = (_said: string) => {};
  const hanging = health.tried(() => new Promise<string>((resolve) => (answer = resolve)));
  await jest.advanceTimersByTimeAsync(5000);
  expect([await hanging, said()]).toEqual([undefined, [["warn", expect.stringMatching(/cannot be kept on disk/)]]]);
  await jest.advanceTimersByTimeAsync(600_000);
  const asked = jest.fn(works);
  expect([await health.tried(asked), asked.mock.calls.length]).toEqual([undefined, 0]);
  answer("at last");
  await jest.advanceTimersByTimeAsync(1);
  expect([await health.tried(works), said()]).toEqual(["done", [["info", expect.stringMatching(/again/)]]]);
});

it("after a failure it is left alone for a minute; the log tells of the first and of the end", async () => {
  const health = new DiskHealth(100);
  expect(await health.tried(fails)).toBeUndefined();
  expect(await health.tried(works)).toBeUndefined();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await health.tried(fails)).toBeUndefined();
  expect(said().map(([level]) => level)).toEqual(["warn"]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await health.tried(works)).toBe("done");
  expect(said().map(([level]) => level)).toEqual(["info"]);
});

it("one reads at a time", async () => {
  const health = new DiskHealth(100);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 50 }, (_, at) => health.inTurn(`${at}`, work)));
  expect(most).toBe(1);
});
