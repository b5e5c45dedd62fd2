import { beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Component, type ReactNode } from "react";
import type { RowGroup } from "@/components/admin/orders/groups";
import { listWords } from "@/components/admin/orders/list-words";
import type * as lists from "@/components/admin/orders/order-list";
import type { RowView } from "@/components/admin/orders/row-view";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";

jest.mock("@/lib/api/admin/move-actions", () => ({ moveOrders: () => new Promise(() => {}) }));

let OrderList: typeof lists.OrderList;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ OrderList } = await import("@/components/admin/orders/order-list"));
});

const [first, second, third] = ["2611200017", "2611200025", "2611200033"] as const;
const row = (number: string): RowView => ({
  ...{ number, revision: 0, status: "placed", step: "confirm", pickup: false, name: `Zákazník ${number}`, place: "" },
  ...{ pieces: "4×", goods: "205/55 R16", more: "", trouble: "", supply: "", waits: false, notes: "", payment: "" },
  ...{ unpaid: false, total: "8 000 Kč" },
});
const groups = (): RowGroup[] => [
  { key: "all", title: "", note: "", late: false, firm: true, rows: [first, second, third].map(row) },
];

/** What was asked of the shop and not answered yet. */
const asked: { number: string; answer: (fold: ReactNode) => void; fail: (error: Error) => void }[] = [];
const load = (number: string) =>
  new Promise<ReactNode>((answer, fail) => {
    asked.push({ number, answer, fail });
  });
/** Answers what was asked for first, or the one asked for so many later. */
const answered = async (at = 0, fold: ReactNode | Error = "objednávka") => {
  const [one] = asked.splice(at, 1);
  await act(async () => (fold instanceof Error ? one?.fail(fold) : one?.answer(fold && `${fold} ${one?.number}`)));
};

const list = (loaded: RowGroup[], open: string | null = null) => (
  <OrderList
    {...{ groups: loaded, words: listWords(cs as never), language: "cs", open, fold: open && `objednávka ${open}` }}
    {...{ load, here: "/admin/orders", time: null, mayMove: true, singleKeys: true }}
  />
);
const leads: string[] = [];
const router = { push: (to: string) => leads.push(to), refresh: () => leads.push("refresh") };
const show = () => render(inRouter(list(groups()), router));
const unfolded = () => [...document.querySelectorAll(".unfolded")].map((place) => place.textContent);
const rowOf = (number: string) => document.getElementById(`row-${number}`) as HTMLElement;
/** What the address says besides the list. */
const address = () => location.search;
const user = userEvent.setup();
let goesToTop = false;
/** What Next's router does around a page: it follows what is thrown, and after an address has changed it goes to the page's top. */
class Router extends Component<{ children: ReactNode }, { to: string | null }> {
  override state = { to: null };
  static getDerivedStateFromError = ({ digest }: { digest: string }) => ({ to: digest });
  override componentDidUpdate = () => {
    if (goesToTop) window.scrollY = 0;
  };
  override render = () => this.state.to ?? this.props.children;
}
/** Goes to the row of an order and presses keys there. */
const press = async (number: string, keys: string) => {
  act(() => rowOf(number).focus());
  await user.keyboard(keys);
};
/** Goes back or forward, until the address is that. */
const traverse = async (by: -1 | 1, to: string) => {
  history.go(by);
  await waitFor(() => expect(address()).toBe(to));
};

/** What is to be loaded ahead: it begins when a test says so, not after a time. */
const toLoadAhead = new Map<unknown, () => void>();
const beginAhead = () =>
  act(async () => {
    for (const begin of toLoadAhead.values()) begin();
  });
const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
jest.spyOn(window, "setTimeout").mockImplementation(((begin: () => void, ms?: number, ...given: unknown[]) => {
  if (ms !== 100) return startTimer(begin, ms, ...given);
  const timer = {};
  toLoadAhead.set(timer, begin);
  return timer;
}) as unknown as typeof setTimeout);
jest.spyOn(window, "clearTimeout").mockImplementation((timer) => {
  if (!toLoadAhead.delete(timer)) stopTimer(timer);
});

beforeEach(() => {
  history.pushState(null, "", "/admin/orders");
  asked.length = 0;
  leads.length = 0;
  toLoadAhead.clear();
});

describe("an order that is unfolded", () => {
  test("stands in the address, and the address is left on the way back and forward", async () => {
    show();
    await press(first, "{Enter}");
    expect(address()).toBe("");
    await answered();
    expect([unfolded(), address()]).toEqual([[`objednávka ${first}`], `?open=${first}`]);
    await traverse(-1, "");
    await waitFor(() => expect(unfolded()).toEqual([]));
    await traverse(1, `?open=${first}`);
    await waitFor(() => expect(asked).toHaveLength(1));
    await answered();
    expect(unfolded()).toEqual([`objednávka ${first}`]);
  });

  test("is the one that was asked for last, whichever answer comes last", async () => {
    show();
    await press(first, "{Enter}");
    await press(second, "{Enter}");
    await answered(1);
    await answered(0);
    expect([unfolded(), address()]).toEqual([[`objednávka ${second}`], `?open=${second}`]);
  });

  test("does not unfold any more once the list was folded with Escape", async () => {
    show();
    await press(first, "{Enter}");
    await answered();
    await press(second, "{Enter}{Escape}");
    await answered();
    expect([unfolded(), address()]).toEqual([[], ""]);
  });

  test("does not unfold where one went on from its address meanwhile", async () => {
    show();
    await press(first, "{Enter}");
    await answered();
    await press(first, "{Enter}");
    await waitFor(() => expect(address()).toBe(""));
    await traverse(-1, `?open=${first}`);
    await waitFor(() => expect(asked).toHaveLength(1));
    await traverse(1, "");
    await answered();
    expect(unfolded()).toEqual([]);
  });

  test.each(["{Enter}{Enter}", "hh"])(
    "makes one entry of the history, however often it is asked for: %s",
    async (keys) => {
      show();
      const before = history.length;
      await press(first, keys);
      while (asked.length > 0) await answered();
      expect([address(), history.length - before]).toEqual([`?open=${first}`, 1]);
    },
  );

  test("leaves the focus to whoever has gone on to another row", async () => {
    show();
    await press(first, "{Enter}j");
    await answered();
    expect(unfolded()).toEqual([`objednávka ${first}`]);
    expect(rowOf(second)).toHaveFocus();
    await user.keyboard("e");
    expect(rowOf(second)).toHaveAttribute("aria-busy", "true");
    expect(rowOf(first)).not.toHaveAttribute("aria-busy");
  });
});

describe("the order after the one that is unfolded", () => {
  const unfoldFirst = async () => {
    await press(first, "{Enter}");
    await answered();
    await beginAhead();
  };
  const askedFor = () => asked.map(({ number }) => number);

  test("is loaded ahead, alone, and unfolds without being asked for again", async () => {
    show();
    await unfoldFirst();
    expect([askedFor(), unfolded()]).toEqual([[second], [`objednávka ${first}`]]);
    await answered();
    await press(second, "{Enter}");
    expect([askedFor(), unfolded(), address()]).toEqual([[], [`objednávka ${second}`], `?open=${second}`]);
  });

  test("is waited for where it is on its way", async () => {
    show();
    await unfoldFirst();
    await press(second, "{Enter}");
    expect(askedFor()).toEqual([second]);
    await answered();
    expect(unfolded()).toEqual([`objednávka ${second}`]);
  });

  test("is asked for again where it fails while it is waited for", async () => {
    show();
    await unfoldFirst();
    await press(second, "{Enter}");
    await answered(0, new Error("offline"));
    expect(askedFor()).toEqual([second]);
    await answered();
    expect(unfolded()).toEqual([`objednávka ${second}`]);
  });

  test("is not loaded ahead as well where it was asked for before that began", async () => {
    show();
    await press(first, "{Enter}");
    await answered();
    await press(second, "{Enter}");
    await beginAhead();
    expect(askedFor()).toEqual([second]);
    await answered();
  });

  test("is asked for again where it has changed meanwhile", async () => {
    const { rerender } = show();
    await unfoldFirst();
    await answered();
    const changed = groups().map((group) => ({ ...group, rows: group.rows.map((one) => ({ ...one, revision: 1 })) }));
    rerender(inRouter(list(changed), router));
    await press(second, "{Enter}");
    expect(askedFor()).toEqual([second]);
    await answered();
  });

  test("is asked for again where the list was loaded anew meanwhile: a note changes no revision", async () => {
    const { rerender } = show();
    await unfoldFirst();
    await answered();
    rerender(inRouter(list(groups(), first), router));
    await press(second, "{Enter}");
    expect(askedFor()).toEqual([second]);
    await answered();
  });

  test("is shown once as it was loaded ahead, then it is asked for", async () => {
    show();
    await unfoldFirst();
    await answered();
    await press(second, "{Enter}{Escape}{Enter}");
    expect(askedFor()).toEqual([second]);
    await answered();
  });

  test("unfolds at once although another one is on its way", async () => {
    show();
    await unfoldFirst();
    await answered();
    await press(third, "{Enter}");
    await press(second, "{Enter}");
    expect([unfolded(), address(), askedFor()]).toEqual([[`objednávka ${second}`], `?open=${second}`, [third]]);
    await answered();
    expect(unfolded()).toEqual([`objednávka ${second}`]);
  });

  test("is asked for again where it was loaded more than a minute ago", async () => {
    show();
    await unfoldFirst();
    await answered();
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_001);
    await press(second, "{Enter}");
    clock.mockRestore();
    expect(askedFor()).toEqual([second]);
    await answered();
  });

  test("is asked for again where that failed, and only then the reader is told", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    show();
    await unfoldFirst();
    await answered(0, new Error("offline"));
    expect(unfolded()).toEqual([`objednávka ${first}`]);
    await press(second, "{Enter}");
    await answered(0, new Error("offline"));
    expect(unfolded()).toEqual([`objednávka ${first}`, cs.shell.unreachable]);
  });

  test("is none where nothing is unfolded, and after the last one", async () => {
    show();
    await beginAhead();
    await press(third, "{Enter}");
    await answered();
    await beginAhead();
    expect(askedFor()).toEqual([]);
  });
});

describe("an order that cannot be unfolded", () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});

  test.each([
    ["the shop does not answer", new Error("offline"), cs.shell.unreachable],
    ["it is gone", null, "Tato objednávka už v obchodě není."],
  ])("says so below its row; list, address and picks stay as they are: %s", async (_, answer, text) => {
    show();
    await press(first, "{Enter}");
    await answered();
    await press(second, "x");
    await press(second, "{Enter}");
    await answered(0, answer);
    expect(screen.getByText(text)).toHaveAttribute("role", "status");
    expect(rowOf(second).nextElementSibling).toHaveTextContent(text);
    expect([unfolded(), address()]).toEqual([[`objednávka ${first}`, text], `?open=${first}`]);
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(1);
    expect(leads).toEqual([]);
    await user.keyboard("{Enter}");
    await answered();
    expect([unfolded(), address()]).toEqual([[`objednávka ${second}`], `?open=${second}`]);
  });

  test("leaves no other unfolded where the address names it", async () => {
    show();
    for (const number of [first, second]) {
      await press(number, "{Enter}");
      await answered();
    }
    await traverse(-1, `?open=${first}`);
    await waitFor(() => expect(asked).toHaveLength(1));
    await answered(0, new Error("offline"));
    expect(unfolded()).toEqual([cs.shell.unreachable]);
  });

  test("leaves it to the router to follow where the shop leads, such as to the sign-in", async () => {
    const { container } = render(inRouter(<Router>{list(groups())}</Router>, router), { onCaughtError() {} });
    await press(first, "{Enter}");
    const digest = "NEXT_REDIRECT;push;/admin/sign-in;307;";
    await answered(0, Object.assign(new Error("NEXT_REDIRECT"), { digest }));
    expect([container.textContent, leads]).toEqual([digest, []]);
  });
});

test("the place stays where the page is loaded anew, although the router goes to its top", async () => {
  const places: unknown[] = [];
  window.scrollTo = ((place: unknown) => places.push(place)) as typeof window.scrollTo;
  const page = () => inRouter(<Router>{list(groups())}</Router>, router);
  window.scrollY = 640;
  const { rerender } = render(page());
  await act(async () => {});
  expect(places).toEqual([]);
  goesToTop = true;
  rerender(page());
  await act(async () => {});
  expect(places).toEqual([{ top: 640, behavior: "instant" }]);
  goesToTop = false;
});
