import { expect, test } from "@jest/globals";
import { TeaserLine } from "@/components/article/teaser-line";
import { renderPage } from "@/tests/support/shop-page";

const article = { category: "blog", date: "02.11.2026", published: "2026-11-02", time_to_read: 4 } as const;

test("a teaser keeps its date in two digits each", () => {
  const { container } = renderPage(<TeaserLine article={{ ...article, views: 12 }} />);
  expect(container).toHaveTextContent("Rady · 02.11.2026 · 4 minuty čtení · 12 přečtení");
});

test("an article that nobody has read yet says nothing of it", () => {
  const { container } = renderPage(<TeaserLine article={{ ...article, views: 0 }} />);
  expect(container).toHaveTextContent(/^Rady · 02\.11\.2026 · 4 minuty čtení$/);
});
