import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductRating } from "@/components/catalogue/product-rating";
import { Reviews } from "@/components/review/reviews";
import type { Review, ReviewList } from "@/lib/contract/reviews";
import cs from "@/messages/cs.json";
import { renderPage } from "@/tests/support/shop-page";

const review = (id: number, stars: number, more: Partial<Review> = {}): Review => ({
  id,
  stars,
  text: `Text ${id}`,
  name: "Jana D.",
  language: "cs",
  written_at: "2026-11-20T23:30:00.000Z",
  verified_purchase: true,
  ...more,
});

const list = (data: Review[], total = data.length): ReviewList => ({
  data,
  page: { number: 1, size: 2, total },
  rating: { average: 3.7, count: 3 },
  distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: { 5: 1, 4: 1, 2: 1 }[stars] ?? 0 })),
});

/** Answers each request of the page in turn; notes what was asked for. */
function answers(...replies: (ReviewList | null)[]): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (path: unknown) => {
    asked.push(String(path));
    const reply = replies.shift();
    if (!reply) throw new TypeError("Failed to fetch");
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(reply) } as Response;
  }) as typeof fetch;
  return asked;
}

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

const words = { language: "cs" as const, messages: { review: cs.review } };
async function show(shown: ReviewList | null) {
  const page = renderPage(<Reviews slug="x" list={shown} messages={words} />);
  await screen.findByRole("heading");
  return page;
}
const texts = () => screen.getAllByRole("listitem").map((item) => item.querySelector(".rv-text")?.textContent);

describe("the reviews of a tyre", () => {
  test("say what buyers think, that they are buyers, and how the shop knows", async () => {
    await show(list([review(3, 5), review(2, 4, { name: null, text: "" })], 3));
    expect(screen.getByRole("heading")).toHaveTextContent("3,7 z 5 podle 3 kupujících");
    const [first, second] = screen.getAllByRole("listitem");
    expect(within(first as HTMLElement).getByRole("img", { name: "5 z 5" })).toBeInTheDocument();
    expect(first).toHaveTextContent("Jana D.Ověřený nákup21. 11. 2026");
    expect(second).toHaveTextContent("Bez jména");
    expect(screen.getByText(/Skryjeme jen recenzi, která někoho uráží/)).toBeInTheDocument();
    expect(screen.getByText(/Hodnotit může jen ten, kdo pneumatiku u nás koupil/)).toBeInTheDocument();
  });

  test("have the shop's answer below them with its day, as text and nothing else", async () => {
    const reply = { text: "Mrzí nás to.\n<img src=x onerror=alert(1)>", at: "2026-11-21T23:30:00.000Z" };
    const { container } = await show(list([review(2, 1, { reply }), review(1, 5, { reply: null })]));
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("Text 2Odpověď obchodu22. 11. 2026Mrzí nás to. <img src=x onerror=alert(1)>");
    expect(second).not.toHaveTextContent("Odpověď obchodu");
    expect(container.querySelector("img[src]")).toBeNull();
  });

  test("that nobody has written are not there, and it is said who can write them", async () => {
    await show(null);
    expect(screen.getByRole("heading")).toHaveTextContent("Zatím bez recenzí");
    expect(screen.getByText(/jen ten, kdo ji u nás koupil/)).toBeInTheDocument();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("are text and nothing else, whatever they contain", async () => {
    const { container } = await show(list([review(1, 1, { text: "<img src=x onerror=alert(1)>", name: "<b>x</b>" })]));
    expect(container.querySelector("img[src], b + *[onerror], script")).toBeNull();
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toHaveAttribute("dir", "auto");
    expect(screen.getByText("<b>x</b>").tagName).toBe("BDI");
  });

  test("come on when asked for, none of them twice", async () => {
    const asked = answers(list([review(2, 4), review(1, 2)], 3));
    await show(list([review(3, 5), review(2, 4)], 3));
    expect(screen.getByRole("status")).toHaveTextContent("2 z 3");
    await userEvent.click(screen.getByRole("button", { name: "Další recenze" }));
    await waitFor(() => expect(texts()).toEqual(["Text 3", "Text 2", "Text 1"]));
    expect(asked).toEqual(["/api/v1/products/x/reviews?page=2&sort=newest"]);
    expect(screen.queryByRole("button", { name: "Další recenze" })).toBeNull();
  });

  test("can be narrowed to some stars and sorted; once more all of them", async () => {
    const asked = answers(list([review(1, 2)]), list([review(1, 2)]), list([review(3, 5), review(2, 4)], 3));
    await show(list([review(3, 5), review(2, 4)], 3));
    const two = screen.getByRole("button", { name: "2 hvězdičky: 1 recenze" });
    expect(screen.getByRole("button", { name: "3 hvězdičky: 0 recenzí" })).toBeDisabled();
    await userEvent.click(two);
    await waitFor(() => expect(texts()).toEqual(["Text 1"]));
    expect(two).toHaveAttribute("aria-pressed", "true");
    await userEvent.selectOptions(screen.getByLabelText("Řadit"), "Nejlepší");
    await userEvent.click(screen.getByRole("button", { name: "Všechny recenze" }));
    await waitFor(() => expect(texts()).toEqual(["Text 3", "Text 2"]));
    expect(asked.map((path) => path.split("?")[1])).toEqual([
      "page=1&rating=2&sort=newest",
      "page=1&rating=2&sort=highest",
      "page=1&sort=highest",
    ]);
  });

  test("stay where they are when others do not come, and it is said", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    answers(null);
    await show(list([review(3, 5), review(2, 4)], 3));
    await userEvent.click(screen.getByRole("button", { name: "Další recenze" }));
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Recenze se nepodařilo načíst."));
    expect(texts()).toEqual(["Text 3", "Text 2"]);
  });
});

describe("a rating in a row", () => {
  test("is read as words, and is not there where nobody has rated", () => {
    const { container } = renderPage(<ProductRating rating={{ average: 4.7, count: 12 }} />);
    expect(screen.getByRole("img", { name: "Hodnocení 4,7 z 5, 12 recenzí" })).toBeInTheDocument();
    expect(container).toHaveTextContent("4,7 (12)");
    expect(renderPage(<ProductRating rating={null} />).container).toBeEmptyDOMElement();
  });
});
