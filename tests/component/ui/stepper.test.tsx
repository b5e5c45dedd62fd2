import { describe, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Stepper } from "@/components/ui/stepper";

const labels = { less: "One less", more: "One more", quantity: "Quantity" };

type Start = { value: number; max: number; onChange: (value: number) => void };

function Owner({ value, max, onChange }: Start) {
  const [current, setCurrent] = useState(value);
  const change = (next: number) => {
    onChange(next);
    setCurrent(next);
  };
  return <Stepper value={current} max={max} onChange={change} labels={labels} />;
}

function setUp({ value = 4, max = 20 } = {}) {
  const onChange = jest.fn<(value: number) => void>();
  render(<Owner value={value} max={max} onChange={onChange} />);
  return { onChange, field: screen.getByRole("textbox", { name: "Quantity" }) };
}

describe("the quantity", () => {
  test("goes up and down by one", async () => {
    const { onChange, field } = setUp();
    await userEvent.click(screen.getByRole("button", { name: "One more" }));
    await userEvent.click(screen.getByRole("button", { name: "One less" }));
    await userEvent.click(screen.getByRole("button", { name: "One less" }));
    expect(onChange.mock.calls).toEqual([[5], [4], [3]]);
    expect(field).toHaveValue("3");
  });

  test("stops at both ends, where the button stays and keeps the focus", async () => {
    const { onChange } = setUp({ value: 1, max: 1 });
    const more = screen.getByRole("button", { name: "One more" });
    const less = screen.getByRole("button", { name: "One less" });
    await userEvent.click(less);
    await userEvent.click(more);
    expect(onChange).not.toHaveBeenCalled();
    expect([less, more].map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
    expect(more).toHaveFocus();
  });

  test("what is typed counts when the field is left", async () => {
    const { onChange, field } = setUp();
    await userEvent.clear(field);
    await userEvent.type(field, "12");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  test("Enter counts as leaving and does not send the form", async () => {
    const { onChange, field } = setUp();
    await userEvent.clear(field);
    await userEvent.type(field, "6{Enter}");
    expect(onChange.mock.calls).toEqual([[6]]);
  });

  test.each([
    ["99", 20],
    ["0", 1],
  ])("%s becomes %d, the nearest that is possible", async (typed, expected) => {
    const { onChange, field } = setUp();
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
    expect(onChange.mock.calls).toEqual([[expected]]);
    expect(field).toHaveValue(String(expected));
  });

  test.each(["", "four", "-2", "1.5"])("%j brings the last value back", async (typed) => {
    const { onChange, field } = setUp();
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue("4");
  });

  test("arrow keys step as in a number field", async () => {
    const { onChange, field } = setUp();
    await userEvent.type(field, "{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(onChange.mock.calls).toEqual([[5], [6], [5]]);
  });
});
