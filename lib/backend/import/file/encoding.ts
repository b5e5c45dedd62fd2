import { ImportRefused } from "@/lib/backend/import/import-refused";

/** Encodings price lists come in; each is a name `TextDecoder` knows. */
export const encodings = ["utf-8", "windows-1250", "windows-1251", "iso-8859-2", "utf-16le", "utf-16be"] as const;
export type FileEncoding = (typeof encodings)[number];

const otherNames: Record<string, FileEncoding> = {
  utf8: "utf-8",
  cp1250: "windows-1250",
  win1250: "windows-1250",
  cp1251: "windows-1251",
  win1251: "windows-1251",
  latin2: "iso-8859-2",
  "iso8859-2": "iso-8859-2",
  utf16: "utf-16le",
};

/**
 * The encoding a person named.
 * @throws ImportRefused `unknown_encoding`
 */
export function namedEncoding(name: string): FileEncoding {
  const plain = name.trim().toLowerCase();
  const known = encodings.find((encoding) => encoding === plain) ?? otherNames[plain];
  if (!known) throw new ImportRefused("unknown_encoding", { name, known: encodings.join(", ") });
  return known;
}

function isUtf8(sample: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(sample, { stream: true }); // a letter cut at the end is no fault
    return true;
  } catch {
    return false; // the decoder's only way to say that these bytes are not UTF-8
  }
}

const letters = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).join("").length;

/** How likely a text was decoded correctly. */
function likelihood(text: string, encoding: "windows-1250" | "windows-1251" | "iso-8859-2"): number {
  const odd = 3 * letters(text, /[\u0080-\u009f\ufffd¤¦§¨Ё]/g);
  if (encoding !== "windows-1251") return letters(text, /[áäčďéěíĺľňóôöřŕšťúůüýžß]/giu) - odd;
  // Russian has runs of Cyrillic letters; a wrongly decoded Czech text has single ones inside Latin words.
  return letters(text, /[а-яё]{3,}/giu) - letters(text, /[a-z][а-яё]|[а-яё][a-z]/giu) - odd;
}

/**
 * The likeliest encoding of a file by its first bytes: a byte order mark, else UTF-8 if the bytes are valid UTF-8, else
 * the one of the three one-byte encodings that gives the most letters of its languages and the fewest odd signs.
 */
export function detectEncoding(sample: Uint8Array): FileEncoding {
  if (sample[0] === 0xff && sample[1] === 0xfe) return "utf-16le";
  if (sample[0] === 0xfe && sample[1] === 0xff) return "utf-16be";
  if (isUtf8(sample)) return "utf-8";
  const scores = (["windows-1251", "windows-1250", "iso-8859-2"] as const).map((encoding) => ({
    encoding,
    score: likelihood(new TextDecoder(encoding).decode(sample), encoding),
  }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).encoding;
}
