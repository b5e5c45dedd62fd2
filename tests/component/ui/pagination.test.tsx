import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { pageWindow } from "@/components/ui/page-window";
import { Pagination } from "@/components/ui/pagination";
import { inRouter } from "@/tests/support/in-router";

const labels = { navigation: "Pages", previous: "Previous page", next: "Next 24" };
const hrefOf = (page: number) => (page === 1 ? "/cs/zimni" : `/cs/zimni?page=${page}`);

describe("pages of a list", () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [1, 1, [1]],
  ])("on page %d of %d the numbers are %j", (page, pages, numbers) => {
    expect(pageWindow(page, pages)).toEqual(numbers);
  });

  test("a single page needs no pagination", () => {
    const { container } = render(inRouter(<Pagination page={1} pages={1} hrefOf={hrefOf} labels={labels} />));
    expect(container).toBeEmptyDOMElement();
  });

  test("the current page is marked, the others are plain links", () => {
    render(inRouter(<Pagination page={2} pages={3} hrefOf={hrefOf} labels={labels} />));
    expect(screen.getByRole("link", { name: "2" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "1" })).toHaveAttribute("href", "/cs/zimni");
    expect(screen.getByRole("link", { name: "3" })).not.toHaveAttribute("aria-current");
  });

  test("neighbours are named, and missing at the ends", () => {
    const { rerender } = render(inRouter(<Pagination page={1} pages={3} hrefOf={hrefOf} labels={labels} />));
    expect(screen.queryByRole("link", { name: "Previous page" })).toBeNull();
    expect(screen.getByRole("link", { name: "Next 24" })).toHaveAttribute("href", "/cs/zimni?page=2");
    rerender(inRouter(<Pagination page={3} pages={3} hrefOf={hrefOf} labels={labels} />));
    expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/cs/zimni?page=2");
    expect(screen.queryByRole("link", { name: "Next 24" })).toBeNull();
  });
});
