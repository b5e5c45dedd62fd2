import { beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type * as lists from "@/components/admin/messages/message-list";
import { AnswerText } from "@/components/admin/messages/message-moved";
import type { RowView } from "@/components/admin/messages/row-view";
import { undoneEvent, undoOffer } from "@/components/admin/shell/undo";
import { freshForm, type StaffFormState } from "@/lib/api/admin/form-state";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";

const sent: Record<string, string>[] = [];
let answer: Partial<StaffFormState>;
let thrown: Error | null = null;
jest.mock("@/lib/api/admin/message-actions", () => ({
  changeMessage: async (_state: StaffFormState, form: FormData) => {
    sent.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
    if (thrown) throw thrown;
    return { ...freshForm, ...answer };
  },
  answerMessage: async () => freshForm,
}));

let MessageList: typeof lists.MessageList;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ MessageList } = await import("@/components/admin/messages/message-list"));
});

const undo = { token: "00000000-0000-4000-8000-000000000001", until: "2030-01-01T00:00:00.000Z" };
beforeEach(() => {
  sent.length = 0;
  thrown = null;
  answer = { done: true, undo };
  undoOffer.write(null);
});

const row = (id: number, more: Partial<RowView> = {}): RowView => ({
  id,
  revision: 0,
  state: "open",
  day: "dnes",
  time: "9:05",
  sent_at: `2026-11-23T08:0${id}:00.000Z`,
  name: `Pisatel ${id}`,
  text: "Máte 205/55 R16?",
  order: null,
  said: "",
  ...more,
});
const rows = [row(3), row(2), row(1)];

const { gone, working } = cs.moves;
const words = { ...cs.messages, gone, working, unreachable: cs.shell.unreachable, slow: cs.shell.slow };
type Shown = { rows?: RowView[]; open?: number; singleKeys?: boolean };
const list = ({ rows: shown = rows, open, singleKeys = true }: Shown) => (
  <MessageList
    rows={shown}
    opened={shown.find(({ id }) => id === open) ?? null}
    fold={open ? <AnswerText key={open} message={open} label="Odpověď" hint="" maxLength={5000} /> : null}
    here="/admin/messages"
    words={words}
    language="cs"
    singleKeys={singleKeys}
  />
);
const went: string[] = [];
const push = (to: string) => void went.push(to);
const refresh = () => void went.push("refresh");
function show(first: Shown = {}) {
  went.length = 0;
  const page = render(inRouter(list(first), { push, refresh }));
  return (next: Shown) => page.rerender(inRouter(list(next), { push, refresh }));
}
const line = (id: number) => document.getElementById(`row-${id}`) as HTMLElement;

describe("the list of messages by its keys", () => {
  test("c closes the message one stands at, goes on to the next, and it can be taken back", async () => {
    show();
    await userEvent.keyboard("jc");
    await waitFor(() => expect(line(2)).toHaveTextContent(cs.messages.state.closed));
    expect(sent).toEqual([{ page_language: "cs", id: "2", revision: "0", act: "closed" }]);
    expect(line(1)).toHaveFocus();
    expect(undoOffer.read()).toMatchObject({ tokens: [undo.token], text: "Pisatel 2: uzavřeno", mail: false });
  });

  test("a row that has left the view stays in its place until it is back", async () => {
    const shows = show();
    await userEvent.keyboard("s");
    shows({ rows: rows.slice(1) });
    await waitFor(() => expect(line(3)).toHaveTextContent(cs.messages.state.spam));
    await userEvent.keyboard("ks");
    expect(sent).toHaveLength(1);
    act(() => void dispatchEvent(new CustomEvent(undoneEvent, { detail: { undone: true } })));
    shows({ rows: [row(3, { revision: 2 }), ...rows.slice(1)] });
    expect(line(3)).toHaveTextContent(cs.messages.answer);
  });

  test("what the shop has refused is said in the row, and who was first", async () => {
    show();
    answer = { failure: "Změněno", stale: { by: "Petr Druhý" } };
    await userEvent.keyboard("c");
    await waitFor(() => expect(line(3)).toHaveTextContent("mezitím ji změnil(a) Petr Druhý"));
    expect(undoOffer.read()).toBeNull();
  });

  test.each([
    ["was not sent", new TypeError("Failed to fetch"), cs.shell.unreachable],
    ["failed at the shop", new Error("An error occurred."), cs.messages.failed],
  ])("what %s is told as just that", async (_kind, error, text) => {
    show();
    thrown = error;
    await userEvent.keyboard("c");
    await waitFor(() => expect(line(3)).toHaveTextContent(text));
  });

  test("a message that comes meanwhile has the list looked up anew, and a button that loads it", async () => {
    const shows = show();
    const tell = (messages: number) =>
      act(() => void dispatchEvent(new CustomEvent("admin-updates", { detail: { messages } })));
    tell(0);
    expect(went).toEqual([]);
    tell(2);
    expect(went).toEqual(["refresh"]);
    shows({ rows: [row(5), row(4), ...rows] });
    expect(line(5)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Přibyly 2 zprávy/ }));
    expect(line(5)).toBeVisible();
  });

  test("r unfolds the row and goes to the field; Escape goes back to the row, and folds it only from there", async () => {
    const shows = show();
    await userEvent.keyboard("r");
    expect(went).toEqual(["/admin/messages?open=3"]);
    shows({ open: 3 });
    expect(screen.getByLabelText("Odpověď")).toHaveFocus();
    await userEvent.keyboard("Dobrý den, cs{Escape}");
    expect([line(3), went.length, sent]).toEqual([document.activeElement, 1, []]);
    await userEvent.keyboard("{Escape}");
    expect(went.at(-1)).toBe("/admin/messages");
  });

  test("an answer that was begun is still there when the row is unfolded again", async () => {
    const shows = show({ open: 3 });
    await userEvent.type(screen.getByLabelText("Odpověď"), "Dobrý den");
    shows({});
    shows({ open: 2 });
    expect(screen.getByLabelText("Odpověď")).toHaveValue("");
    shows({ open: 3 });
    expect(screen.getByLabelText("Odpověď")).toHaveValue("Dobrý den");
  });

  test("letters do nothing where they are switched off, nor what follows g", async () => {
    show({ singleKeys: false });
    await userEvent.keyboard("c");
    show();
    await userEvent.keyboard("gc");
    expect(sent).toEqual([]);
  });

  test("messages that came since are offered, and push nothing away", async () => {
    const shows = show();
    shows({ rows: [row(4), ...rows] });
    expect(line(4)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Přibyla 1 zpráva, načíst" }));
    expect(line(4)).toHaveTextContent("Pisatel 4");
  });
});
