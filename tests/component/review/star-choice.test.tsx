import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StarChoice } from "@/components/review/star-choice";
import { renderPage } from "@/tests/support/shop-page";

describe("choosing stars", () => {
  test("is a group of five, each read with what it means", async () => {
    renderPage(<StarChoice id="s" chosen="" error={undefined} />);
    expect(screen.getByRole("group", { name: "Kolik hvězdiček jí dáte" })).toBeInTheDocument();
    const all = screen.getAllByRole("radio");
    expect(all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      "1 z 5, špatná",
      "2 z 5, slabá",
      "3 z 5, ujde",
      "4 z 5, dobrá",
      "5 z 5, výborná",
    ]);
    await userEvent.click(screen.getByRole("radio", { name: "4 z 5, dobrá" }));
    expect(screen.getByRole("radio", { name: "4 z 5, dobrá" })).toBeChecked();
  });

  test("that is missing is said at the group", () => {
    renderPage(<StarChoice id="s" chosen="" error="Vyberte prosím počet hvězdiček." />);
    expect(screen.getByRole("group")).toHaveAccessibleDescription("Vyberte prosím počet hvězdiček.");
    expect(screen.getAllByRole("radio")[0]).toHaveAttribute("aria-invalid", "true");
  });
});
