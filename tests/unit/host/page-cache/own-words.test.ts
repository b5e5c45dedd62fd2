import { expect, it } from "@jest/globals";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SearchField } from "@/components/search/search-field";
import { withOwnWords } from "@/lib/host/page-cache/own-words";

const page = (q: string) =>
  `<p>205</p>${renderToStaticMarkup(createElement(SearchField, { label: "Hledat", placeholder: "Rozměr", q }))}<p>205</p>`;

it.each([
  "zimní 205 55 16",
  `<script>alert("1")</script>`,
  `"><img src=x onerror='alert(1)'>`,
  "&quot;&amp;lt;",
  "$1 $& $$",
  "\u202e\u200fabc",
])("the field has the visitor's own words, as React would write them: %s", (typed) => {
  expect(withOwnWords(page("205/55 R16 zimní"), typed)).toBe(page(typed));
});

it("a page without the field is left as it is", () => {
  expect(withOwnWords("<p>205</p>", "zimní")).toBe("<p>205</p>");
});
