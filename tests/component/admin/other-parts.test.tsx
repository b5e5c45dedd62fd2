import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { OtherParts } from "@/components/admin/print/other-parts";
import { adminTexts } from "@/messages/admin/texts";

const numbersOf = (count: number) => Array.from({ length: count }, (_, at) => String(2_611_240_001 + at));
const show = (count: number) =>
  render(<OtherParts sheet="pick" numbers={numbersOf(count)} texts={adminTexts.en} />).container;

test("a hundred orders are one print, and nothing is said", () => {
  expect(show(100)).toBeEmptyDOMElement();
});

test("of more it is said how many there are and that these are the first hundred, and each other hundred has its link", () => {
  const numbers = numbersOf(230);
  show(230);
  expect(screen.getByRole("status")).toHaveTextContent("230 orders are picked and one print takes 100.");
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.textContent?.replaceAll("\u2060", ""), link.getAttribute("href")]);
  expect(links).toEqual([
    ["101–200", `/admin/print/pick?orders=${numbers.slice(100, 200).join(",")}`],
    ["201–230", `/admin/print/pick?orders=${numbers.slice(200).join(",")}`],
  ]);
});
