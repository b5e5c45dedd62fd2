import { describe, expect, jest, test } from "@jest/globals";
import { render } from "@testing-library/react";
import compile from "icu-minify/compile";
import type { ReactNode } from "react";
import { IntlProvider, useLocale, useTranslations } from "use-intl/react";
import * as ours from "@/lib/i18n/use-intl-browser";

const messages = {
  cart: {
    title: "Košík",
    left: "{count, plural, =0 {nic} one {# kus} few {# kusy} other {# kusů}} skladem",
    picks: { wet: "Nejlepší na mokru: {wet}", season: "{season, select, winter {zimní} other {letní}} {name}" },
    rich: "<b>{name}</b> a <b>další</b>, <i>dnes</i>",
    price: "{price, number}",
  },
};

/** As the build hands messages to browsers. */
const compiled = (tree: unknown): unknown =>
  typeof tree === "string"
    ? compile(tree)
    : Object.fromEntries(Object.entries(tree as object).map(([key, value]) => [key, compiled(value)]));

type Way = Pick<typeof ours, "IntlProvider" | "useLocale" | "useTranslations">;
const theirs: Way = { IntlProvider, useLocale, useTranslations };

/** Of messages that the shop does not have. */
type Translator = {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
  rich(key: string, values: Record<string, string | ((parts: ReactNode) => ReactNode)>): ReactNode;
};
type Say = (t: Translator) => ReactNode;

function Text({ way, say, namespace }: { way: Way; say: Say; namespace: string }) {
  const useTexts = way.useTranslations as unknown as (name: string) => Translator;
  return <p lang={way.useLocale()}>{say(useTexts(namespace))}</p>;
}

/** What a text looks like by one of the two. */
function shown(way: Way, say: Say, namespace = "cart"): string {
  const given = (way === ours ? compiled(messages) : messages) as typeof messages;
  return render(
    <way.IntlProvider locale="cs" messages={given} timeZone="Europe/Prague">
      <Text way={way} say={say} namespace={namespace} />
    </way.IntlProvider>,
  ).container.innerHTML;
}

const texts: [string, Say][] = [
  ["plain text", (t) => t("title")],
  ["every plural form", (t) => [0, 1, 3, 5, 999, 1000, 1.5, -1].map((count) => t("left", { count })).join()],
  ["a value in a deeper name", (t) => t("picks.wet", { wet: "A" })],
  [
    "a choice",
    (t) => [t("picks.season", { season: "winter", name: "x" }), t("picks.season", { season: "?", name: "y" })].join(),
  ],
  [
    "elements, several of one kind",
    (t) => t.rich("rich", { name: "Barum", b: (text) => <b>{text}</b>, i: (text) => <i>{text}</i> }),
  ],
  ["whether there is a text", (t) => [t.has("title"), t.has("picks.wet"), t.has("nothing"), t.has("no.thing")].join()],
  ["a number", (t) => t("price", { price: 12_345.5 })],
];

describe("the browser's part of the message library says as the package itself", () => {
  test.each(texts)("%s", (_what, say) => {
    expect(shown(ours, say)).toBe(shown(theirs, say));
  });

  test("what lies below another namespace", () => {
    const say: Say = (t) => t("wet", { wet: "B" });
    expect(shown(ours, say, "cart.picks")).toBe('<p lang="cs">Nejlepší na mokru: B</p>');
    expect(shown(theirs, say, "cart.picks")).toBe('<p lang="cs">Nejlepší na mokru: B</p>');
  });
});

test("a count below a thousand needs no number format, the first of which holds a page up", () => {
  const made = jest.spyOn(Intl, "NumberFormat");
  const left = (count: number) =>
    render(
      <ours.IntlProvider locale="en" messages={compiled(messages) as typeof messages}>
        <Text way={ours} say={(t) => t("left", { count })} namespace="cart" />
      </ours.IntlProvider>,
    ).container.textContent;
  expect(left(999)).toBe("999 kusů skladem");
  expect(made).not.toHaveBeenCalled();
  expect(left(1000)).toBe("1,000 kusů skladem");
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test("a message that is not there shows its name, and the console says so", () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(shown(ours, (t) => t("gone"))).toBe('<p lang="cs">cart.gone</p>');
  expect(said).toHaveBeenCalledWith("The message cart.gone cannot be shown:", expect.any(Error));
  said.mockRestore();
});

const Title = () => <p lang={ours.useLocale()}>{ours.useTranslations("cart")("title")}</p>;

test("an inner provider's messages come in place of the outer's, and its language with them", () => {
  const inner = { cart: { title: "Cart" } } as unknown as typeof messages;
  const { container } = render(
    <ours.IntlProvider locale="cs" messages={messages}>
      <Title />
      <ours.IntlProvider locale="en" messages={inner}>
        <Title />
      </ours.IntlProvider>
      <ours.IntlProvider locale="cs">
        <Title />
      </ours.IntlProvider>
    </ours.IntlProvider>,
  );
  expect(container.innerHTML).toBe('<p lang="cs">Košík</p><p lang="en">Cart</p><p lang="cs">Košík</p>');
});
