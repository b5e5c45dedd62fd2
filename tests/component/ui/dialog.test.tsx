import { beforeAll, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";

// jsdom knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

function Owner({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <Dialog open={open} onClose={close} labelledBy="heading" closeLabel="Close">
        <h2 id="heading">Signing in</h2>
        <p>Text</p>
      </Dialog>
    </>
  );
}

describe("a dialog", () => {
  test("is modal, named by its heading, and empty while it is closed", async () => {
    render(<Owner onClose={() => undefined} />);
    expect(screen.queryByText("Text")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByRole("dialog", { name: "Signing in" })).toHaveAttribute("open");
  });

  test("its cross closes it", async () => {
    const onClose = jest.fn();
    render(<Owner onClose={onClose} />);
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("a press beside it closes it, a press inside does not", async () => {
    render(<Owner onClose={() => undefined} />);
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await userEvent.click(screen.getByText("Text"));
    const dialog = screen.getByRole("dialog");
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("closing by the browser (Escape) tells the owner", async () => {
    const onClose = jest.fn();
    render(<Owner onClose={onClose} />);
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
