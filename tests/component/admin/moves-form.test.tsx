import { expect, test } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MovesForm } from "@/components/admin/shell/moves-form";
import { undoneEvent, undoOffer } from "@/components/admin/shell/undo";
import { freshMoves, type MovesState } from "@/lib/api/admin/moves-state";
import cs from "@/messages/admin/cs.json";

const undo = { token: "00000000-0000-4000-8000-000000000001", until: "2030-01-01T00:00:00.000Z" };
const moved = { ...freshMoves, attempt: 1, done: [{ number: "2600000018" }], undo: [undo] } as unknown as MovesState;

test("what has been taken back is not offered again by a page that is loaded anew, and no longer said to be done", async () => {
  /** The form as the server sends it: with words of its own each time. */
  const form = () => (
    <MovesForm
      action={() => Promise.resolve(moved)}
      language="cs"
      words={{ ...cs } as never}
      mail={false}
      buttons={<button type="submit">Předat</button>}
    >
      {null}
    </MovesForm>
  );
  const { rerender } = render(form());
  await userEvent.click(screen.getByRole("button", { name: "Předat" }));
  await waitFor(() => expect(undoOffer.read()).toMatchObject({ tokens: [undo.token], text: "Hotovo: 2600000018" }));
  expect(screen.getByText("2600000018")).toBeInTheDocument();

  undoOffer.write(null);
  act(() => void dispatchEvent(new CustomEvent(undoneEvent, { detail: freshMoves })));
  rerender(form());
  expect(undoOffer.read()).toBeNull();
  expect(screen.queryByText("2600000018")).not.toBeInTheDocument();
});
