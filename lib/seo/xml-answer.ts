/** Seconds for which anybody may keep a sitemap: crawlers come back in hours. */
const freshFor = 600;

/** An XML document for crawlers; it is read, never listed among results itself. */
export function xmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": `public, max-age=${freshFor}`,
      "x-robots-tag": "noindex",
    },
  });
}
