import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { Link } from "@/components/ui/link";
import { inRouter } from "@/tests/support/in-router";
import { renderPage } from "@/tests/support/shop-page";

/** Clicks the only link of a page. @returns whether the browser was left to follow it */
function click(how: MouseEventInit = {}): boolean {
  // jsdom follows no link: it would only say that it cannot.
  const seen = { left: false };
  const last = (event: Event) => {
    seen.left = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", last, { once: true });
  fireEvent.click(screen.getByRole("link"), how);
  return seen.left;
}

function show(link: React.ReactNode) {
  const push = jest.fn();
  renderPage(link, "cs", { push });
  return push;
}

// The first: what has come to life once stays so.
test("a link is the browser's until the whole page has come to life", () => {
  const push = jest.fn();
  // jsdom goes nowhere: it says so.
  const left = jest.spyOn(console, "error").mockImplementation(() => {});
  render(inRouter(<Link href="/cs/cart">Košík</Link>, { push }));
  click();
  expect(String(left.mock.calls)).toContain("navigation");
  expect(push).not.toHaveBeenCalled();
  left.mockRestore();
});

test("a link is followed by the router, with its place in the page where that is asked", () => {
  const push = show(<Link href="/cs/cart?a=1#b">Košík</Link>);
  expect(click()).toBe(false);
  expect(push.mock.calls).toEqual([["/cs/cart?a=1#b", { scroll: undefined }]]);
});

test("a link may leave the page where it is scrolled to", () => {
  const push = show(
    <Link href="/cs/cart" scroll={false}>
      Košík
    </Link>,
  );
  click();
  expect(push.mock.calls).toEqual([["/cs/cart", { scroll: false }]]);
});

test.each([
  ["with a key for another tab", <Link key="1" href="/cs/cart" />, { ctrlKey: true }],
  ["into another tab", <Link key="2" href="/cs/cart" target="_blank" />, {}],
  ["to a file to keep", <Link key="3" href="/api/v1/users/export" download />, {}],
  ["to a foreign address", <Link key="4" href="https://elsewhere.example/" />, {}],
  ["to a mail address", <Link key="5" href="mailto:info@dezen.example" />, {}],
])("a link %s is the browser's", (_, link, how) => {
  const push = show(link);
  expect(click(how)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test("a link whose own handler has done the work leads nowhere", () => {
  const push = show(<Link href="/cs/cart" onClick={(event) => event.preventDefault()} />);
  expect(click()).toBe(false);
  expect(push).not.toHaveBeenCalled();
});
