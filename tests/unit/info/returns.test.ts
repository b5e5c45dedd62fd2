import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type Language, languages } from "@/lib/domain/locale";
import { written } from "@/messages/written";

const messages = written;
const { cs, sk, en } = written;

/** Every text of a message file with its key. */
function textsOf(node: unknown, key = ""): [key: string, text: string][] {
  if (typeof node === "string") return [[key, node]];
  return Object.entries(node as object).flatMap(([name, value]) => textsOf(value, key ? `${key}.${name}` : name));
}

/** What a page or an article says, without its links and tags. */
function filesOf(folder: string, extension: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(extension))
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return [join(folder, name), text.replace(/\]\([^)]*\)|\{\{[^}]*\}\}|\s+/g, " ").replace(/ +/g, " ")];
    });
}

const sentencesOf = (text: string) => text.split(/(?<=[.;:?])\s/);

/** Says of a sentence that it promises returns: that no reason is needed, or what holds for mounted and used tyres. */
const promises: Record<Language, RegExp[]> = {
  cs: [
    /bez udání důvodu/i,
    /(nenasaz|nenamont|nepoškoz|bez poškození).*vr[aá][tc]|vr[aá][tc].*(nenasaz|nenamont|nepoškoz|bez poškození)/i,
    /(namont|nasaz|ojet).*(vr[aá][tc]|vezmeme|odeč)|vr[aá][tc].*(namont|nasaz|ojet)/i,
  ],
  sk: [
    /bez (udania|uvedenia) dôvodu/i,
    /(nenasad|nenamont|nepoškod|bez poškodenia).*vr[aá][tc]|vr[aá][tc].*(nenasad|nenamont|nepoškod|bez poškodenia)/i,
    /(namont|nasad|jazden).*(vr[aá][tc]|vezmeme|odpoč)|vr[aá][tc].*(namont|nasad|jazden)/i,
  ],
  en: [
    /without (giving )?a reason/i,
    /(unmounted|unfitted|not fitted|undamaged).*return|return.*(unmounted|not fitted|undamaged)/i,
    /(mounted|fitted|used) .*(return|deduct|take back)|return.*(mounted|been fitted| used)/i,
  ],
};

const isPromise = (language: Language, sentence: string) =>
  !sentence.includes("?") && promises[language].some((pattern) => pattern.test(sentence));

const found = (language: Language, texts: [string, string][]) =>
  texts.flatMap(([key, text]) =>
    sentencesOf(text).flatMap((sentence) => (isPromise(language, sentence) ? [[key, sentence]] : [])),
  );

describe.each(languages)("what is promised of returns in %s", (language) => {
  test("is one sentence: 14 days, no reason, and what mounted tyres cost", () => {
    expect({
      cs: cs.returns.sentence,
      sk: sk.returns.sentence,
      en: en.returns.sentence,
    }).toEqual({
      cs: "Jako spotřebitel můžete pneumatiky do 14 dnů od převzetí vrátit bez udání důvodu, i namontované nebo ojeté; odečteme jen to, o co tím klesla jejich hodnota.",
      sk: "Ako spotrebiteľ môžete pneumatiky do 14 dní od prevzatia vrátiť bez uvedenia dôvodu, aj namontované alebo jazdené; odpočítame len to, o čo tým klesla ich hodnota.",
      en: "As a consumer you can return tyres within 14 days of receiving them without giving a reason, even fitted or used ones; we only deduct what that took off their value.",
    });
  });

  test("is said by no other message", () => {
    const others = textsOf(messages[language]).filter(([key]) => key !== "returns.sentence");
    expect(found(language, others)).toEqual([]);
  });

  test("is said in no other words on the pages of help, in the terms and in articles", () => {
    const pages = filesOf(`messages/pages/${language}`, ".md");
    const articles = filesOf("lib/backend/article/articles", `${language}.md`);
    expect(found(language, [...pages, ...articles])).toEqual([]);
  });
});
