import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Chips } from "@/components/catalogue/listing/chips";
import { filterMemory } from "@/components/catalogue/listing/filter-memory";
import { Filters } from "@/components/catalogue/listing/filters";
import { Sort } from "@/components/catalogue/listing/sort";
import { readSelection } from "@/lib/api/catalogue/selection";
import { type Category, categoryById } from "@/lib/domain/category";
import { parseSizeSlug } from "@/lib/domain/tyre-size";
import { renderPage } from "@/tests/support/shop-page";
import { facet, listed, page } from "./tyres";

const winter = categoryById("car-winter") as Category;
const size = parseSizeSlug("205-55-r16");
const push = jest.fn<(href: string, options?: object) => void>();
const rows = [listed(1, "Polaris 6", 1489), listed(2, "Snowproof P", 2249)];
const facets = {
  brand: facet(["barum", 1], ["nokian", 1]),
  wet: facet(["A", 1], ["B", 1], ["C", 0]),
  load_min: facet(["91", 2], ["94", 1]),
  in_stock: facet(["1", 2]),
};

// Following a link loads a page, which this imitation of a browser cannot.
addEventListener(
  "click",
  (event) => event.target instanceof Element && event.target.closest("a") && event.preventDefault(),
);

function open(query = "", chips = false) {
  const address = { category: winter, size, brand: null, query: new URLSearchParams(query) };
  const selection = readSelection(address);
  const list = page(rows, { facets });
  return renderPage(
    <>
      <a href="#filters">Filtry</a>
      {chips ? <Chips selection={selection} list={list} /> : null}
      <Sort selection={selection} list={list} />
      <Filters selection={selection} list={list} />
    </>,
    "cs",
    { push },
  );
}

const form = () => screen.getByRole<HTMLFormElement>("form", { name: "Filtry" });
const lastAddress = () => push.mock.calls.at(-1)?.[0];

beforeEach(() => {
  push.mockClear();
  filterMemory.changed = null;
  filterMemory.groups.clear();
  globalThis.scrollTo = (() => {}) as typeof scrollTo;
  HTMLElement.prototype.scrollTo = (() => {}) as typeof HTMLElement.prototype.scrollTo;
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

describe("the filters", () => {
  test("are a form that works without scripts", () => {
    open();
    expect(form()).toHaveAttribute("action", "/cs/zimni-pneumatiky/205-55-r16");
    expect([...new FormData(form()).keys()]).toEqual(["sort", "price_min", "price_max", "load_min"]);
    expect(screen.getByRole("combobox", { name: "Řadit" })).toHaveProperty("form", form());
  });

  test("lead to the listing of a change at once, and keep the place in the page", async () => {
    open();
    await userEvent.click(screen.getByRole("checkbox", { name: /Nokian/ }));
    expect(push).toHaveBeenCalledWith("/cs/zimni-pneumatiky/205-55-r16/nokian", { scroll: false });
    await userEvent.click(screen.getByRole("checkbox", { name: /Barum/ }));
    expect(lastAddress()).toBe("/cs/zimni-pneumatiky/205-55-r16?brand=barum,nokian");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Nosnost" }), "94");
    expect(lastAddress()).toBe("/cs/zimni-pneumatiky/205-55-r16?brand=barum,nokian&load_min=94");
  });

  test("are kept when the order changes", async () => {
    open("wet=A");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Řadit" }), "quietest");
    expect(lastAddress()).toBe("/cs/zimni-pneumatiky/205-55-r16?sort=quietest&wet=A");
  });

  test("take a price when it is entered, and refuse what is no number", async () => {
    open();
    await userEvent.type(screen.getByRole("textbox", { name: "Do" }), "2500{Tab}");
    expect(lastAddress()).toBe("/cs/zimni-pneumatiky/205-55-r16?price_max=2500");
    push.mockClear();
    await userEvent.type(screen.getByRole("textbox", { name: "Od" }), "levné{Tab}");
    expect(push).not.toHaveBeenCalled();
  });

  test("say how many tyres a value leads to and leave out what leads to none", () => {
    open();
    expect(screen.getByRole("checkbox", { name: "Třída A 1" })).not.toBeChecked();
    expect(screen.queryByRole("checkbox", { name: /Třída C/ })).toBeNull();
    expect(screen.getByRole("option", { name: "94 a víc, od 670 kg (1)" })).toBeInTheDocument();
  });

  test("offer to clear them only when one is set", () => {
    open();
    expect(screen.queryByRole("link", { name: "Zrušit filtry" })).toBeNull();
    cleanup();
    open("wet=A&sort=wet");
    expect(screen.getByRole("link", { name: "Zrušit filtry" })).toHaveAttribute(
      "href",
      "/cs/zimni-pneumatiky/205-55-r16?sort=wet",
    );
  });

  test("do not offer 'best rated' while nothing is rated", () => {
    open();
    expect(screen.queryByRole("option", { name: "Nejlépe hodnocené" })).toBeNull();
  });
});

describe("after a change, when the next page has come", () => {
  test("the focus is on the field that was touched and the number of tyres is said", async () => {
    const first = open();
    await userEvent.click(screen.getByRole("checkbox", { name: "Třída B 1" }));
    first.unmount();
    open("wet=B");
    expect(screen.getByRole("checkbox", { name: "Třída B 1" })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 pneumatiky"));
  });

  test("the focus is on the next chip after one was taken away, on the form after the last", async () => {
    const first = open("wet=A,B", true);
    await userEvent.click(screen.getByRole("link", { name: /na mokru A/ }));
    first.unmount();
    const second = open("wet=B", true);
    expect(screen.getByRole("link", { name: /na mokru B/ })).toHaveFocus();
    await userEvent.click(screen.getByRole("link", { name: "Zrušit filtry" }));
    second.unmount();
    open("", true);
    expect(form()).toHaveFocus();
  });

  test("a group stays as the shopper left it", async () => {
    const first = open();
    const group = () => screen.getByText("Značka").closest("details");
    expect(group()).toHaveAttribute("open");
    await userEvent.click(screen.getByText("Značka"));
    first.unmount();
    open("wet=B");
    expect(group()).not.toHaveAttribute("open");
  });

  test("a page opened by itself neither moves the focus nor speaks", async () => {
    open("wet=B");
    expect(document.body).toHaveFocus();
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(screen.getByRole("status")).toHaveTextContent("");
  });
});

describe("the sheet of narrow screens", () => {
  const sheet = () => screen.getByRole("dialog", { name: "Filtry" });

  test("is opened by the link to the form, and holds the one form there is", async () => {
    open();
    await userEvent.click(screen.getByRole("link", { name: "Filtry" }));
    expect(within(sheet()).getByRole("form", { name: "Filtry" })).toBe(form());
    expect(within(sheet()).getByRole("button", { name: "Zobrazit 2 pneumatiky" })).toBeInTheDocument();
  });

  test("is open again after a change made in it, and gives the focus to the link when it closes", async () => {
    const first = open();
    await userEvent.click(screen.getByRole("link", { name: "Filtry" }));
    await userEvent.click(within(sheet()).getByRole("checkbox", { name: "Třída B 1" }));
    first.unmount();
    open("wet=B");
    expect(sheet()).toHaveAttribute("open");
    await userEvent.click(within(sheet()).getByRole("button", { name: "Zobrazit 2 pneumatiky" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("link", { name: "Filtry" })).toHaveFocus();
  });
});
