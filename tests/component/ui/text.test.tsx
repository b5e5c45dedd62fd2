import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Button, ButtonLink, buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { cartIcon } from "@/components/ui/icons/cart";
import { LiveRegion } from "@/components/ui/live-region";
import { Notice } from "@/components/ui/notice";
import { Price } from "@/components/ui/price";
import { Score } from "@/components/ui/score";
import { Skeleton } from "@/components/ui/skeleton";
import { TyreSize } from "@/components/ui/tyre-size";
import { moneyOf } from "@/lib/domain/money";
import { inRouter } from "@/tests/support/in-router";

describe("a button", () => {
  test("submits nothing unless it is told to", () => {
    render(<Button>Remove</Button>);
    expect(screen.getByRole("button", { name: "Remove" })).toHaveAttribute("type", "button");
  });

  test.each([
    [{}, "btn"],
    [{ variant: "go", full: true }, "btn go full"],
    [{ variant: "plain", small: true }, "btn sml"],
    [{ variant: "text", small: true, className: "mt-1" }, "lnk sm mt-1"],
  ] as const)("the look %j has the classes %s", (look, classes) => {
    expect(buttonClass(look)).toBe(classes);
  });

  test("one that leads somewhere is a link", () => {
    render(
      inRouter(
        <ButtonLink variant="go" href="/cs/cart">
          Cart
        </ButtonLink>,
      ),
    );
    expect(screen.getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cs/cart");
  });
});

describe("small pieces of text", () => {
  test("a size is one text, its marks stand behind it", () => {
    const marks = [
      ["XL", "extra load"],
      ["3PMSF", "with the mountain and snowflake symbol"],
    ] as const;
    const { container } = render(<TyreSize text="205/55 R16 91V" marks={marks} />);
    expect(container.querySelector(".size")?.firstChild?.textContent).toBe("205/55 R16 91V");
    expect([...container.querySelectorAll("em")].map((mark) => mark.textContent)).toEqual(["XL", "3PMSF"]);
  });

  test("a price is written as its reader writes it", () => {
    const { container } = render(<Price money={moneyOf(215_000, "CZK")} language="cs" />);
    expect(container.textContent).toBe("2\u202f150\u00a0Kč");
  });

  test("a filter that is set says what following it does", () => {
    render(inRouter(<Chip label="Michelin" removeLabel="remove" href="/cs/letni" />));
    expect(screen.getByRole("link", { name: "Michelin remove" })).toHaveAttribute("href", "/cs/letni");
  });

  test("an icon says nothing", () => {
    const { container } = render(<Icon shape={cartIcon} />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });

  test("a rating is read as words and drawn rounded to whole blocks", () => {
    render(<Score value={4.4} label="4.4 out of 5" />);
    const score = screen.getByRole("img", { name: "4.4 out of 5" });
    expect(score.querySelectorAll(".y")).toHaveLength(4);
  });
});

describe("states of a page", () => {
  test("what went wrong is read at once and can take the focus", () => {
    render(<Notice id="errors">Two things are missing.</Notice>);
    const notice = screen.getByRole("alert");
    notice.focus();
    expect(notice).toHaveFocus();
  });

  test("news waits for its turn, an urgent change does not", () => {
    render(
      <>
        <Notice kind="info">Saved</Notice>
        <LiveRegion message="Four in the cart" />
        <LiveRegion message="Failed" urgent />
      </>,
    );
    expect(screen.getAllByRole("status").map((region) => region.textContent)).toEqual(["Saved", "Four in the cart"]);
    expect(screen.getByRole("alert")).toHaveTextContent("Failed");
  });

  test("what is loading keeps its place and is announced once", () => {
    const { container } = render(<Skeleton count={3} label="Loading tyres" />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading tyres");
    expect(container.querySelectorAll(".skel")).toHaveLength(3);
  });

  test("an empty page has a heading and a way on", () => {
    render(
      inRouter(
        <EmptyState title="The cart is empty">
          <ButtonLink href="/cs">Find tyres</ButtonLink>
        </EmptyState>,
      ),
    );
    expect(screen.getByRole("heading", { name: "The cart is empty" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Find tyres" })).toBeInTheDocument();
  });
});
