import type { Thing } from "schema-dts";

const escaped: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * The text of a `script` element that holds structured data. A name such as `</script>` stays text: whatever could end
 * the element or begin markup is written as an escape of JSON, which readers of JSON-LD undo.
 */
export function jsonLdText(thing: Thing): string {
  const data = typeof thing === "string" ? { "@id": thing } : thing;
  const text = JSON.stringify({ "@context": "https://schema.org", ...data });
  return text.replace(/[<>&\u2028\u2029]/g, (character) => escaped[character] ?? character);
}
