/** What XML 1.0 cannot hold in any spelling: control characters, halves of a surrogate pair, U+FFFE and U+FFFF. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that have to go
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A text as it may stand in an XML element or attribute; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
