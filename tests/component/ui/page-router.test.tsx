import { expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { PageLive } from "@/components/ui/page-live";
import { usePageRouter } from "@/components/ui/use-page-router";
import { inRouter } from "@/tests/support/in-router";

function Ways() {
  const router = usePageRouter();
  return (
    <>
      <button type="button" onClick={() => router.push("/cs/a", { scroll: false })}>
        push
      </button>
      <button type="button" onClick={() => router.replace("/cs/b")}>
        replace
      </button>
      <button type="button" onClick={() => router.refresh()}>
        refresh
      </button>
    </>
  );
}

function press(content: React.ReactNode) {
  const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
  render(inRouter(content, router));
  for (const name of ["push", "replace", "refresh"]) fireEvent.click(screen.getByRole("button", { name }));
  return [router.push.mock.calls, router.replace.mock.calls, router.refresh.mock.calls];
}

// The first: what has come to life once stays so.
test("until the whole page has come to life the router is asked for nothing, the browser for everything", () => {
  // jsdom goes nowhere: it says so each time.
  const left = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(press(<Ways />)).toEqual([[], [], []]);
  expect(left).toHaveBeenCalledTimes(3);
  expect(String(left.mock.calls)).toContain("navigation");
  left.mockRestore();
});

test("after that the router is asked for all of it, as it was said", () => {
  const asked = press(
    <>
      <PageLive />
      <Ways />
    </>,
  );
  expect(asked).toEqual([[["/cs/a", { scroll: false }]], [["/cs/b"]], [[]]]);
});
