import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { ToastProvider, useToast } from "@/components/ui/toast";
import { withToast } from "@/components/ui/toast-list";

const undo = jest.fn();

function Page() {
  const show = useToast();
  return (
    <>
      <button type="button" onClick={() => show("Saved")}>
        Save
      </button>
      <button type="button" onClick={() => show("Removed", { label: "Undo", run: undo })}>
        Remove
      </button>
    </>
  );
}

const setUp = () =>
  render(
    <ToastProvider closeLabel="Close">
      <Page />
    </ToastProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("a short message", () => {
  test("comes into a region that was there before it, so that it is read aloud", () => {
    setUp();
    const region = screen.getByRole("status");
    expect(region).toBeEmptyDOMElement();
    press("Save");
    expect(region).toHaveTextContent("Saved");
  });

  test("leaves after five seconds", () => {
    setUp();
    press("Save");
    pass(4_999);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Saved")).toBeNull();
  });

  test("stays twelve seconds when it offers something to do", () => {
    setUp();
    press("Remove");
    pass(11_999);
    expect(screen.getByText("Removed")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Removed")).toBeNull();
  });

  test("does not leave while the focus is on it", () => {
    setUp();
    press("Remove");
    act(() => screen.getByRole("button", { name: "Undo" }).focus());
    pass(60_000);
    expect(screen.getByText("Removed")).toBeInTheDocument();
  });

  test("its action runs once and takes it away", () => {
    setUp();
    press("Remove");
    press("Undo");
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Removed")).toBeNull();
  });

  test("can be closed at once", () => {
    setUp();
    press("Save");
    press("Close");
    expect(screen.queryByText("Saved")).toBeNull();
  });

  test("the fourth takes the place of the first", () => {
    const list = [1, 2, 3, 4].reduce<ReturnType<typeof withToast>>(
      (shown, id) => withToast(shown, { id, text: `message ${id}` }),
      [],
    );
    expect(list.map((toast) => toast.id)).toEqual([2, 3, 4]);
  });

  test("nobody can show one without the provider", () => {
    const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Page />)).toThrow("useToast needs a ToastProvider above it.");
    silent.mockRestore();
  });
});
