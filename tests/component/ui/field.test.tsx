import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { CheckOption } from "@/components/ui/check-option";
import { SelectField, TextAreaField, TextField } from "@/components/ui/field";
import { RadioOption } from "@/components/ui/radio-option";

describe("a field", () => {
  test("without hint and error it has a name and nothing else", () => {
    render(<TextField id="city" label="City" defaultValue="Brno" />);
    const input = screen.getByRole("textbox", { name: "City" });
    expect(input).toHaveValue("Brno");
    expect(input).not.toHaveAttribute("aria-describedby");
    expect(input).not.toHaveAttribute("aria-invalid");
  });

  test("its error is read with it and marks it as invalid", () => {
    render(<TextField id="zip" label="ZIP" hint="Five digits" error="The ZIP has five digits, e.g. 370 04." />);
    const input = screen.getByRole("textbox", { name: "ZIP" });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("Five digits The ZIP has five digits, e.g. 370 04.");
  });

  test("select and longer text carry the same attributes", () => {
    render(
      <>
        <SelectField id="country" label="Country" error="Choose one.">
          <option>Czechia</option>
        </SelectField>
        <TextAreaField id="note" label="Note" hint="For the courier" />
      </>,
    );
    expect(screen.getByRole("combobox", { name: "Country" })).toHaveAccessibleDescription("Choose one.");
    expect(screen.getByRole("textbox", { name: "Note" })).toHaveAccessibleDescription("For the courier");
  });

  test("what the caller sets cannot cut the field from its error", () => {
    render(<TextField id="zip" label="ZIP" error="Wrong." aria-describedby="elsewhere" />);
    expect(screen.getByRole("textbox", { name: "ZIP" })).toHaveAccessibleDescription("Wrong.");
  });
});

describe("an option", () => {
  test("a way of delivery is one radio named by title, price and note", () => {
    render(<RadioOption name="delivery" value="courier" title="Courier" price="149 Kč" note="On Monday" />);
    const radio = screen.getByRole("radio", { name: "Courier 149 Kč On Monday" });
    expect(radio).toHaveAttribute("value", "courier");
  });

  test("a filter shows its count, and one that leads nowhere cannot be ticked", () => {
    render(<CheckOption label="XL" count={0} disabled />);
    const box = screen.getByRole("checkbox", { name: "XL 0" });
    expect(box).toBeDisabled();
    expect(box.closest("label")).toHaveClass("zero");
  });

  test("an agreement that is missing says so with the box", () => {
    render(<CheckOption id="terms" label="I agree" error="Agree to the terms to order." />);
    const box = screen.getByRole("checkbox", { name: "I agree" });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription("Agree to the terms to order.");
  });
});
