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

beforeEach(() => {
  history.pushState(null, "", "/admin/orders");
  asked.length = 0;
  leads.length = 0;
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
