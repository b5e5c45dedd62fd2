import { describe, expect, test } from "@jest/globals";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { aboutCs } from "@/components/help/cs/about";
import { deliveryCs } from "@/components/help/cs/delivery";
import { helpFacts } from "@/components/help/facts";
import { faqText } from "@/components/help/faq-text-of";
import { aboutSk } from "@/components/help/sk/about";
import { deliverySk } from "@/components/help/sk/delivery";
import { accessibilityCs } from "@/components/legal/cs/accessibility";
import { complaintsCs } from "@/components/legal/cs/complaints";
import { cookiesCs } from "@/components/legal/cs/cookies";
import { privacyCs } from "@/components/legal/cs/privacy";
import { termsFacts } from "@/components/legal/facts";
import { accessibilitySk } from "@/components/legal/sk/accessibility";
import { complaintsSk } from "@/components/legal/sk/complaints";
import { cookiesSk } from "@/components/legal/sk/cookies";
import { privacySk } from "@/components/legal/sk/privacy";
import { termsCs } from "@/components/legal/terms-cs";
import { termsSk } from "@/components/legal/terms-sk";
import { TextPage, type TextSection } from "@/components/ui/text-page";
import { mailOf } from "@/lib/backend/mail/mail-kind";
import { readConfig } from "@/lib/config";
import type { Seller } from "@/lib/contract/shop";
import { unbrokenTexts } from "@/lib/domain/unbroken";
import { written } from "@/messages/written";
import { inRouter } from "@/tests/support/in-router";
import { lineEnds, wordsOf } from "@/tests/support/line-ends";
import { textsIn } from "@/tests/support/texts";

const shop: Seller = {
  name: "Pneu Novák",
  phone: "+420 555 111 222",
  email: "obchod@novak.example",
  address: { street: "Dlouhá 7", zip_code: "602 00", city: "Brno", country: "CZ" },
  opening_hours: [],
  map_url: "https://example.org/map",
  company_id: "12345679",
  vat_id: "CZ12345679",
  register: "Zapsáno v rejstříku u soudu v Brně",
  demonstration: true,
  card_payments: true,
};

const locale = { cs: { language: "cs", currency: "CZK" }, sk: { language: "sk", currency: "EUR" } } as const;
const messages = written;
const tables = { prices: null, payments: null };

type Content = { lead: ReactNode; sections: readonly TextSection[] };

function contents(language: "cs" | "sk"): [name: string, content: Content][] {
  const said = { orderButton: messages[language].checkout.order, returns: messages[language].returns.sentence };
  const facts = termsFacts(shop, locale[language], said);
  const help = helpFacts({ shop, hours: "po–pá", locale: locale[language] }, said.returns);
  const { lead, groups } = faqText(language, help);
  const faq = groups.map(({ id, title, entries }) => ({
    id,
    title,
    text: entries.map(({ id: key, question, answer }) => (
      <div key={key}>
        <h3>{question}</h3>
        {answer}
      </div>
    )),
  }));
  const legal =
    language === "cs"
      ? {
          a: accessibilityCs,
          b: complaintsCs,
          c: cookiesCs,
          d: privacyCs,
          terms: termsCs,
          about: aboutCs,
          delivery: deliveryCs,
        }
      : {
          a: accessibilitySk,
          b: complaintsSk,
          c: cookiesSk,
          d: privacySk,
          terms: termsSk,
          about: aboutSk,
          delivery: deliverySk,
        };
  const { sections, ...terms } = legal.terms(facts);
  return [
    ["accessibility", legal.a(facts)],
    ["complaints", legal.b(facts)],
    ["cookies", legal.c(facts)],
    ["privacy", legal.d(facts)],
    ["terms", { ...terms, sections: Object.entries(sections).map(([id, section]) => ({ id, ...section })) }],
    ["about", legal.about(help)],
    ["delivery", legal.delivery(help, tables)],
    ["faq", { lead, sections: faq }],
  ];
}

describe.each(["cs", "sk"] as const)("no line in %s ends in a one-letter word", (language) => {
  test.each(contents(language))("on the page %s", (_name, content) => {
    const page = <TextPage language={language} title="X" contents="X" {...content} />;
    const words = wordsOf(renderToStaticMarkup(inRouter(page)));
    expect(words.length).toBeGreaterThan(500);
    expect(lineEnds(words)).toEqual([]);
  });

  test("in a message of a page, also before a value and a link", () => {
    const shown = Object.values(unbrokenTexts(language, textsOfMessages(language)));
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

function textsOfMessages(language: "cs" | "sk"): string[] {
  return textsIn(language).flatMap(({ kind, text }) => (kind === "messages" ? [text] : []));
}
