import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Sentence } from "@/components/admin/orders/sentence";
import type { OrderView } from "@/lib/domain/admin/order-view";
import cs from "@/messages/admin/cs.json";
import en from "@/messages/admin/en.json";
import sk from "@/messages/admin/sk.json";

const texts = { cs, sk, en };

/** What is said above a view. */
function said(view: OrderView, count: number, language: keyof typeof texts = "cs", mayMove = true): string | null {
  const props = { texts: texts[language] as never, language, rows: [], today: "2026-11-25", view, mayMove };
  return render(<Sentence {...props} counts={{ [view]: count }} />).container.textContent;
}

test.each([
  ["cs", 1, "1 objednávka je zabalená."],
  ["cs", 3, "3 objednávky jsou zabalené."],
  ["cs", 5, "5 objednávek je zabaleno."],
  ["sk", 1, "1 objednávka je zabalená."],
  ["sk", 3, "3 objednávky sú zabalené."],
  ["sk", 5, "5 objednávok je zabalených."],
  ["en", 1, "1 order is packed."],
  ["en", 5, "5 orders are packed."],
] as const)(
  "of packed orders it says how many, and of no carrier, since some are collected: %s, %d",
  (language, n, text) => {
    expect(said("to_ship", n, language, false)).toBe(text);
  },
);

test.each([
  ["to_order", "/admin/to-order"],
  ["to_ship", "/admin/shipping#paste"],
] as const)("a room is named only to those who may enter it: %s", (view, room) => {
  said(view, 2);
  expect(screen.getByRole("link")).toHaveAttribute("href", room);
  document.body.innerHTML = "";
  said(view, 2, "cs", false);
  expect(screen.queryByRole("link")).toBeNull();
});
