import { lineEnds, wordsOf } from "../support/line-ends";
import { expect, test } from "./fixtures";
import { type Kind, looked, mapped } from "./support/sitemap";

/** Pages that no map lists. */
const unlisted = [
  "cart",
  "cart/checkout",
  "sign-in",
  "register",
  "order-tracking",
  "withdrawal",
  "compare",
  "nic-tu-neni",
];

for (const language of ["cs", "sk"] as const) {
  test(`no line of a page in ${language} ends in a one-letter word or a range's dash, and thousands are apart by a narrow blank`, async ({
    request,
  }) => {
    test.setTimeout(300_000);
    const listed = await Promise.all((Object.keys(looked) as Kind[]).map((kind) => mapped(request, kind, language)));
    const paths = [...listed.flat(), ...unlisted.map((path) => `/${language}/${path}`)];
    expect(paths.length).toBeGreaterThan(80);
    const wrong: string[] = [];
    for (const path of paths) {
      const words = wordsOf(await (await request.get(path)).text());
      const thousands =
        words.match(/(?<![\p{L}\d/+]|\+\d[\d\s]*)\d{1,3}[ \u00a0]\d{3} ?(?:Kč|km|mm|kg|pneumat\p{L}+)/gu) ?? [];
      const ranges = words.match(/.{0,12}[\p{L}\p{N}.)]–[\p{L}\p{N}(].{0,9}/gu) ?? [];
      wrong.push(...[...lineEnds(words), ...thousands, ...ranges].map((text) => `${path}: ${text}`));
    }
    expect(wrong).toEqual([]);
  });
}
