import { expect, it } from "@jest/globals";
import { xmlText } from "@/lib/domain/xml-text";

it.each([
  ["signs of markup", `<a href="x">&'`, "&lt;a href=&quot;x&quot;&gt;&amp;&apos;"],
  ["the end of a CDATA section", "]]>", "]]&gt;"],
  ["control characters", "a\u0000b\u0008c\u001fd\te\n", "abcd\te\n"],
  ["halves of a character", "a\ud83db\udedec\u{1f6de}", "abc\u{1f6de}"],
  ["what is no character", "a\ufffeb\uffff", "ab"],
])("%s stand in XML as what they are, or not at all", (_what, text, written) => {
  expect(xmlText(text)).toBe(written);
});
