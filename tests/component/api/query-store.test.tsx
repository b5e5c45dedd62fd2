import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render } from "@testing-library/react";
import { QueryStore, QueryStoreContext, useQuery } from "@/lib/api/request/query-store";

const second = 1000;
let hidden = false;

beforeEach(() => {
  hidden = false;
  jest.useFakeTimers();
  jest.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function turn(away: boolean) {
  hidden = away;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function Reading({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery<string>("reading", read);
  return <p>{data}</p>;
}

/** Shows one reading that fails until it is told to answer. */
async function showFailing() {
  const read = jest.fn<() => Promise<string>>().mockRejectedValue(new Error("away"));
  const page = render(
    <QueryStoreContext.Provider value={new QueryStore()}>
      <Reading read={read} />
    </QueryStoreContext.Provider>,
  );
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
  return { read, page };
}

test("a reading that fails is tried again after 10 s, then after twice as long each time, 320 s at the most", async () => {
  const { read } = await showFailing();
  let asked = 1;
  for (const wait of [10, 20, 40, 80, 160, 320, 320]) {
    await pass(wait * second - 1);
    expect(read).toHaveBeenCalledTimes(asked);
    await pass(1);
    asked += 1;
    expect(read).toHaveBeenCalledTimes(asked);
  }
});

test("a reading's first question is asked in a task of its own, once for all who show it, and not when none does any more", async () => {
  const read = jest.fn<() => Promise<string>>().mockResolvedValue("here");
  const shown = (names: string[]) => (
    <QueryStoreContext.Provider value={store}>
      {names.map((name) => (
        <Reading key={name} read={read} />
      ))}
    </QueryStoreContext.Provider>
  );
  const store = new QueryStore();
  const page = render(shown(["one"]));
  expect(read).not.toHaveBeenCalled();
  page.rerender(shown([]));
  await pass(0);
  expect(read).not.toHaveBeenCalled();
  page.rerender(shown(["one", "other"]));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
  expect(page.container.textContent).toBe("herehere");
});

test("a reading that answers again is not tried any more, and its next failure waits 10 s again", async () => {
  const { read, page } = await showFailing();
  await pass(10 * second);
  read.mockResolvedValueOnce("here");
  await pass(20 * second);
  expect(page.container.textContent).toBe("here");
  await pass(3600 * second);
  expect(read).toHaveBeenCalledTimes(3);
  await act(async () => void dispatchEvent(new Event("focus")));
  expect(read).toHaveBeenCalledTimes(4);
  expect(page.container.textContent).toBe("here");
  await pass(10 * second);
  expect(read).toHaveBeenCalledTimes(5);
});

test("in a tab that is not seen nothing is tried; once it is seen again it is", async () => {
  const { read } = await showFailing();
  turn(true);
  await pass(3600 * second);
  expect(read).toHaveBeenCalledTimes(1);
  turn(false);
  await pass(10 * second);
  expect(read).toHaveBeenCalledTimes(2);
});
