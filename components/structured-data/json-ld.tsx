import type { Thing } from "schema-dts";
import { jsonLdText } from "@/lib/seo/structured-data/json-ld-text";

/** React key of an entry. Not its text, as keys are sent to the browser too. */
const kindOf = (thing: Thing) => (typeof thing === "string" ? thing : String(thing["@type"]));

/** Structured data of a page, for search engines: data in a script element, no script. */
export function JsonLd({ data }: { data: readonly Thing[] }) {
  return data.map((thing) => {
    const text = jsonLdText(thing);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText writes every character that could end the element as an escape
    return <script key={kindOf(thing)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
