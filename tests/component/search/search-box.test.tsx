import { beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler, useLayoutEffect } from "react";
import { SearchBox } from "@/components/search/search-box";
import { Suggestions } from "@/components/search/suggestions";
import type { Suggestion } from "@/lib/contract/search";
import cs from "@/messages/cs.json";
import { renderPage } from "@/tests/support/shop-page";

jest.mock("@/components/search/suggestions.css", () => ({}));

type Asked = { q: string | null; signal: AbortSignal; answer: (labels: (string | Suggestion)[]) => Promise<void> };
let asked: Asked[] = [];
let offline = false;

const suggestion = (label: string): Suggestion => ({ kind: "brand", label, path: `/cs/search-result?q=${label}` });
const reply = (data: Suggestion[]) =>
  ({
    ok: true,
    status: 200,
    headers: new Headers({ "content-type": "application/json" }),
    json: async () => ({ data }),
    text: async () => JSON.stringify({ data }),
  }) as Response;

/** Answers when the test says so; a cancelled request fails as in a browser. */
function fakeFetch(input: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (offline) return reject(new TypeError("Failed to fetch"));
    signal.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError")));
    const whole = (of: string | Suggestion) => (typeof of === "string" ? suggestion(of) : of);
    const answer: Asked["answer"] = (labels) => act(async () => resolve(reply(labels.map(whole))));
    asked.push({ q: new URL(input, "https://shop.example").searchParams.get("q"), signal, answer });
  });
}

// jsdom does not know the element yet, and React would say so.
beforeAll(() => {
  const create = document.createElement.bind(document);
  document.createElement = ((name: string) => {
    const element = create(name);
    return name === "search" ? Object.defineProperty(element, Symbol.toStringTag, { value: "HTMLElement" }) : element;
  }) as typeof document.createElement;
});

beforeEach(() => {
  asked = [];
  offline = false;
  globalThis.fetch = jest.fn(fakeFetch) as unknown as typeof fetch;
});

async function field(router = {}) {
  renderPage(<SearchBox language="cs" messages={cs.search_box} />, "cs", router);
  const input = screen.getByLabelText<HTMLInputElement>("Hledat");
  await userEvent.click(input);
  await waitFor(() => expect(input).toHaveAttribute("role", "combobox"));
  return input;
}
test("a field that nobody uses is rendered once: at the start of a page React's last task does nothing twice", () => {
  const onRender = jest.fn();
  const box = <SearchBox language="cs" messages={cs.search_box} />;
  renderPage(
    <Profiler id="search" onRender={onRender}>
      {box}
    </Profiler>,
    "cs",
    {},
  );
  expect(onRender).toHaveBeenCalledTimes(1);
});

const askedFor = async (q: string) => {
  await waitFor(() => expect(asked.map((each) => each.q)).toContain(q));
  return asked.find((each) => each.q === q) as Asked;
};

/** Types before the effects of what was rendered with it. */
function Hurried({ input }: { input: HTMLInputElement }) {
  useLayoutEffect(() => {
    input.value = "ba";
    input.dispatchEvent(new Event("input"));
  }, [input]);
  return null;
}

describe("the search field", () => {
  test("asks for what was typed between the first render of the list and its listeners", async () => {
    const input = document.createElement("input");
    const list = { id: "list", input, onCombo: () => {}, language: "cs" as const, messages: cs.search_box };
    renderPage(
      <>
        <Suggestions {...list} />
        <Hurried input={input} />
      </>,
      "cs",
    );
    await askedFor("ba");
  });

  test("cancels a request that a further letter has overtaken, and shows the later answer alone", async () => {
    const input = await field();
    await userEvent.type(input, "ba");
    const first = await askedFor("ba");
    expect(first.signal.aborted).toBe(false);
    await userEvent.type(input, "r");
    expect(first.signal.aborted).toBe(true);
    const second = await askedFor("bar");
    await second.answer(["Barum"]);
    await first.answer(["Barva"]);
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Barum Značka"]);
    expect(second.signal.aborted).toBe(false);
  });

  test("asks once for letters that come fast", async () => {
    const input = await field();
    fireEvent.input(input, { target: { value: "m" } });
    fireEvent.input(input, { target: { value: "mi" } });
    fireEvent.input(input, { target: { value: "mic" } });
    await askedFor("mic");
    expect(asked.map(({ q }) => q)).toEqual(["mic"]);
  });

  test("goes where the chosen suggestion leads, and says how many there are", async () => {
    const push = jest.fn();
    const input = await field({ push });
    await userEvent.type(input, "mi");
    await (await askedFor("mi")).answer(["Michelin", "Minerva"]);
    expect(screen.getByRole("status")).toHaveTextContent("2 návrhy, vyberete šipkami.");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(input).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { name: /Minerva/ }).id);
    await userEvent.keyboard("{Enter}");
    expect(push).toHaveBeenCalledWith("/cs/search-result?q=Minerva");
    expect(input).toHaveAttribute("aria-expanded", "false");
  });

  test("shows a pattern by its photograph, beside the name that is read out, and others by their names alone", async () => {
    const input = await field();
    await userEvent.type(input, "mi");
    const picture = { hash: "a".repeat(32), width: 1600, height: 1200 };
    const pattern: Suggestion = { kind: "pattern", label: "Michelin Alpin 6", path: "/cs/search-result?q=a", picture };
    await (await askedFor("mi")).answer([pattern, "Michelin"]);
    const image = screen.getByRole("option", { name: "Michelin Alpin 6 Dezén" }).querySelector("img");
    expect(["src", "alt", "width", "height", "loading"].map((name) => image?.getAttribute(name))).toEqual([
      `/img/p/${"a".repeat(32)}-160.webp`,
      "",
      "320",
      "240",
      "lazy",
    ]);
    expect(document.querySelectorAll("img")).toHaveLength(1);
  });

  test("away from the network stays silent, and its form is sent all the same", async () => {
    offline = true;
    const input = await field();
    await userEvent.type(input, "barum");
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.queryByRole("listbox")).toBeNull();
    const sent = jest.fn((event: Event) => event.preventDefault());
    input.form?.addEventListener("submit", sent);
    await userEvent.keyboard("{Enter}");
    expect(sent).toHaveBeenCalledTimes(1);
    expect([input.form?.getAttribute("action"), input.form?.method, input.name, input.value]).toEqual([
      "/cs/search-result",
      "get",
      "q",
      "barum",
    ]);
  });
});
