import { describe, expect, test } from "@jest/globals";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TextPage } from "@/components/ui/text-page";
import { mailOf } from "@/lib/backend/mail/mail-kind";
import { readConfig } from "@/lib/config";
import { unbroken, unbrokenMessages } from "@/lib/domain/unbroken";
import { written } from "@/messages/written";
import { inRouter } from "@/tests/support/in-router";
import { readText } from "@/tests/support/info-scene";
import { lineEnds, wordsOf } from "@/tests/support/line-ends";
import { textsIn } from "@/tests/support/texts";

const shop = { register: "Zapsáno v rejstříku u soudu v Brně", demonstration: true, card_payments: true };

const messages = written;

/** No-break spaces and word joiners made visible. */
const shown = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u2060", "+");
const names = ["accessibility", "complaints", "cookies", "privacy", "terms", "about", "delivery", "faq"] as const;

async function contentOf(name: (typeof names)[number], language: "cs" | "sk") {
  const { checkout, returns } = messages[language];
  const said = { orderButton: checkout.order, returns: returns.sentence };
  const { lead, sections } = await readText(name, language, { shop, hours: "po–pá", ...said });
  const whole = sections.map(({ id, title, text, entries }) => ({
    id,
    title,
    text: createElement(Fragment, null, text, ...entries.flatMap((entry) => [entry.title, " ", entry.text])),
  }));
  return { lead, sections: whole };
}

describe.each(["cs", "sk"] as const)("no line in %s ends in a one-letter word", (language) => {
  test.each(names)("on the page %s", async (name) => {
    const page = <TextPage language={language} title="X" contents="X" {...(await contentOf(name, language))} />;
    const words = wordsOf(renderToStaticMarkup(inRouter(page)));
    expect(words.length).toBeGreaterThan(500);
    expect(lineEnds(words)).toEqual([]);
  });

  test("in a message of a page, also before a value and a link", () => {
    const shown = Object.values(unbrokenMessages(language, textsOfMessages(language)));
    expect(shown.flatMap((text) => lineEnds(text.replace(/[{<]/g, "x")))).toEqual([]);
  });

  test("in a mail, as text and as HTML", () => {
    const texts = textsOfMessages(language).filter((text) => / [ksvzouai] /.test(text));
    expect(texts.length).toBeGreaterThan(100);
    const letter = { to: { name: "", address: "a@b.example" }, language, subject: texts[0] ?? "", name: "x" };
    const blocks = [
      ...texts.map((text) => ({ kind: "text", text }) as const),
      { kind: "steps", items: texts } as const,
      { kind: "facts", rows: texts.map((text) => ({ label: text, value: text })) } as const,
    ];
    const mail = mailOf({ ...letter, blocks }, "x", readConfig({}));
    expect(lineEnds((mail.text ?? "").replace(/[{<]/g, "x"))).toEqual([]);
    expect(lineEnds(wordsOf(mail.html ?? "").replace(/[{<]/g, "x"))).toEqual([]);
  });
});

test.each([
  ["Třída A zastaví", "Třída_A zastaví"],
  ["o triedu C viac", "o_triedu_C viac"],
  ["Je zima. V Česku platí", "Je zima. V_Česku platí"],
  ["do 31. března a od 1. 11.", "do 31._března a_od_1._11."],
  ["Zbývá 30. Čtyři kusy po 900 Kč", "Zbývá 30. Čtyři kusy po_900_Kč"],
  ["do 14 dnů, 4 kusy 205/55 R16, +420 nebo", "do 14_dnů, 4_kusy 205/55 R16, +420 nebo"],
  ["2013–2020, po–pá – zavřeno", "2013–+2020, po–+pá – zavřeno"],
  ["Dezén, IČO 00000019", "Dezén, IČO_00000019"],
])("%s holds together: %s", (text, held) => {
  expect(shown(unbroken(text))).toBe(held);
});

const message = "{count, plural, one {# kus} few {# kusy} other {Jen # kusů}} ve dnech {from}–{to}";

test("a count holds to what is counted and a range together, in a message as it is written", () => {
  expect(shown(unbrokenMessages("cs", message))).toBe(
    "{count, plural, one {#_kus} few {#_kusy} other {Jen #_kusů}} ve dnech {from}–+{to}",
  );
  expect(shown(unbrokenMessages("en", "{count, plural, other {# tyres}}, {from}–{to}, a set"))).toBe(
    "{count, plural, other {#_tyres}}, {from}–+{to}, a set",
  );
});

test("and as the build shortens it", () => {
  // `0` is the count, a list of one name a value.
  const few = ["Jen ", 0, " kusy"];
  const parts = [["count", 2, { few }], " ve dnech ", ["from"], "–", ["to"], 0, ", tedy"];
  expect(JSON.parse(shown(JSON.stringify(unbrokenMessages("cs", parts))))).toEqual([
    ["count", 2, { few: ["Jen ", 0, "_kusy"] }],
    " ve dnech ",
    ["from"],
    "–+",
    ["to"],
    0,
    ", tedy",
  ]);
});

function textsOfMessages(language: "cs" | "sk"): string[] {
  return textsIn(language).flatMap(({ kind, text }) => (kind === "messages" ? [text] : []));
}
