import { ImportRefused } from "@/lib/backend/import/import-refused";

export type ListKind = "csv" | "xml" | "xlsx";

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, place) => bytes[place] === byte);

/** Is it packed by gzip? Source: RFC 1952, 2.3.1. */
export const isGzip = (bytes: Uint8Array) => begins(bytes, 0x1f, 0x8b, 8);

function textStart(bytes: Uint8Array): string {
  const wide = begins(bytes, 0xff, 0xfe) ? "utf-16le" : begins(bytes, 0xfe, 0xff) ? "utf-16be" : "utf-8";
  return new TextDecoder(wide).decode(bytes.subarray(0, 2048), { stream: true }).trimStart();
}

/** Bytes that no text has: all of C0 but tab, line breaks, form feed and escape. UTF-16 has zeros, but half of the bytes at most. */
function isBinary(bytes: Uint8Array): boolean {
  if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) return false;
  const sample = bytes.subarray(0, 4096);
  let odd = 0;
  for (const byte of sample) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) odd += 1;
  return odd > sample.length / 100;
}

/**
 * What kind of list a file is, by its first bytes, whatever its name.
 * @param file what to call it in a refusal
 * @throws ImportRefused `old_xls`, `html_page`, `not_a_list`
 */
export function fileKind(bytes: Uint8Array, file: string): ListKind {
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0x50, 0x4b, 5, 6)) return "xlsx";
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ImportRefused("old_xls", { file });
  const text = textStart(bytes);
  if (
    /^<(?:!doctype\s+html|html|head|body|table|meta|script)\b/i.test(text) ||
    /^<\?xml[^>]*>\s*(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html)\b/is.test(text)
  ) {
    throw new ImportRefused("html_page", { file });
  }
  if (text.startsWith("%PDF-")) throw new ImportRefused("not_a_list", { file });
  if (/^<[?!\p{L}_]/u.test(text)) return "xml";
  if (isBinary(bytes)) throw new ImportRefused("not_a_list", { file });
  return "csv";
}
