import { isPlausibleSize, type TyreSize } from "@/lib/domain/tyre-size";

/** A size read out of text, with whatever of the service description stood beside it. Absent: not written. */
export type ParsedTyreSize = {
  size: TyreSize;
  loadIndex?: number;
  /** The load index of twin mounting: 107 in `109/107T`. */
  loadIndexDual?: number;
  /** A letter, or `(Y)` for more than 300 km/h. */
  speedSymbol?: string;
  xl?: true;
  zr?: true;
  /** American light-truck marking, `LT265/70 R17`. */
  lt?: true;
};

export type FoundTyreSize = { parsed: ParsedTyreSize; start: number; end: number };

// Supplier lists from the east mix Cyrillic look-alikes into sizes (`R16С`, `82Н`). One character for one, so that
// positions in the text stay what they were.
const lookalikes: Record<string, string> = { А: "A", В: "B", Е: "E", К: "K", М: "M", Н: "H", О: "O", С: "C", Т: "T" };
const moreLookalikes: Record<string, string> = {
  У: "Y",
  Х: "X",
  "×": "X",
  "✕": "X",
  "∕": "/",
  "‐": "-",
  "–": "-",
  "−": "-",
};

function plain(text: string): string {
  return text
    .replace(/[a-zа-я]/g, (letter) => letter.toUpperCase())
    .replace(/[АВЕКМНОСТУХ×✕∕‐–−]/g, (sign) => lookalikes[sign] ?? moreLookalikes[sign] ?? sign)
    .replace(/Р(?=\s*\d)/g, "R") // before a rim it is the Russian R, elsewhere it looks like P
    .replace(/Р/g, "P");
}

// Every gap is bounded: a shopper's or a supplier's text must not be able to make the search slow.
const before = String.raw`(?<![\p{L}\d]|\d[.,])(?<prefix>HL|LT|P)?\s?`;
const join = String.raw`(?:\s{0,3}[/\\\-X*.,_Ø]\s{0,3}|\s{1,3})?`;
const rim = String.raw`(?<rim>\d{2}(?:[.,]5(?!\d))?)`;
const speed = "(?:A[1-8]|[B-HJ-NP-WY])";
const notGlued = String.raw`(?![\p{L}\d])`;
const index = String.raw`(?<li>\d{2,3})(?:[/-](?<dual>\d{2,3}))?`;
// A rim is followed by a sign, by a mark (C, XL) or straight by the load index: 20555R1691V.
const after = String.raw`(?:\s{0,3}(?<mark>CP|C|LT)(?!\p{L}))?(?:${notGlued}|(?=XL|RF)|(?=\d{2,3}(?:/\d{2,3})?${speed}${notGlued}))`;

const patterns = [
  String.raw`${before}(?<width>\d{3})${join}(?<profile>\d{2})${join}(?:(?<old>[SHVZ])?\s{0,3}(?<con>RF|[RDB]))?${join}${rim}${after}`,
  String.raw`${before}(?<width>\d{3})(?:\s{0,3}/\s{0,3}-?)?\s{0,3}(?<old>[SHVZ])?\s{0,3}(?<con>[RD])\s{0,3}${rim}${after}`,
].map((source) => new RegExp(source, "gu"));

const service = new RegExp(
  String.raw`^[\s,;:|"″]{0,6}(?:(?:TL|TT|XL|RF|\d{1,2}\s?PR)[\s,]{1,3}){0,4}\(?${index}\s{0,3}(?:(?<speed>\(?${speed}\)?)\)?(?:${notGlued}|(?=XL|RF))|${notGlued})`,
  "u",
);
const extraLoad = /(?:^|[^\p{L}\d])(?:XL|RF|EXTRA\s?LOAD|REINF(?:ORCED)?)(?![\p{L}\d])/u;

function serviceDescription(tail: string): { read: Omit<ParsedTyreSize, "size">; length: number } {
  const groups = service.exec(tail);
  const { li, dual, speed: symbol } = groups?.groups ?? {};
  const loadIndex = Number(li);
  // Without a speed symbol a bare number may be anything (pieces, a year): only a usual load index counts.
  if (!groups || li === undefined || (symbol === undefined && (loadIndex < 60 || loadIndex > 199))) {
    return { read: {}, length: 0 };
  }
  const written = groups[0];
  const overThreeHundred = symbol?.includes("Y") && /\(\s{0,3}(?:[\d/-]+\s{0,3})?\(?Y\)/.test(written);
  const read: Omit<ParsedTyreSize, "size"> = { loadIndex };
  if (dual !== undefined) read.loadIndexDual = Number(dual);
  if (symbol !== undefined) read.speedSymbol = overThreeHundred ? "(Y)" : symbol.replace(/[()]/g, "");
  return { read, length: written.length };
}

function readMatch(match: RegExpExecArray, text: string): FoundTyreSize | null {
  const { prefix, width, profile, old, con, rim: inches = "", mark } = match.groups ?? {};
  const size: TyreSize = {
    width: Number(width),
    profile: profile === undefined ? null : Number(profile),
    construction: con === "D" || con === "B" ? con : "R",
    rim: Number(inches.replace(",", ".")),
    commercial: mark === "C" || mark === "CP",
  };
  if (!isPlausibleSize(size)) return null;
  const sizeEnd = match.index + match[0].length;
  const tail = text.slice(sizeEnd);
  const { read, length } = serviceDescription(tail);
  const parsed: ParsedTyreSize = { size, ...read };
  if (old === "Z") parsed.zr = true;
  else if (old !== undefined && parsed.speedSymbol === undefined) parsed.speedSymbol = old;
  if (prefix === "LT" || mark === "LT") parsed.lt = true;
  if (extraLoad.test(` ${tail.slice(0, length)} ${tail.slice(length)}`)) parsed.xl = true;
  return { parsed, start: match.index, end: sizeEnd + length };
}

/**
 * The first metric tyre size in free text (a search query, a supplier's product name), with its place in that text;
 * `null` when there is none. Flotation (31×10.50 R15) and lorry inch sizes (11R22.5, 7.50 R16) are not metric sizes.
 */
export function findTyreSize(text: string): FoundTyreSize | null {
  const normal = plain(text);
  let best: FoundTyreSize | null = null;
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(normal); match; match = pattern.exec(normal)) {
      const found = readMatch(match, normal);
      if (found) {
        if (!best || found.start < best.start) best = found;
        break;
      }
      pattern.lastIndex = match.index + 1;
    }
  }
  return best;
}

/**
 * Reads a size that stands at the beginning of `text`, in any usual spelling: `205/55 ZR16`, `2055516`, `205-55-r16`,
 * `215/65 R16C 109/107T`, `155 R13`; further words after it are ignored. `null` when the text does not begin with one.
 */
export function parseTyreSize(text: string): ParsedTyreSize | null {
  const found = findTyreSize(text);
  return found && text.slice(0, found.start).trim() === "" ? found.parsed : null;
}
